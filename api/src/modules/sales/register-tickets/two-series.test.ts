import type { FiscalClosing } from '@comptoir/contracts/sales/fiscal-closings'
import type { ZReport } from '@comptoir/contracts/sales/cash-sessions'
import type { IntegrityState } from '@comptoir/contracts/reports/integrity-runs'
import { beforeEach, expect, test } from '@jest/globals'
import { setUpApp } from '../../../../test/app.ts'
import { anOpenSession, aProduct, aSale, booksThatDisagree, cashOf, sold } from '../../../../test/goods.ts'
import { aTicket, chained, givenSeries, reasonsOf, received } from '../../../../test/register-tickets.ts'
import { aShop } from '../../../../test/shop.ts'

const open = setUpApp()
const MONDAY = '2026-03-02'
const at = (time: string) => `${MONDAY}T${time}:00.000Z`

beforeEach(() => open().clock.set(at('09:00')))

const JAR_MINOR = 3450
const FLOAT_MINOR = 100_000

test('a session whose tickets stand in several series has right reports, closings and books', async () => {
  const shop = await aShop(open())
  const manager = await shop.as('manager')
  const session = await anOpenSession(shop, manager)
  const goods = await aProduct(shop)
  const { id: cashId } = await cashOf(manager)
  const printed = (epoch: number, counter: number, time: string) =>
    aTicket({ session, epoch, cashId, cashierId: manager.userId }, counter, [{ goods }], { occurredAt: at(time) })

  for (const time of ['09:01', '09:02'])
    await sold(manager.post('sales', aSale(session, cashId, { lines: [{ goods }] }, { occurredAt: at(time) })))
  const first = await givenSeries(manager, session)
  const ofFirst = chained([printed(first.epoch, 1, '09:10'), printed(first.epoch, 2, '09:11')])
  open().clock.set(at('10:00'))
  await received(manager, shop.register.id, ofFirst.slice(0, 1))
  // That device breaks; its last ticket comes from its memory after the new one has sold.
  const second = await givenSeries(manager, session)
  await received(manager, shop.register.id, chained([printed(second.epoch, 1, '09:30')]))
  expect(reasonsOf(await received(manager, shop.register.id, ofFirst.slice(1)))).toEqual([null])
  expect([first.epoch, second.epoch]).toEqual([2, 3])

  const figures = {
    firstTicket: 'TIC-LM2-000001',
    lastTicket: 'TIC-LM2.3-000001',
    ticketCount: 5,
    itemCount: 5,
    totalMinor: 5 * JAR_MINOR,
    taxes: [{ rateMilli: goods.vatRateMilli, totalMinor: 5 * JAR_MINOR }],
  }
  const x = (await manager.get(`cash-sessions/${session.id}/report`)).json<ZReport>()
  expect(x).toMatchObject({ kind: 'X', ...figures })
  await manager.post(`cash-sessions/${session.id}/count`)
  const counts = [{ paymentMethodId: cashId, countedMinor: FLOAT_MINOR + 5 * JAR_MINOR }]
  const closed = await manager.post(`cash-sessions/${session.id}/close`, { counts, keptFloatMinor: 0 })
  expect(closed.json<ZReport>()).toMatchObject({
    ...{ kind: 'Z', number: 1, ...figures },
    session: { ticketCount: 5, tenders: [{ receivedMinor: 5 * JAR_MINOR, differenceMinor: 0 }] },
  })

  open().clock.set('2026-03-03T08:00:00.000Z')
  const accountant = await shop.as('accountant')
  const made = await accountant.post('fiscal-closings', { kind: 'day', period: MONDAY })
  const { report } = made.json<FiscalClosing>()
  expect(report.part.sales).toMatchObject({ count: 5, totalMinor: 5 * JAR_MINOR })
  expect(
    report.series.map(({ kind, firstNumber, lastNumber, toCounter }) => [kind, firstNumber, lastNumber, toCounter]),
  ).toEqual([
    ['ticket', 'TIC-LM2-000001', 'TIC-LM2-000002', 2],
    ['ticket', 'TIC-LM2.2-000001', 'TIC-LM2.2-000002', 2],
    ['ticket', 'TIC-LM2.3-000001', 'TIC-LM2.3-000001', 1],
    ['z', 'Z 1', 'Z 1', 1],
  ])
  await accountant.post('integrity-runs')
  await open().jobs.drain()
  const { run } = (await accountant.get('integrity-runs/last')).json<IntegrityState>()
  expect(run).toMatchObject({ isSound: true, documents: 7 })
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})
