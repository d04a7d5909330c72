import type { CashSession, CashSessionRow, ZReport } from '@comptoir/contracts/sales/cash-sessions'
import { RESOURCES } from '@comptoir/contracts/catalogue'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { SaleLineInput, type Sale } from '@comptoir/contracts/sales/sales'
import { CASH_SESSIONS } from '@comptoir/contracts/sales/cash-sessions'
import { LARGEST_AMOUNT_MINOR, LARGEST_TOTAL } from '@comptoir/money'
import { describe, expect, test } from '@jest/globals'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../test/app.ts'
import { extremesOf } from '../../test/extremes.ts'
import { aProduct, anOpenSession, aSale, booksThatDisagree, cashOf, sold } from '../../test/goods.ts'
import { sampleOf } from '../../test/sample.ts'
import { aShop, refuses, type Caller, type Shop } from '../../test/shop.ts'

const open = setUpApp()
const FORMATS = ['csv', 'xlsx', 'pdf']
/** Where the figures of tickets and sessions are read. */
const SOLD = ['sales', 'cash-sessions', 'product-sales', 'products', 'fiscal-closings']

/** Addresses of all that can be read below a company; `{id}` stands for any further part. */
function readable(): string[] {
  const paths = Object.entries(open().app.swagger().paths ?? {})
  return paths
    .filter(([path, methods]) => path.startsWith('/api/{companyId}/') && 'get' in (methods as object))
    .map(([path]) => path.slice('/api/{companyId}/'.length).replaceAll(/\{\w+\}/g, '{id}'))
}

/**
 * Reads everything that the company has below some paths, each row by its id wherever an id is asked for, and every list
 * as a file.
 */
async function readsAll(caller: Caller, shop: Shop, ids: readonly string[], below: readonly string[]): Promise<void> {
  const wrong: string[] = []
  const read = async (address: string): Promise<void> => {
    const { statusCode } = await caller.get(address)
    if (statusCode >= 500) wrong.push(`${address}: ${statusCode}`)
  }
  const paths = readable().filter((path) => below.some((each) => path.startsWith(each)))
  expect(paths.length).toBeGreaterThan(2)
  for (const path of paths) {
    const queries = path.endsWith('/export') ? FORMATS.map((format) => `?format=${format}`) : ['']
    const asked = path.endsWith('/find') ? [`?pointOfSaleId=${shop.pointOfSaleId}`] : queries
    const known = path.includes('{id}') ? ids : ['']
    for (const id of known) for (const query of asked) await read(`${path.replaceAll('{id}', id)}${query}`)
  }
  expect(wrong).toEqual([])
}

describe.each(RESOURCES.map((resource) => [resource.path, resource] as const))(
  '%s at their extremes',
  (path, resource) => {
    test('are taken or refused in words, and read back as they were given', async () => {
      const shop = await aShop(open())
      const caller = await shop.as('administrator')
      const ids: string[] = []
      for (const { property, within } of extremesOf(resource.input))
        for (const value of within) {
          const made = await caller.post(path, { ...(await sampleOf(resource, shop)), [property]: value })
          if (made.statusCode !== 201) {
            expect([property, value, made.statusCode < 500]).toEqual([property, value, true])
            continue
          }
          const { id } = made.json<{ id: string }>()
          ids.push(id)
          const row = (await caller.get(`${path}/${id}`)).json<Record<string, unknown>>()
          if (property in row) expect([property, row[property]]).toEqual([property, value])
        }
      expect(ids.length).toBeGreaterThan(0)
      await readsAll(caller, shop, ids.slice(0, 3), [path])
    })

    test('are refused just beyond, with the limit in the sentence', async () => {
      const shop = await aShop(open())
      const caller = await shop.as('administrator')
      for (const { property, beyond } of extremesOf(resource.input))
        for (const value of beyond) {
          const body = { ...(await sampleOf(resource, shop)), [property]: value }
          const { message } = await refuses(caller.post(path, body), 'request.invalid')
          expect([property, message]).toEqual([property, expect.stringMatching(/\d/)])
        }
    })
  },
)

const { quantityMilli: Quantity, unitPriceMicro: Price } = SaleLineInput.properties
const FIGURES = extremesOf({ properties: { quantity: Quantity, price: Price } } as object)
const FLOATS = extremesOf(CASH_SESSIONS.parts.transitions.open.input).flatMap(({ within }) => within)

