import 'fake-indexeddb/auto'
import { expect, test } from '@jest/globals'
import { newId } from '@comptoir/platform'
import { aCashSession } from '../../testing/a-session.ts'
import { someSale } from '../../testing/some-sale.ts'
import { TicketServer } from './testing/ticket-server.ts'
import { TicketStore } from './ticket-store.ts'

async function twoTabs() {
  const companyId = newId()
  const [one, other] = [new TicketStore(companyId), new TicketStore(companyId)] as const
  await one.takeSeries(new TicketServer().seriesOf('r1', null, 0), null)
  const session = aCashSession({ registerId: 'r1', state: 'counting', openedAt: '2027-02-02T08:00:00.000Z' })
  return { one, other, session, sale: () => someSale({ cashSessionId: session.id }) }
}

test('while a session is counted in one tab, no other sells in it; afterwards it is sold in again', async () => {
  const { one, other, session, sale } = await twoTabs()
  await one.counts.begin(session)
  await expect(other.sell('r1', sale())).rejects.toThrow(session.id)
  expect(await other.counts.all()).toEqual([session])
  await other.sell('r1', { ...sale(), cashSessionId: newId() })
  await one.counts.end(session.id)
  expect((await other.sell('r1', sale())).cashSessionId).toBe(session.id)
})

test('its closing ends the count', async () => {
  const { one, session, sale } = await twoTabs()
  await one.counts.begin(session)
  const { id: sessionId, registerId, registerName, openedAt } = session
  const count = { counts: [], keptFloatMinor: 0 }
  await one.steps.take({ kind: 'closing', registerId, registerName, sessionId, openedAt, closedAt: openedAt, count })
  expect(await one.counts.all()).toEqual([])
  await expect(one.sell('r1', sale())).rejects.toThrow(session.id)
})

test('a count that ended elsewhere is let go after a month', async () => {
  const { one, session } = await twoTabs()
  await one.counts.begin(session)
  await one.forgetOld(new Date('2027-03-01T00:00:00.000Z'))
  expect(await one.counts.all()).toHaveLength(1)
  await one.forgetOld(new Date('2027-03-10T00:00:00.000Z'))
  expect(await one.counts.all()).toEqual([])
})
