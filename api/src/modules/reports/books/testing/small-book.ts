import type { CashMovementInput } from '@comptoir/contracts/sales/cash-movements'
import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import type { Sale } from '@comptoir/contracts/sales/sales'
import type { SalesReturn } from '@comptoir/contracts/sales/sales-returns'
import { v7 as newId } from 'uuid'
import { aMember, atFirefox } from '../../../../../test/account-walk.ts'
import { PASSWORD } from '../../../../../test/accounts.ts'
import { aClient } from '../../../../../test/clients.ts'
import type { TestApp } from '../../../../../test/app.ts'
import {
  aPaymentMethod,
  aProduct,
  anOpenSession,
  aSale,
  cashOf,
  sold,
  type Cart,
  type Goods,
} from '../../../../../test/goods.ts'
import { settle } from '../../../../../test/point-of-sale.ts'
import { putProduct } from '../../../../../test/products.ts'
import { aShop, type Caller, type Shop } from '../../../../../test/shop.ts'

/** A small real book, made through the API: two closed sessions and an open one, with tickets, a return and the audit trail. */
export interface SmallBook {
  companyId: string
  shop: Shop
  /** Two of the first session, two of the second, three of the open one, of which the last had its cash rounded. */
  tickets: readonly Sale[]
  taken: SalesReturn
  closed: readonly CashSession[]
  cashier: Caller
}

/** What 10.350 is in cash. */
const ROUNDED_MINOR = 10_400

export async function aSmallBook(test: TestApp): Promise<SmallBook> {
  const shop = await aShop(test)
  const cashier = await shop.as('manager')
  const cash = await cashOf(cashier)
  await comeAndBeRefused(test, shop, cashier)
  await openTracked(test, shop, cashier)
  const [harissa, couscous] = [
    await aProduct(shop, { designation: 'Harissa du Cap Bon', priceMicro: 3_450_000 }),
    await aProduct(shop, { designation: 'Couscous moyen', priceMicro: 1_900_000, vatRateMilli: 7000 }),
  ]
  const card = await aPaymentMethod(cashier, { kind: 'card', name: 'Carte' })
  const tickets: Sale[] = []
  const sell = async (
    session: CashSession,
    cart: Cart,
    methodId = cash.id,
    packId?: string,
    paidMinor?: number,
  ): Promise<void> => {
    const sale = aSale(session, cash.id, cart)
    if (packId !== undefined) for (const line of sale.lines) line.packId = packId
    const [payment] = sale.payments
    if (payment) payment.paymentMethodId = methodId
    if (payment && paidMinor !== undefined) payment.amountMinor = paidMinor
    tickets.push(await sold(cashier.post('sales', sale)))
  }
  const both: Cart = { lines: [{ goods: harissa, quantityMilli: 2000 }, { goods: couscous }], receivedMinor: 20_000 }
  const discounted: Cart = {
    lines: [
      { goods: couscous, quantityMilli: 3000, discount: { kind: 'rate', rateMilli: 5000, reason: 'boîte abîmée' } },
    ],
  }

  const first = await anOpenSession(shop, cashier, 50_000)
  await sell(first, both)
  await sell(first, { lines: [{ goods: harissa }] }, card.id)
  const taken = await takeBack(cashier, first, cash.id, couscous.id)
  await moveCash(cashier, first, { reason: 'changeBrought', amountMinor: 4000 })
  await moveCash(cashier, first, { reason: 'expense', amountMinor: 2500, note: 'ampoules' })
  await close(cashier, first, [
    [cash.id, 57_000],
    [card.id, 3450],
  ])
  const second = await anOpenSession(shop, cashier, 50_000)
  await sell(second, both)
  await sell(second, { lines: [{ goods: couscous }] }, cash.id, await aPackOf(test, shop, couscous))
  await close(cashier, second, [[cash.id, 60_700]])
  const third = await anOpenSession(shop, cashier, 50_000)
  await sell(third, both)
  await sell(third, discounted)
  await payOnAccount(cashier, third, { goods: harissa, cashId: cash.id })
  await settle(await shop.as('administrator'), shop, { cashStepMinor: 100 })
  await sell(third, { lines: [{ goods: harissa, quantityMilli: 3000 }] }, cash.id, undefined, ROUNDED_MINOR)
  return { companyId: shop.companyId, shop, tickets, taken, closed: [first, second], cashier }
}

