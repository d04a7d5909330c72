import type { Product } from '@comptoir/contracts/inventory/products'
import type { CounterLots } from '@comptoir/contracts/inventory/counter-catalogue'
import type { RegisterTicket } from '@comptoir/contracts/sales/register-tickets'
import type { SoldGoods } from '@comptoir/contracts/sales/sales'
import { ticketShare, type ReturnableTicket, type SalesReturn } from '@comptoir/contracts/sales/sales-returns'
import { describe, expect, test } from '@jest/globals'
import { v7 as newId } from 'uuid'
import { setUpApp, type TestApp } from '../../../../test/app.ts'
import { anOpenSession, aProduct, aSale, booksThatDisagree, cashOf, type Goods } from '../../../../test/goods.ts'
import { aUnit } from '../../../../test/opening-stock.ts'
import { putProduct } from '../../../../test/products.ts'
import { aNumberingCounter, aTicket, chained, reasonsOf } from '../../../../test/register-tickets.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'

const open = setUpApp()
const OVER = '2020-01-31'
const SOON = '2030-06-30'
const LATER = '2031-06-30'

const asGoods = ({ id, code, designation }: Product, unitPriceMicro: number): Goods => ({
  ...{ id, code, designation, unitPriceMicro, vatRateMilli: 19_000 },
})

/** Milk of three lots: one that is over, two of 2 and 5. */
async function milk(test_: TestApp, shop: Shop, administrator: Caller): Promise<Goods> {
  await test_.admin.updateTable('company').set({ is_multi_batch: true }).where('id', '=', shop.companyId).execute()
  const lots = [
    { number: 'L-OVER', expiresOn: OVER, quantityMilli: 3000 },
    { number: 'L-SOON', expiresOn: SOON, quantityMilli: 2000 },
    { number: 'L-LATER', expiresOn: LATER, quantityMilli: 5000 },
  ]
  const product = await putProduct(administrator, {
    ...{ tracking: 'lots', lotsExpire: true, price: 1.5, priceBasis: 'ttc', vatRate: 19 },
    openingStock: [{ pointOfSaleId: shop.pointOfSaleId, lots }],
  })
  return asGoods(product, 1_500_000)
}

async function phones(shop: Shop, administrator: Caller): Promise<Goods> {
  const product = await putProduct(administrator, {
    ...{ tracking: 'serialNumbers', unitId: await aUnit(administrator), price: 300, priceBasis: 'ttc', vatRate: 19 },
    openingStock: [{ pointOfSaleId: shop.pointOfSaleId, serialNumbers: ['SN-1', 'SN-2', 'SN-3'] }],
  })
  return asGoods(product, 300_000_000)
}

const lotsThere = async (caller: Caller, { pointOfSaleId }: Shop) =>
  (await caller.get(`counter-catalogue/lots?pointOfSaleId=${pointOfSaleId}`))
    .json<CounterLots>()
    .data.map(({ number, onHandMilli }) => [number, onHandMilli])

function withGoods(ticket: RegisterTicket, goods: SoldGoods): RegisterTicket {
  return { ...ticket, lines: ticket.lines.map((line) => ({ ...line, ...goods })) }
}

