import type { CashSession, PaymentMethod, Sale, SaleInput } from '@comptoir/contracts'
import { computeDocument, htMicroFromTtc, type Currency } from '@comptoir/money'
import type { LightMyRequestResponse } from 'fastify'
import { v7 as newId } from 'uuid'
import { inTransaction } from '../src/platform/db/transaction.ts'
import { searchText } from '../src/platform/search-text.ts'
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
export async function aProduct(shop: Shop, over: { priceMicro?: number; vatRateMilli?: number; stock?: number; designation?: string } = {}): Promise<Goods> {
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
    await db.insertInto('stock_balance').values({ ...moved, on_hand_milli: stock * 1000 }).execute()
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

/** The company's cash. */
export async function cashOf(caller: Caller): Promise<PaymentMethod> {
  const methods = (await caller.get('client-payment-methods')).json<PaymentMethod[]>()
  const cash = methods.find((method) => method.kind === 'cash')
  if (!cash) throw new Error('the company takes no cash')
  return cash
}

export async function anOpenSession(shop: Shop, caller: Caller, floatMinor = 100_000): Promise<CashSession> {
  const response = await caller.post('cash-sessions', { id: newId(), registerId: shop.register.id, openingFloatMinor: floatMinor })
  if (response.statusCode !== 201) throw new Error(response.body)
  return response.json<CashSession>()
}

export interface Cart {
  lines: { goods: Goods; quantityMilli?: number; discount?: SaleInput['lines'][number]['discount'] }[]
  receivedMinor?: number
}

/** What a till would send for that cart, its total computed by the same kernel, paid in cash. */
export function aSale(session: CashSession, cashId: string, cart: Cart, over: Partial<SaleInput> = {}): SaleInput {
  const lines = cart.lines.map(({ goods, quantityMilli = 1000, discount }) => ({
    id: newId(),
    productId: goods.id,
    quantityMilli,
    unitPriceMicro: goods.unitPriceMicro,
    ...(discount ? { discount } : {}),
  }))
  const { totals } = computeDocument({
    currency: session.currency as Currency,
    priceBasis: 'ttc',
    lines: lines.map((line, index) => ({ ...line, vatRateMilli: cart.lines[index]?.goods.vatRateMilli ?? 0, fodecRateMilli: 0 })),
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

/**
 * The books of a company must agree, whatever happened: balances are the sum of the ledger, payments less change are the
 * totals, numbers run from 1 without a gap, children add up to their sale. Gives what disagrees; a missing row disagrees too.
 */
export async function booksThatDisagree(test: TestApp, companyId: string): Promise<string[]> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: test.ownerUrl })
  await client.connect()
  try {
    const faults: string[] = []
    for (const [name, query] of Object.entries(CHECKS)) {
      const { rows } = await client.query(query, [companyId])
      if (rows.length > 0) faults.push(`${name}: ${JSON.stringify(rows.slice(0, 3))}`)
    }
    return faults
  } finally {
    await client.end()
  }
}

const CHECKS: Record<string, string> = {
  'on hand is the sum of the ledger': `
    select product_id, location_id, b.on_hand_milli, l.sum from
      (select * from stock_balance where company_id = $1) b full join
      (select location_id, product_id, sum(quantity_milli) from stock_ledger where company_id = $1 group by 1, 2) l using (location_id, product_id)
    where coalesce(b.on_hand_milli, 0) is distinct from coalesce(l.sum, 0) or (b.product_id is null)`,
  'payments less change are the total': `
    select s.id, s.total_minor, m.sum from (select * from sale where company_id = $1) s full join
      (select document_id, sum(amount_minor) from money_ledger where company_id = $1 and document_kind = 'sale' group by 1) m on m.document_id = s.id
    where s.total_minor is distinct from m.sum`,
  'numbers run from 1 without a gap': `
    select register_id, epoch, count(*), max(counter), n.last_number from (select * from sale where company_id = $1) s full join
      (select * from number_series where company_id = $1 and kind = 'ticket' and last_number > 0) n on n.scope_id = s.register_id and n.period = 'E' || s.epoch
    group by register_id, epoch, n.scope_id, n.last_number
    having count(s.id) is distinct from n.last_number or max(counter) is distinct from n.last_number or min(counter) is distinct from 1`,
  'lines add up to their sale': `
    select s.id from (select * from sale where company_id = $1) s full join
      (select sale_id, sum(total_minor) as total, sum(net_ht_minor) as ht, sum(gross_minor) as gross, count(*) as n from sale_line where company_id = $1 group by 1) l on l.sale_id = s.id
    where s.total_minor - s.stamp_minor is distinct from l.total or s.net_ht_minor is distinct from l.ht or s.gross_minor is distinct from l.gross or s.item_count is distinct from l.n`,
  'taxes add up to their sale': `
    select s.id from (select * from sale where company_id = $1) s full join
      (select sale_id, sum(vat_minor) as vat, sum(base_ht_minor) as ht, sum(total_minor) as total from sale_tax where company_id = $1 group by 1) t on t.sale_id = s.id
    where s.vat_minor is distinct from t.vat or s.net_ht_minor is distinct from t.ht or s.total_minor - s.stamp_minor is distinct from t.total`,
  'each line moved its goods once': `
    select l.id, k.id from (select * from sale_line where company_id = $1) l full join
      (select * from stock_ledger where company_id = $1 and document_kind = 'sale') k on k.document_id = l.sale_id and k.document_line_id = l.id
    where l.quantity_milli is distinct from -k.quantity_milli or l.product_id is distinct from k.product_id`,
  'each sale has its audit entry': `
    select s.id, a.id from (select * from sale where company_id = $1) s full join
      (select * from audit_log where company_id = $1 and action = 'sale.completed') a on a.entity_id = s.id
    where s.id is null or a.id is null`,
  'refunds are the total of their return': `
    select r.id, r.total_minor, m.sum from (select * from sale_return where company_id = $1) r full join
      (select document_id, sum(amount_minor) from money_ledger where company_id = $1 and document_kind = 'saleReturn' group by 1) m on m.document_id = r.id
    where r.total_minor is distinct from -m.sum`,
  'returns are numbered from 1 without a gap': `
    select register_id, epoch, count(*), max(counter), n.last_number from (select * from sale_return where company_id = $1) r full join
      (select * from number_series where company_id = $1 and kind = 'return' and last_number > 0) n on n.scope_id = r.register_id and n.period = 'E' || r.epoch
    group by register_id, epoch, n.scope_id, n.last_number
    having count(r.id) is distinct from n.last_number or max(counter) is distinct from n.last_number or min(counter) is distinct from 1`,
  'lines and taxes add up to their return': `
    select r.id from (select * from sale_return where company_id = $1) r full join
      (select sale_return_id, sum(total_minor) as total, sum(net_ht_minor) as ht, count(*) as n from sale_return_line where company_id = $1 group by 1) l on l.sale_return_id = r.id
      full join (select sale_return_id, sum(total_minor) as total from sale_return_tax where company_id = $1 group by 1) t on t.sale_return_id = r.id
    where r.total_minor - r.stamp_minor is distinct from l.total or r.net_ht_minor is distinct from l.ht or r.item_count is distinct from l.n or l.total is distinct from t.total`,
  'each returned line brought its goods back once': `
    select l.id, k.id from (select * from sale_return_line where company_id = $1) l full join
      (select * from stock_ledger where company_id = $1 and document_kind = 'saleReturn') k on k.document_id = l.sale_return_id and k.document_line_id = l.id
    where l.quantity_milli is distinct from k.quantity_milli or l.product_id is distinct from k.product_id`,
  'each return has its audit entry': `
    select r.id, a.id from (select * from sale_return where company_id = $1) r full join
      (select * from audit_log where company_id = $1 and action = 'saleReturn.settled') a on a.entity_id = r.id
    where r.id is null or a.id is null`,
  'returns are chained': `
    select id from (select id, chain_hash, previous_hash, content_hash, counter,
        lag(chain_hash, 1, ''::bytea) over (partition by register_id, epoch order by counter) as before from sale_return where company_id = $1) x
    where previous_hash is distinct from before or chain_hash is distinct from sha256(before || content_hash || int8send(counter))`,
  'tickets are chained': `
    select id from (select id, chain_hash, previous_hash, content_hash, counter,
        lag(chain_hash, 1, ''::bytea) over (partition by register_id, epoch order by counter) as before from sale where company_id = $1) x
    where previous_hash is distinct from before or chain_hash is distinct from sha256(before || content_hash || int8send(counter))`,
  'a closed session has given everything back': `
    select s.id, m.payment_method_id, m.sum from (select * from cash_session where company_id = $1 and state = 'closed') s left join
      (select cash_session_id, payment_method_id, sum(amount_minor) from money_ledger where company_id = $1 group by 1, 2) m on m.cash_session_id = s.id
    where m.sum is distinct from 0`,
}