/** Somebody signs in, and somebody asks for what their role does not give: both are in the audit trail. */
async function comeAndBeRefused(test: TestApp, shop: Shop, cashier: Caller): Promise<void> {
  const { email } = await aMember(test, shop)
  const signedIn = await atFirefox(test).login(email, PASSWORD)
  const refused = await cashier.get('audit-trail/paginated')
  if (signedIn.statusCode !== 200 || refused.statusCode !== 403) throw new Error('not in the audit trail')
  await test.app.afterwards.done()
}

/** A product with two lots and one with two serial numbers, each with its opening stock. */
async function openTracked(test: TestApp, shop: Shop, cashier: Caller): Promise<void> {
  await test.admin.updateTable('company').set({ is_multi_batch: true }).where('id', '=', shop.companyId).execute()
  const piece = (await cashier.post('units', { name: 'Pièce', decimals: 0 })).json<{ id: string }>().id
  const { pointOfSaleId } = shop
  await putProduct(cashier, {
    tracking: 'lots',
    openingStock: [
      {
        pointOfSaleId,
        lots: [
          { number: 'L-1', quantityMilli: 3000 },
          { number: 'L-2', quantityMilli: 4500 },
        ],
      },
    ],
  })
  await putProduct(cashier, {
    unitId: piece,
    tracking: 'serialNumbers',
    openingStock: [{ pointOfSaleId, serialNumbers: ['SN-1', 'SN-2'] }],
  })
}

/** Two of a product at the price of one. */
async function aPackOf(test: TestApp, { companyId }: Shop, { id, unitPriceMicro }: Goods): Promise<string> {
  const [packId, unitId] = [newId(), newId()]
  await test.admin
    .insertInto('unit')
    .values({ company_id: companyId, id: unitId, name: 'Lot', decimals: 0, created_at: test.clock.now() })
    .execute()
  await test.admin
    .insertInto('product_pack')
    .values({
      company_id: companyId,
      id: packId,
      product_id: id,
      unit_id: unitId,
      quantity_milli: 2000,
      price_micro: unitPriceMicro,
    })
    .execute()
  return packId
}

async function takeBack(
  cashier: Caller,
  session: CashSession,
  cashId: string,
  productId: string,
): Promise<SalesReturn> {
  const answer = await cashier.post('sales-returns', {
    id: newId(),
    registerId: session.registerId,
    cashSessionId: session.id,
    occurredAt: new Date().toISOString(),
    reason: 'defective',
    comment: 'sachet percé',
    lines: [{ id: newId(), productId, quantityMilli: 1000, unitPriceMicro: 1_900_000 }],
    refunds: [{ id: newId(), paymentMethodId: cashId, amountMinor: 1900 }],
    totalMinor: 1900,
  })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json<SalesReturn>()
}

/** Somebody buys on credit and pays a part of it. */
async function payOnAccount(
  cashier: Caller,
  session: CashSession,
  { goods, cashId }: { goods: Goods; cashId: string },
): Promise<void> {
  const credit = await aPaymentMethod(cashier, { kind: 'credit', name: 'Ardoise' })
  const made = await cashier.post('clients', aClient({ code: 'CL-ARD', name: 'Café de la Poste', taxId: null }))
  const { id: clientId } = made.json<{ id: string }>()
  const { registerId, cashSessionId, occurredAt } = await sold(
    cashier.post('sales', aSale(session, credit.id, { lines: [{ goods }] }, { clientId })),
  )
  const payments = [{ id: newId(), paymentMethodId: cashId, amountMinor: 2000 }]
  const paid = { registerId, cashSessionId, clientId, occurredAt, payments, totalMinor: 2000, changeMinor: 0 }
  const answer = await cashier.post('client-payments', { id: newId(), ...paid })
  if (answer.statusCode !== 201) throw new Error(answer.body)
}

async function moveCash(
  cashier: Caller,
  { id }: CashSession,
  moved: Pick<CashMovementInput, 'reason' | 'amountMinor' | 'note'>,
): Promise<void> {
  const answer = await cashier.post('cash-movements', { id: newId(), cashSessionId: id, ...moved })
  if (answer.statusCode !== 201) throw new Error(answer.body)
}

async function close(
  cashier: Caller,
  { id }: CashSession,
  counts: readonly (readonly [paymentMethodId: string, countedMinor: number])[],
): Promise<void> {
  await cashier.post(`cash-sessions/${id}/count`)
  const answer = await cashier.post(`cash-sessions/${id}/close`, {
    counts: counts.map(([paymentMethodId, countedMinor]) => ({
      paymentMethodId,
      countedMinor,
      comment: 'compté deux fois',
    })),
    keptFloatMinor: 50_000,
  })
  if (answer.statusCode !== 200) throw new Error(answer.body)
}
