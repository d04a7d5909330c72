import { expect, test } from '@jest/globals'
import type { ClosingFigures, FiscalClosing, FiscalClosingRow } from '@comptoir/contracts/sales/fiscal-closings'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aProduct, anOpenSession, aSale, cashOf, sold } from '../../../../test/goods.ts'
import { fileOf, listedRows, onTheClock, refusesOthers } from '../../../../test/list-files.ts'
import { aShop, type Caller } from '../../../../test/shop.ts'

const open = setUpApp()
const MONDAY = '2026-03-02'

/** A company that sold and took goods back on Monday, and closed that day and the next. */
async function twoClosings(): Promise<Caller> {
  open().clock.set(`${MONDAY}T10:00:00.000Z`)
  const shop = await aShop(open())
  const manager = await shop.as('manager')
  const { id: cash } = await cashOf(manager)
  const session = await anOpenSession(shop, manager)
  const goods = await aProduct(shop)
  const occurredAt = `${MONDAY}T10:00:00.000Z`
  const cart = { lines: [{ goods, quantityMilli: 2000 }], receivedMinor: 10_000 }
  await sold(manager.post('sales', aSale(session, cash, cart, { occurredAt })))
  const returned = await manager.post('sales-returns', {
    id: newId(),
    registerId: session.registerId,
    cashSessionId: session.id,
    occurredAt,
    reason: 'defective',
    lines: [{ id: newId(), productId: goods.id, quantityMilli: 1000, unitPriceMicro: 3_450_000 }],
    refunds: [{ id: newId(), paymentMethodId: cash, amountMinor: 3450 }],
    totalMinor: 3450,
  })
  expect(returned.statusCode).toBe(201)
  await manager.post(`cash-sessions/${session.id}/count`)
  const counts = [{ paymentMethodId: cash, countedMinor: 103_450 }]
  await manager.post(`cash-sessions/${session.id}/close`, { counts, keptFloatMinor: 0 })
  open().clock.set('2026-03-04T08:00:00.000Z')
  const accountant = await shop.as('accountant')
  for (const period of [MONDAY, '2026-03-03'])
    expect((await accountant.post('fiscal-closings', { kind: 'day', period })).statusCode).toBe(201)
  return accountant
}

const WORDS = { fr: { period: 'Période', day: 'Journée' }, ar: { period: 'الفترة', day: 'يوم' } } as const

const sums = (of: ClosingFigures): number[] => [
  of.count,
  ...[of.grossMinor, of.discountMinor, of.netHtMinor, of.fodecMinor, of.vatMinor, of.stampMinor].map(
    (minor) => minor / 1000,
  ),
  (of.roundingMinor ?? 0) / 1000,
]

async function cellsOf(caller: Caller, row: FiscalClosingRow, language: keyof typeof WORDS): Promise<unknown[]> {
  const { report } = (await caller.get(`fiscal-closings/${row.id}`)).json<FiscalClosing>()
  return [
    row.period.split('-').toReversed().join('/'),
    WORDS[language].day,
    row.number,
    ...sums(report.part.sales),
    row.salesMinor / 1000,
    ...sums(report.part.returns),
    row.returnsMinor / 1000,
    row.annexCount,
    row.perpetualMinor / 1000,
    report.perpetual.returnsMinor / 1000,
    onTheClock(row.recordedAt),
    row.closedBy,
  ]
}

test.each(['fr', 'ar'] as const)(
  'the export of closings holds cell by cell what the API answers, in %s',
  async (language) => {
    const accountant = await twoClosings()
    for (const [query, count] of [
      ['', 2],
      ['&order[field]=period&order[direction]=asc', 2],
      ['&search[text]=CLJ-000001', 1],
    ] as const) {
      const rows = await listedRows<FiscalClosingRow>(accountant, 'fiscal-closings', query)
      expect(rows).toHaveLength(count)
      const file = await fileOf(accountant, 'fiscal-closings', language, query)
      expect(file.head).toHaveLength(26)
      expect(file.head[0]).toBe(WORDS[language].period)
      expect(file.rows).toEqual(await Promise.all(rows.map((row) => cellsOf(accountant, row, language))))
    }
  },
)

test('the export of closings is refused to who may not read them', async () => {
  const others = ['manager', 'cashier', 'stockKeeper', 'readOnly'] as const
  await refusesOthers(open(), await aShop(open()), 'fiscal-closings', [...others])
})