describe('sessions, tickets and returns at their extremes', () => {
  test.each(FLOATS.filter((float) => typeof float === 'number'))('a float of %i', async (float) => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const session = await anOpenSession(shop, administrator, float)
    const cash = await cashOf(administrator)
    const ids = [session.id]
    for (const { property, within } of FIGURES)
      for (const end of within.filter((value) => typeof value === 'number' && value > 0)) {
        const figure = Number(end)
        const priceMicro = property === 'price' ? figure : 100
        const goods = await aProduct(shop, { priceMicro, designation: '😀'.repeat(250), stock: 0 })
        const quantityMilli = property === 'quantity' ? figure : 1000
        const sale = await sold(
          administrator.post(
            'sales',
            aSale(session, cash.id, { lines: [{ goods, quantityMilli }], receivedMinor: LARGEST_AMOUNT_MINOR }),
          ),
        )
        ids.push(sale.id, goods.id)
        expect((await administrator.get(`sales/${sale.id}`)).json<Sale>()).toEqual(sale)
        const { totalMinor, lines, occurredAt } = sale
        const back = await administrator.post('sales-returns', {
          id: newId(),
          registerId: session.registerId,
          cashSessionId: session.id,
          occurredAt,
          reason: 'other',
          comment: 'ط'.repeat(250),
          lines: lines.map((line) => ({
            id: newId(),
            productId: line.productId,
            quantityMilli: line.quantityMilli,
            unitPriceMicro: line.unitPriceMicro,
          })),
          refunds: [{ id: newId(), paymentMethodId: cash.id, amountMinor: totalMinor }],
          totalMinor,
        })
        expect(back.statusCode).toBe(201)
        ids.push(back.json<{ id: string }>().id)
      }
    await readsAll(administrator, shop, ids, SOLD)
    await administrator.post(`cash-sessions/${session.id}/count`)
    const counts = [{ paymentMethodId: cash.id, countedMinor: LARGEST_TOTAL, comment: '😀'.repeat(250) }]
    const z = await administrator.post(`cash-sessions/${session.id}/close`, { counts, keptFloatMinor: float })
    expect(z.statusCode).toBe(200)
    expect(z.json<ZReport>().session.tenders[0]).toMatchObject({
      countedMinor: LARGEST_TOTAL,
      differenceMinor: LARGEST_TOTAL - float,
    })
    await readsAll(administrator, shop, ids, float === 0 ? SOLD : [''])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('a session beyond all totals is listed, read, reported and closed', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const session = await anOpenSession(shop, administrator)
    const cash = await cashOf(administrator)
    const payment = (line: number) => ({
      company_id: shop.companyId,
      id: newId(),
      kind: 'payment' as const,
      payment_method_id: cash.id,
      cash_session_id: session.id,
      register_id: session.registerId,
      amount_minor: 2 * LARGEST_TOTAL,
      currency: 'TND',
      document_kind: 'sale',
      document_id: newId(),
      line_number: line,
      user_id: administrator.userId,
      occurred_at: new Date(),
      recorded_at: new Date(),
    })
    await open()
      .admin.insertInto('money_ledger')
      .values([payment(1), payment(2)])
      .execute()
    const [row] = (await administrator.get('cash-sessions/paginated')).json<PaginatedOf<CashSessionRow>>().data
    expect(row?.expectedMinor).toBe(LARGEST_TOTAL)
    const { tenders } = (await administrator.get(`cash-sessions/${session.id}`)).json<CashSession>()
    expect(tenders[0]).toMatchObject({ receivedMinor: LARGEST_TOTAL, expectedMinor: LARGEST_TOTAL })
    await readsAll(administrator, shop, [session.id], SOLD)
    await administrator.post(`cash-sessions/${session.id}/count`)
    const counts = [{ paymentMethodId: cash.id, countedMinor: 0 }]
    const z = await administrator.post(`cash-sessions/${session.id}/close`, { counts, keptFloatMinor: 0 })
    expect(z.json<ZReport>().session.tenders[0]?.differenceMinor).toBe(-LARGEST_TOTAL)
    await readsAll(administrator, shop, [session.id], SOLD)
  })

  test('a stock beyond all totals is refused, and what there is stays', async () => {
    const shop = await aShop(open(), { stockPolicy: 'allow' })
    const cashier = await shop.as('cashier')
    const [session, cash] = [await anOpenSession(shop, cashier), await cashOf(cashier)]
    const goods = await aProduct(shop, { priceMicro: 1_000_000, stock: 0 })
    await open()
      .admin.insertInto('stock_balance')
      .values({
        company_id: shop.companyId,
        location_id: shop.locationId,
        product_id: goods.id,
        on_hand_milli: 1000 - LARGEST_TOTAL,
      })
      .execute()
    const sell = (quantityMilli: number) =>
      cashier.post('sales', aSale(session, cash.id, { lines: [{ goods, quantityMilli }] }))
    await refuses(sell(2000), 'request.outOfBounds')
    expect((await sell(1000)).statusCode).toBe(201)
    const found = await cashier.get(`products/find?pointOfSaleId=${shop.pointOfSaleId}&text=${goods.code}`)
    expect(found.json<{ data: { onHandMilli: number }[] }>().data[0]?.onHandMilli).toBe(-LARGEST_TOTAL)
  })
})
