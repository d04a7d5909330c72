import 'fake-indexeddb/auto'
import { expect, test } from '@jest/globals'
import { newId } from '@comptoir/platform'
import { MOST_WRONG } from './approval-keys.ts'
import { TicketStore } from './ticket-store.ts'

const KEY = btoa('k'.repeat(32))
const OTHER = btoa('o'.repeat(32))
const keysOf = (companyId = newId()) => new TicketStore(companyId).approvalKeys()

test('a key signs for whoever opens the same database, and cannot be read', async () => {
  const companyId = newId()
  const [one, other] = [await keysOf(companyId), await keysOf(companyId)]
  await one.keep({ registerId: 'r1', epoch: 2 }, KEY)
  const signed = await other.sign('r1', 'a text')
  expect(signed).toMatch(/^[0-9a-f]{64}$/)
  expect(await one.sign('r1', 'a text')).toBe(signed)
  await one.keep({ registerId: 'r1', epoch: 3 }, OTHER)
  expect(await other.sign('r1', 'a text')).not.toBe(signed)
  expect(await one.sign('r2', 'a text')).toBeNull()
})

test('a sale asks once more after so many wrong answers; another sale, and a new epoch, from the beginning', async () => {
  const keys = await keysOf()
  expect(await keys.ask('r1', 's1')).toBeNull()
  await keys.keep({ registerId: 'r1', epoch: 2 }, KEY)
  expect(await keys.ask('r1', 's1')).toEqual({ epoch: 2, round: 1 })
  for (let wrong = 1; wrong < MOST_WRONG; wrong += 1) await keys.fail('r1', 's1')
  expect(await keys.ask('r1', 's1')).toEqual({ epoch: 2, round: 1 })
  await keys.keep({ registerId: 'r1', epoch: 2 }, KEY)
  await keys.fail('r1', 's1')
  expect(await keys.ask('r1', 's1')).toEqual({ epoch: 2, round: 2 })
  expect(await keys.ask('r1', 's2')).toEqual({ epoch: 2, round: 1 })
  await keys.keep({ registerId: 'r1', epoch: 3 }, KEY)
  expect(await keys.ask('r1', 's2')).toEqual({ epoch: 3, round: 1 })
})
