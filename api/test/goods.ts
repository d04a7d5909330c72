import type { PaymentMethodInput, PaymentMethodItem } from '@comptoir/contracts/payment-kinds'
import type { CashSession, PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import type { Sale, SaleInput } from '@comptoir/contracts/sales/sales'
import { computeDocument, htMicroFromTtc, type Currency } from '@comptoir/money'
import type { LightMyRequestResponse } from 'fastify'
import { v7 as newId } from 'uuid'
import { checkBooks } from '../../scripts/books/index.ts'
import { inTransaction } from '../src/platform/db/transaction.ts'
import { searchText } from '@comptoir/contracts/search-text'
import type { TestApp } from './app.ts'
import type { Caller, Shop } from './shop.ts'

export interface Goods {
  id: string
  code: string
  designation: string
  unitPriceMicro: number
  vatRateMilli: number
}

/** A product on the shelf of the shop; price in millionths, tax included; stock in units. */
export async function aProduct(
  shop: Shop,
  over: { priceMicro?: number; vatRateMilli?: number; stock?: number; designation?: string } = {},
): Promise<Goods> {
  const id = newId()
  const { priceMicro = 3_450_000, vatRateMilli = 19_000, stock = 100, designation = `Harissa ${id.slice(-4)}` } = over
  const code = `P-${id.slice(-12)}`
  await inTransaction(shop.ctx, async ({ db, companyId, now, userId }) => {
    await db
      .insertInto('product')
      .values({
        company_id: companyId,
        id,
        code,
        designation,
        price_basis: 'ttc',
        unit_price_micro: priceMicro,
        price_ttc_micro: priceMicro,
        price_ht_micro: htMicroFromTtc(priceMicro, vatRateMilli),
        vat_rate_milli: vatRateMilli,
        search_text: searchText(`${designation} ${code}`),
        created_at: now,
      })
      .execute()
    if (stock === 0) return
    const moved = { company_id: companyId, location_id: shop.locationId, product_id: id }
    await db
      .insertInto('stock_balance')
      .values({ ...moved, on_hand_milli: stock * 1000 })
      .execute()
    await db
      .insertInto('stock_ledger')
      .values({
        ...moved,
        id: newId(),
        kind: 'opening',
        quantity_milli: stock * 1000,
        unit_cost_micro: 0,
        document_kind: 'opening',
        document_id: newId(),
        document_line_id: newId(),
        user_id: userId,
        occurred_at: now,
        recorded_at: now,
      })
      .execute()
  })
  return { id, code, designation, unitPriceMicro: priceMicro, vatRateMilli }
}

/** One more way for clients to pay, made by somebody who may. */
export async function aPaymentMethod(
  caller: Caller,
  given: Pick<PaymentMethodInput, 'kind' | 'name'> & Partial<PaymentMethodInput>,
): Promise<PaymentMethodItem> {
  const made = await caller.post('client-payment-methods', { position: 2, ...given })
  if (made.statusCode !== 201) throw new Error(made.body)
  return made.json<PaymentMethodItem>()
}

/** The company's cash. */
export async function cashOf(caller: Caller): Promise<PaymentMethod> {
  const methods = (await caller.get('client-payment-methods')).json<PaymentMethod[]>()
  const cash = methods.find((method) => method.kind === 'cash')
  if (!cash) throw new Error('the company takes no cash')
  return cash
}

export async function anOpenSession(shop: Shop, caller: Caller, floatMinor = 100_000): Promise<CashSession> {
  const response = await caller.post('cash-sessions', {
    id: newId(),
    registerId: shop.register.id,
    openingFloatMinor: floatMinor,
  })
  if (response.statusCode !== 201) throw new Error(response.body)
  return response.json<CashSession>()
}

export type CustomGoods = Pick<Goods, 'designation' | 'unitPriceMicro' | 'vatRateMilli'>

export interface Cart {
  /** What has no id is a custom item. */
  lines: { goods: Goods | CustomGoods; quantityMilli?: number; discount?: SaleInput['lines'][number]['discount'] }[]
  receivedMinor?: number
}

/** What a till would send for that cart, its total computed by the same kernel, paid in cash. */
export function aSale(session: CashSession, cashId: string, cart: Cart, over: Partial<SaleInput> = {}): SaleInput {
  const lines = cart.lines.map(({ goods, quantityMilli = 1000, discount }) => ({
    id: newId(),
    ...('id' in goods
      ? { productId: goods.id }
      : { custom: { designation: goods.designation, vatRateMilli: goods.vatRateMilli } }),
    quantityMilli,
    unitPriceMicro: goods.unitPriceMicro,
    ...(discount ? { discount } : {}),
  }))
  const { totals } = computeDocument({
    currency: session.currency as Currency,
    priceBasis: 'ttc',
    lines: lines.map((line, index) => ({
      ...line,
      vatRateMilli: cart.lines[index]?.goods.vatRateMilli ?? 0,
      fodecRateMilli: 0,
    })),
  })
  const received = cart.receivedMinor ?? totals.totalMinor
  return {
    id: newId(),
    registerId: session.registerId,
    cashSessionId: session.id,
    occurredAt: new Date().toISOString(),
    lines,
    payments: [{ id: newId(), paymentMethodId: cashId, amountMinor: received }],
    totalMinor: totals.totalMinor,
    changeMinor: received - totals.totalMinor,
    ...over,
  }
}

export async function sold(answer: Promise<LightMyRequestResponse>): Promise<Sale> {
  const response = await answer
  if (response.statusCode !== 201) throw new Error(response.body)
  return response.json<Sale>()
}

/** What disagrees in the books of a company, and where. */
export async function booksThatDisagree({ ownerUrl }: TestApp, companyId: string): Promise<string[]> {
  const faults = await checkBooks(ownerUrl, companyId)
  return faults
    .filter(({ rows }) => rows.length > 0)
    .map(({ check, rows }) => `${check}: ${JSON.stringify(rows.slice(0, 3))}`)
}
