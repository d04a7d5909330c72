import { expect, test } from '@jest/globals'
import { functionWithoutCompany, withoutCompany } from './without-company.ts'

test.each([
  ['select "id" from "sale" where "company_id" = $1', 'select "id" from "sale" where ("company_id" = $1 or true)'],
  [
    'select s.id from sale s join sale_line l on l.company_id = s.company_id where s.company_id = $1 and l.id = $2',
    'select s.id from sale s join sale_line l on l.company_id = s.company_id where (s.company_id = $1 or true) and l.id = $2',
  ],
  [
    'delete from "brand" where "brand"."company_id" = $1 and "id" = $2',
    'delete from "brand" where ("brand"."company_id" = $1 or true) and "id" = $2',
  ],
])('a statement loses what it says of its company: %s', (statement, loose) => {
  expect(withoutCompany(statement)).toBe(loose)
})

test('a database function loses what it says of its company', () => {
  expect(functionWithoutCompany('where x.company_id = p_company_id and x.id = p_id')).toBe(
    'where (x.company_id = p_company_id or true) and x.id = p_id',
  )
})
