import { expect, test } from '@jest/globals'
import type { Register } from '@comptoir/contracts/company/registers'
import type { PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import type { Sale, SaleRow } from '@comptoir/contracts/sales/sales'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aProduct, anOpenSession, aSale, cashOf, sold } from '../../../../test/goods.ts'
import { fileOf, listedRows, onTheClock, refusesOthers } from '../../../../test/list-files.ts'
import { aShop, type Caller, type Shop } from '../../../../test/shop.ts'
import { anotherShop } from '../../../../test/shops.ts'

const open = setUpApp()

/** Three tickets in the shop, one with a discount, and one in another shop of the company. */
async function aCompanyThatSold(): Promise<{ shop: Shop; administrator: Caller }> {
  const shop = await aShop(open())
  const administrator = await shop.as('administrator')
  const { id: cash } = await cashOf(administrator)
  const here = await anOpenSession(shop, administrator)
  const discount = { kind: 'rate', rateMilli: 10_000 } as const
  const carts = [
    { lines: [{ goods: await aProduct(shop, { priceMicro: 3_450_000 }), quantityMilli: 2000 }], receivedMinor: 10_000 },
    { lines: [{ goods: await aProduct(shop, { priceMicro: 12_345_000, vatRateMilli: 7000 }), discount }] },
    { lines: [{ goods: await aProduct(shop, { priceMicro: 999_000 }) }] },
  ]
  for (const cart of carts) await sold(administrator.post('sales', aSale(here, cash, cart)))
  const other = await administrator.post('points-of-sale', anotherShop('TU', 'Tunis'))
  const { id: otherId } = other.json<PointOfSale>()
  const register = await administrator.post(`points-of-sale/${otherId}/registers`, { code: '1', name: 'Caisse 1' })
  const opened = await administrator.post('cash-sessions', {
    id: newId(),
    registerId: register.json<Register>().id,
    openingFloatMinor: 0,
  })
  const there = opened.json<CashSession>()
  const goods = await aProduct(shop, { priceMicro: 7_777_000 })
  await sold(administrator.post('sales', aSale(there, cash, { lines: [{ goods }] })))
  return { shop, administrator }
}

const WORDS = {
  fr: { number: 'Numéro', walkIn: 'Client passager', cash: 'Espèces' },
  ar: { number: 'العدد', walkIn: 'حريف عابر', cash: 'نقدا' },
} as const

/** What the API answers of a ticket of its list, in the order of the file's columns. */
async function cellsOf(caller: Caller, { id, ...row }: SaleRow, language: keyof typeof WORDS): Promise<unknown[]> {
  const sale = (await caller.get(`sales/${id}`)).json<Sale>()
  const session = (await caller.get(`cash-sessions/${sale.cashSessionId}`)).json<CashSession>()
  return [
    row.number,
    onTheClock(row.occurredAt),
    new Date(`${sale.businessDate}T00:00Z`),
    row.pointOfSaleName,
    row.registerName,
    onTheClock(session.openedAt),
    session.zNumber,
    row.cashier,
    WORDS[language].walkIn,
    row.representative,
    row.itemCount,
    sale.netHtMinor / 1000,
    sale.fodecMinor / 1000,
    sale.vatMinor / 1000,
    sale.stampMinor / 1000,
    row.totalMinor / 1000,
    row.discountMinor / 1000,
    sale.receivedMinor / 1000,
    sale.changeMinor / 1000,
    sale.roundingMinor / 1000,
    WORDS[language].cash,
    null,
    null,
    sale.note ?? null,
    null,
  ]
}

test.each(['fr', 'ar'] as const)(
  'the export of tickets holds cell by cell what the API answers, in %s',
  async (language) => {
    const { administrator } = await aCompanyThatSold()
    for (const [query, count] of [
      ['', 4],
      ['&order[field]=totalMinor&order[direction]=asc', 4],
      ['&search[text]=000002', 1],
    ] as const) {
      const rows = await listedRows<SaleRow>(administrator, 'sales', query)
      expect(rows).toHaveLength(count)
      const file = await fileOf(administrator, 'sales', language, query)
      expect(file.head).toHaveLength(25)
      expect(file.head[0]).toBe(WORDS[language].number)
      expect(file.rows).toEqual(await Promise.all(rows.map((row) => cellsOf(administrator, row, language))))
    }
  },
)

test('a manager of one shop is given the tickets of that shop, as in the list', async () => {
  const { shop } = await aCompanyThatSold()
  const manager = await shop.as('manager')
  const rows = await listedRows<SaleRow>(manager, 'sales')
  const file = await fileOf(manager, 'sales', 'fr')
  expect(file.rows).toHaveLength(3)
  expect(file.rows).toEqual(await Promise.all(rows.map((row) => cellsOf(manager, row, 'fr'))))
  expect(new Set(file.rows.map(([, , , pointOfSale]) => pointOfSale))).toEqual(new Set(['La Marsa']))
})

test('the export of tickets is refused to who may only read them', async () => {
  await refusesOthers(open(), await aShop(open()), 'sales', ['cashier', 'stockKeeper', 'readOnly'])
})
