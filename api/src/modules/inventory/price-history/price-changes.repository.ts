import type { ProductFields } from '@comptoir/contracts/inventory/product-changes'
import type pg from 'pg'
import type { AskDatabase } from '../../../platform/db/ask-database.ts'
import { copyRows, type CopyValue } from '../../../platform/db/copy.ts'

/** What makes a price: the fields of a product whose changes are kept. */
const PRICE_FIELDS = [
  'priceBasis',
  'priceHtMicro',
  'priceTtcMicro',
  'vatRateMilli',
  'isFodec',
  'purchasePriceMicro',
] as const

/** What is about to be written of one product; a field that is not named stays as it is. */
export interface NewPrices {
  id: string
  fields: Pick<ProductFields, 'priceBasis' | 'priceHtMicro' | 'priceTtcMicro' | 'vatRateMilli'> & {
    isFodec?: boolean
    purchasePriceMicro?: number | null
  }
}

/** Who changes prices, when, and by what: a form, or a change set, which is kept for a month. */
export interface PriceChangeOrigin {
  userId: string
  now: Date
  by: { source: 'form' } | { source: 'import' | 'bulk' | 'undo'; changeSetId: string }
}

/** All that makes a price. */
type Prices = Required<NewPrices['fields']> & { id: string; version: number }

/** Rows that go into one statement of values, of which it takes 65,535. */
const MOST_INSERTED = 4000

/**
 * Remembers what is about to become of prices; a product whose prices stay leaves no row. The caller has locked the
 * products, and then writes these fields and raises each version by one, in the same transaction. Where `client` is given,
 * the administrator's connection that `ask` asks on, the rows go by COPY.
 */
export async function recordPriceChanges(
  ask: AskDatabase,
  companyId: string,
  { userId, now, by }: PriceChangeOrigin,
  products: readonly NewPrices[],
  client: pg.ClientBase | null = null,
): Promise<void> {
  const priced = products.filter(({ fields }) => PRICE_FIELDS.some((field) => fields[field] !== undefined))
  const changes = await changesOf(ask, companyId, priced)
  const shared = [companyId, by.source, by.source === 'form' ? null : by.changeSetId, userId, now]
  if (client) {
    const rows = changes.map((row) => [...shared, ...row])
    return copyRows(client, 'product_price_change', COLUMNS, rows)
  }
  for (let at = 0; at < changes.length; at += MOST_INSERTED) {
    const rows = changes.slice(at, at + MOST_INSERTED)
    const places = rows.map((row, index) => {
      const first = shared.length + index * row.length + 1
      return `($1, $2, $3, $4, $5, ${row.map((_, offset) => `$${first + offset}`).join(', ')})`
    })
    await ask(`insert into product_price_change (${COLUMNS.join(', ')}) values ${places.join(', ')}`, [
      ...shared,
      ...rows.flat(),
    ])
  }
}

const SIDE = ['price_basis', 'price_ht_micro', 'price_ttc_micro', 'vat_rate_milli', 'is_fodec', 'purchase_price_micro']
const COLUMNS = [
  ...['company_id', 'source', 'change_set_id', 'changed_by', 'changed_at', 'product_id', 'version'],
  ...SIDE.map((column) => `old_${column}`),
  ...SIDE.map((column) => `new_${column}`),
]

/** The product, its next version and its prices before and after, of those whose prices are going to differ. */
async function changesOf(ask: AskDatabase, companyId: string, products: readonly NewPrices[]): Promise<CopyValue[][]> {
  if (products.length === 0) return []
  const known = await ask<Prices>(
    `select p.id, p.version, p.price_basis as "priceBasis", p.price_ht_micro as "priceHtMicro",
       p.price_ttc_micro as "priceTtcMicro", p.vat_rate_milli as "vatRateMilli", p.is_fodec as "isFodec",
       p.purchase_price_micro as "purchasePriceMicro"
     from product p where p.company_id = $1 and p.id = any($2::uuid[])`,
    [companyId, products.map(({ id }) => id)],
  )
  const byId = new Map(known.map((prices) => [prices.id, prices]))
  return products.flatMap(({ id, fields }) => {
    const prices = byId.get(id)
    if (!prices) return []
    const before = PRICE_FIELDS.map((field) => prices[field])
    const after = PRICE_FIELDS.map((field) => (fields[field] === undefined ? prices[field] : fields[field]))
    if (before.every((value, index) => value === after[index])) return []
    return [[id, prices.version + 1, ...before, ...after]]
  })
}
