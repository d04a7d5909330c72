import { expect, test } from '@jest/globals'
import { fanOutFaults } from './fan-outs.ts'

const MANY = 'multi-task query about to be executed'
const LIST = 'select "c"."id", "c"."name", "c"."city"\n from "company" as "c" order by 1'
const heard = (statement: string, user = 'app_admin', said = MANY) => ({
  operation: 'GET /a',
  notice: { said, statement, user },
})

test('lists of the whole installation may ask all nodes', () => {
  expect(fanOutFaults([heard(LIST)])).toEqual([])
})

test.each([
  ['of requests', heard(LIST, 'app_rw')],
  ['that is not written down', heard('select * from "sale"')],
])('a statement %s may not, and is told once', (_, notice) => {
  expect(fanOutFaults([notice, notice])).toEqual([expect.stringMatching(/^GET \/a asks all nodes as app_/)])
})

test('what else the engine says is of no matter', () => {
  expect(fanOutFaults([heard('select * from "sale"', 'app_rw', 'there is no transaction in progress')])).toEqual([])
})
