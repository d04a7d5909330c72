import { expect, test } from '@jest/globals'
import type { CashSession, CashSessionRow } from '@comptoir/contracts/sales/cash-sessions'
import { permissionsOf } from '@comptoir/contracts/catalogue'
import { setUpApp } from '../../../../test/app.ts'
import { aProduct, anOpenSession, aSale, cashOf, sold } from '../../../../test/goods.ts'
import { fileOf, listedRows, onTheClock, refusesOthers } from '../../../../test/list-files.ts'
import { aShop, type Caller, type Shop } from '../../../../test/shop.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { cashSessionExport } from './cash-session-export.ts'
import { listCashSessions } from './cash-sessions.queries.ts'

const open = setUpApp()

/** A closed session that is five hundred millimes short, then an open one in which something was sold. */
async function twoSessions(): Promise<{ shop: Shop; manager: Caller }> {
  const shop = await aShop(open())
  const manager = await shop.as('manager')
  const { id: cash } = await cashOf(manager)
  const goods = await aProduct(shop, { priceMicro: 31_117_000 })
  const first = await anOpenSession(shop, manager)
  await sold(manager.post('sales', aSale(first, cash, { lines: [{ goods }] })))
  await manager.post(`cash-sessions/${first.id}/count`)
  const counts = [{ paymentMethodId: cash, countedMinor: 130_617 }]
  expect((await manager.post(`cash-sessions/${first.id}/close`, { counts, keptFloatMinor: 50_000 })).statusCode).toBe(
    200,
  )
  const second = await anOpenSession(shop, manager, 50_000)
  await sold(manager.post('sales', aSale(second, cash, { lines: [{ goods, quantityMilli: 2000 }] })))
  return { shop, manager }
}

const STATES = {
  fr: { register: 'Caisse', open: 'Ouverte', counting: 'En comptage', closed: 'Clôturée' },
  ar: { register: 'الصندوق', open: 'مفتوحة', counting: 'قيد العدّ', closed: 'مغلقة' },
} as const

const amount = (minor: number | null) => (minor === null ? null : minor / 1000)

async function cellsOf(caller: Caller, row: CashSessionRow, language: keyof typeof STATES): Promise<unknown[]> {
  const session = (await caller.get(`cash-sessions/${row.id}`)).json<CashSession>()
  return [
    row.registerName,
    row.pointOfSaleName,
    STATES[language][row.state],
    new Date(`${session.businessDate}T00:00Z`),
    onTheClock(row.openedAt),
    row.openedBy,
    onTheClock(row.closedAt),
    session.closedBy,
    row.zNumber,
    row.ticketCount,
    amount(row.salesMinor),
    amount(session.openingFloatMinor),
    amount(row.expectedMinor),
    amount(row.countedMinor),
    amount(row.differenceMinor),
    amount(session.keptFloatMinor),
    null,
    null,
  ]
}

test.each(['fr', 'ar'] as const)(
  'the export of cash sessions holds cell by cell what the API answers, in %s',
  async (language) => {
    const { manager } = await twoSessions()
    for (const [query, count] of [
      ['', 2],
      ['&order[field]=openedAt&order[direction]=asc', 2],
      ['&filter[state]=closed', 1],
    ] as const) {
      const rows = await listedRows<CashSessionRow>(manager, 'cash-sessions', query)
      expect(rows).toHaveLength(count)
      const file = await fileOf(manager, 'cash-sessions', language, query)
      expect(file.head).toHaveLength(18)
      expect(file.head[0]).toBe(STATES[language].register)
      expect(file.rows).toEqual(await Promise.all(rows.map((row) => cellsOf(manager, row, language))))
    }
    const [closed] = await listedRows<CashSessionRow>(manager, 'cash-sessions', '&filter[state]=closed')
    expect(closed).toMatchObject({ expectedMinor: 131_117, countedMinor: 130_617, differenceMinor: -500 })
  },
)

test('no cell tells more than the list tells the same reader: neither what a drawer should hold nor sessions of others', async () => {
  const { shop, manager } = await twoSessions()
  const heads = ['Sales', 'Expected'] as const
  for (const role of ['cashier', 'readOnly', 'manager'] as const) {
    const ctx = {
      ...shop.ctx,
      userId: manager.userId,
      permissions: new Set(permissionsOf(role)),
      language: 'en' as const,
    }
    const query = { page: 1, limit: 500, filter: {} }
    const { rows, cells } = await inTransaction(ctx, async (tx) => ({
      rows: (await listCashSessions(tx, query)).data,
      cells: (await cashSessionExport.read(tx, query, { timeZone: 'Africa/Tunis', currency: 'TND' })).data,
    }))
    const [sales, expected] = heads.map((head) =>
      cashSessionExport.columns.findIndex(({ header }) => header.en === head),
    )
    expect(cells.map((row) => [row[sales ?? -1], row[expected ?? -1]])).toEqual(
      rows.map(({ salesMinor, expectedMinor }) => [amount(salesMinor), amount(expectedMinor)]),
    )
    const isHidden = rows.map(({ expectedMinor }) => expectedMinor === null)
    expect(isHidden).toEqual(role === 'manager' ? [false, false] : [true, false])
  }
  const stranger = { ...shop.ctx, permissions: new Set(permissionsOf('cashier')) }
  const seen = await inTransaction(stranger, (tx) =>
    cashSessionExport.read(tx, { page: 1, limit: 500, filter: {} }, { timeZone: 'Africa/Tunis', currency: 'TND' }),
  )
  expect(seen.data).toEqual([])
})

test('the export of cash sessions is refused to who may only read them', async () => {
  await refusesOthers(open(), await aShop(open()), 'cash-sessions', ['cashier', 'stockKeeper', 'readOnly'])
})
