import type { ProductFields } from '@comptoir/contracts/inventory/product-changes'
import type pg from 'pg'
import type { AskDatabase } from '../../../platform/db/ask-database.ts'
import type { CopyValue } from '../../../platform/db/copy.ts'
import { insertHistory, type HistoryWriter, type PriceChangeOrigin } from './history-rows.repository.ts'
import type { PricedPack } from './own-price-changes.rules.ts'
import { recordOwnPrices } from './own-prices.repository.ts'

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
    /** All of them. */
    packs?: readonly PricedPack[]
  }
}

/** All that makes a price. */
type Prices = Required<Omit<NewPrices['fields'], 'packs'>> & { id: string; version: number }

/**
 * Remembers what is about to become of prices, those of packs among them; a product whose prices stay leaves no row. The
 * caller has locked the products, and then writes these fields and raises each version by one, in the same transaction.
 * Where `client` is given, the administrator's connection that `ask` asks on, the rows go by COPY.
 */
export async function recordPriceChanges(
  ask: AskDatabase,
  companyId: string,
  origin: PriceChangeOrigin,
  products: readonly NewPrices[],
  client: pg.ClientBase | null = null,
): Promise<void> {
  const priced = products.filter(
    ({ fields }) => fields.packs !== undefined || PRICE_FIELDS.some((field) => fields[field] !== undefined),
  )
  if (priced.length === 0) return
  const writer: HistoryWriter = { ask, companyId, origin, client }
  const known = await pricesOf(ask, companyId, priced)
  const changes = priced.flatMap(({ id, fields }) => changeOf(known.get(id), fields))
  await insertHistory(writer, HISTORY, changes)
  await recordOwnPrices(
    writer,
    priced.flatMap(({ id, fields: { priceBasis, packs } }) => {
      const prices = known.get(id)
      if (!prices) return []
      const basis = { before: prices.priceBasis, after: priceBasis ?? prices.priceBasis }
      return [{ id, version: prices.version + 1, basis, packs }]
    }),
  )
}

const SIDE = ['price_basis', 'price_ht_micro', 'price_ttc_micro', 'vat_rate_milli', 'is_fodec', 'purchase_price_micro']
const HISTORY = {
  table: 'product_price_change',
  columns: [
    'product_id',
    'version',
    ...SIDE.map((column) => `old_${column}`),
    ...SIDE.map((column) => `new_${column}`),
  ],
}

async function pricesOf(
  ask: AskDatabase,
  companyId: string,
  products: readonly NewPrices[],
): Promise<Map<string, Prices>> {
  const known = await ask<Prices>(
    `select p.id, p.version, p.price_basis as "priceBasis", p.price_ht_micro as "priceHtMicro",
       p.price_ttc_micro as "priceTtcMicro", p.vat_rate_milli as "vatRateMilli", p.is_fodec as "isFodec",
       p.purchase_price_micro as "purchasePriceMicro"
     from product p where p.company_id = $1 and p.id = any($2::uuid[])`,
    [companyId, products.map(({ id }) => id)],
  )
  return new Map(known.map((prices) => [prices.id, prices]))
}

/** The product, its next version and its prices before and after, if they are going to differ. */
function changeOf(prices: Prices | undefined, fields: NewPrices['fields']): CopyValue[][] {
  if (!prices) return []
  const before = PRICE_FIELDS.map((field) => prices[field])
  const after = PRICE_FIELDS.map((field) => (fields[field] === undefined ? prices[field] : fields[field]))
  if (before.every((value, index) => value === after[index])) return []
  return [[prices.id, prices.version + 1, ...before, ...after]]
}