describe('what a register sold by lots', () => {
  async function aCounter() {
    const counter = await aNumberingCounter(open())
    const administrator = await counter.shop.as('administrator')
    const goods = await milk(open(), counter.shop, administrator)
    const sell = async (quantityMilli: number, said: SoldGoods, at = 1, previousHash = '') => {
      const ticket = withGoods(aTicket(counter.register, at, [{ goods, quantityMilli }]), said)
      const sent = chained([ticket], previousHash)
      expect(reasonsOf(await counter.send(sent))).toEqual([null])
      return { sale: await counter.sale(ticket.id), hash: sent[0]?.hash ?? '' }
    }
    return { ...counter, goods, sell }
  }

  test('is of the lots that it names, which the shop has less of', async () => {
    const { shop, cashier, sell } = await aCounter()
    const lots = [
      { number: 'L-SOON', expiresOn: SOON, quantityMilli: 1000 },
      { number: 'L-LATER', expiresOn: LATER, quantityMilli: 2000 },
    ]
    const { sale } = await sell(3000, { lots })
    expect(sale.lines[0]?.lots).toEqual(lots)
    expect(sale.reviews).toBeUndefined()
    expect(await lotsThere(cashier, shop)).toEqual([
      ['L-OVER', 3000],
      ['L-SOON', 1000],
      ['L-LATER', 3000],
    ])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('is of those that expire first where it names none, and below zero of the last one where there are no more', async () => {
    const { shop, sell } = await aCounter()
    const { sale, hash } = await sell(3000, {})
    expect(sale.lines[0]?.lots).toEqual([
      { number: 'L-SOON', expiresOn: SOON, quantityMilli: 2000 },
      { number: 'L-LATER', expiresOn: LATER, quantityMilli: 1000 },
    ])
    const { sale: next } = await sell(9000, {}, 2, hash)
    expect(next.lines[0]?.lots?.reduce((sum, { quantityMilli }) => sum + quantityMilli, 0)).toBe(9000)
    expect([sale.reviews, next.reviews]).toEqual([undefined, undefined])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('is in the books also of a lot that nobody knows or that was over, which is said', async () => {
    const { shop, sell } = await aCounter()
    const { sale } = await sell(2000, {
      lots: [
        { number: 'L-NEW', expiresOn: LATER, quantityMilli: 1000 },
        { number: 'L-OVER', expiresOn: OVER, quantityMilli: 1000 },
      ],
    })
    expect(sale.lines[0]?.lots?.map(({ number }) => number)).toEqual(['L-NEW', 'L-OVER'])
    expect(sale.reviews).toEqual([
      { reason: 'lotUnknown', lineNumber: 1 },
      { reason: 'lotExpired', lineNumber: 1 },
    ])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('is no ticket where its lots are more than it sells', async () => {
    const { register, goods, send } = await aCounter()
    const lots = [{ number: 'L-SOON', expiresOn: SOON, quantityMilli: 1001 }]
    const ticket = withGoods(aTicket(register, 1, [{ goods }]), { lots })
    expect(reasonsOf(await send(chained([ticket])))).toEqual(['unreadable'])
  })

  test('of what has no lots, is as it was', async () => {
    const { register, shop, send, sale } = await aCounter()
    const bare = await aProduct(shop)
    const lots = [{ number: 'L-SOON', expiresOn: SOON, quantityMilli: 1000 }]
    const ticket = withGoods(aTicket(register, 1, [{ goods: bare }]), { lots })
    expect(reasonsOf(await send(chained([ticket])))).toEqual([null])
    expect((await sale(ticket.id)).lines[0]?.lots).toBeUndefined()
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('by serial numbers says which pieces, and what is missing of them', async () => {
    const { shop, register, send, sale } = await aCounter()
    const goods = await phones(shop, await shop.as('administrator'))
    const whole = withGoods(aTicket(register, 1, [{ goods, quantityMilli: 2000 }]), { serialNumbers: ['SN-2', 'SN-1'] })
    const part = withGoods(aTicket(register, 2, [{ goods, quantityMilli: 2000 }]), { serialNumbers: ['SN-9'] })
    expect(reasonsOf(await send(chained([whole, part])))).toEqual([null, null])
    expect((await sale(whole.id)).lines[0]?.serialNumbers).toEqual(['SN-2', 'SN-1'])
    const { lines, reviews } = await sale(part.id)
    expect(lines[0]?.serialNumbers).toEqual(['SN-9'])
    expect(reviews).toEqual([
      { reason: 'lotUnknown', lineNumber: 1 },
      { reason: 'serialNumberMissing', lineNumber: 1, shown: 1000, expected: 2000 },
    ])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })
})

describe('a sale that the server numbers', () => {
  async function aCounter() {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const cashier = await shop.as('cashier')
    const session = await anOpenSession(shop, cashier)
    const goods = await milk(open(), shop, administrator)
    const cash = await cashOf(cashier)
    const asked = (quantityMilli: number, said: object) => {
      const sale = aSale(session, cash.id, { lines: [{ goods, quantityMilli }] })
      return { ...sale, lines: sale.lines.map((line) => ({ ...line, ...said })) }
    }
    return { shop, administrator, cashier, session, goods, cash, asked }
  }

  test('answers with its lots, once and again, and gives them back when they are returned', async () => {
    const { shop, cashier, session, cash, asked } = await aCounter()
    const input = asked(3000, { lots: [{ number: 'L-LATER', quantityMilli: 3000 }] })
    const answers = [await cashier.post('sales', input), await cashier.post('sales', input)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 200])
    expect(answers[0]?.json()).toEqual(answers[1]?.json())
    const { number, lines } = answers[0]!.json()
    expect(lines[0].lots).toEqual([{ number: 'L-LATER', expiresOn: LATER, quantityMilli: 3000 }])
    const found = await cashier.get(`sales-returns/of-ticket?number=${number}&registerId=${session.registerId}`)
    const ticket = found.json<ReturnableTicket>()
    const back = [{ id: ticket.lines[0]?.id ?? '', quantityMilli: 1000 }]
    const totalMinor = ticketShare(ticket, back).totals.ttcMinor
    const returned = await cashier.post('sales-returns/of-ticket', {
      ...{ id: newId(), registerId: session.registerId, cashSessionId: session.id, saleId: ticket.saleId },
      ...{ occurredAt: new Date().toISOString(), reason: 'changedMind', totalMinor },
      lines: [{ id: newId(), saleLineId: back[0]?.id, quantityMilli: 1000, outcome: 'resell' }],
      refunds: [{ id: newId(), paymentMethodId: cash.id, amountMinor: totalMinor }],
    })
    expect(returned.statusCode).toBe(201)
    const made = returned.json<SalesReturn>()
    expect(made.lines[0]?.lots).toEqual([{ number: 'L-LATER', expiresOn: LATER, quantityMilli: 1000 }])
    expect((await cashier.get(`sales-returns/${made.id}`)).json()).toEqual(made)
    expect(await lotsThere(cashier, shop)).toEqual([
      ['L-OVER', 3000],
      ['L-SOON', 2000],
      ['L-LATER', 3000],
    ])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('is refused lots that are not as much as it sells, and a lot that is not known', async () => {
    const { cashier, asked } = await aCounter()
    const less = asked(3000, { lots: [{ number: 'L-SOON', quantityMilli: 2000 }] })
    await refuses(cashier.post('sales', less), 'sale.goodsDiffer')
    const pieces = asked(1000, { serialNumbers: ['SN-1'] })
    await refuses(cashier.post('sales', pieces), 'sale.goodsDiffer')
    const unknown = asked(1000, { lots: [{ number: 'L-9', quantityMilli: 1000 }] })
    await refuses(cashier.post('sales', unknown), 'sale.lotUnknown')
  })

  test('names no lot of another company', async () => {
    const { asked, cashier } = await aCounter()
    const other = await aCounter()
    const stranger = other.asked(1000, { lots: [{ number: 'L-SOON', quantityMilli: 1000 }] })
    await refuses(cashier.post('sales', { ...asked(1000, {}), lines: stranger.lines }), 'sale.productUnknown')
    expect(await lotsThere(other.cashier, other.shop)).toContainEqual(['L-SOON', 2000])
  })
})

test('the lots of a point of sale are told to whoever may enter it', async () => {
  const shop = await aShop(open())
  const other = await aShop(open())
  const path = `counter-catalogue/lots?pointOfSaleId=${shop.pointOfSaleId}`
  expect((await (await shop.as('cashier')).get(path)).json()).toEqual({ data: [] })
  await refuses((await other.as('administrator')).get(path), 'pointOfSale.notFound')
})
