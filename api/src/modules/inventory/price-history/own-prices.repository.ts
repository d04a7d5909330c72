import type { PriceBasis } from '@comptoir/contracts/inventory/products'
import type pg from 'pg'
import type { AskDatabase } from '../../../platform/db/ask-database.ts'
import { groupedBy } from '../../../platform/grouped-by.ts'
import { insertHistory, type HistoryWriter, type PriceChangeOrigin } from './history-rows.repository.ts'
import { ownPriceChanges, type OwnPriceChange, type PricedPack } from './own-price-changes.rules.ts'

/** What is about to become of the packs of a product. */
interface NewPacks {
  id: string
  /** The one that the product is about to get. */
  version: number
  basis: { before: PriceBasis; after: PriceBasis }
  /** All of them; undefined: as they are. */
  packs: readonly PricedPack[] | undefined
}

/** A change with the product and its version. */
type Dated = OwnPriceChange & Pick<NewPacks, 'id' | 'version'>

/** Remembers what is about to become of prices of packs' own. Where neither packs nor basis change, nothing is asked. */
export async function recordOwnPrices(writer: HistoryWriter, products: readonly NewPacks[]): Promise<void> {
  const touched = products.filter(({ basis, packs }) => packs !== undefined || basis.before !== basis.after)
  const present = await pricedPacks(
    writer,
    touched.map(({ id }) => id),
  )
  const changes = touched.flatMap(({ id, version, basis, packs }) => {
    const before = { priceBasis: basis.before, packs: present.get(id) ?? [] }
    const after = { priceBasis: basis.after, packs: packs ?? before.packs }
    return ownPriceChanges(before, after).map((change) => ({ ...change, id, version }))
  })
  const names = [...present.values()].flat().map(({ unitId, unitName }) => [unitId, unitName] as const)
  await insertChanges(writer, changes, new Map(names))
}

/** A product that has just come into the catalogue. */
interface NewProduct {
  id: string
  priceBasis: PriceBasis
  packs: readonly PricedPack[]
}

/** Remembers the own prices that packs came with, of products that were made in the same transaction. */
export async function recordFirstPrices(
  ask: AskDatabase,
  companyId: string,
  origin: PriceChangeOrigin,
  products: readonly NewProduct[],
  client: pg.ClientBase | null = null,
): Promise<void> {
  const changes = products.flatMap(({ id, priceBasis, packs }) =>
    ownPriceChanges({ priceBasis, packs: [] }, { priceBasis, packs }).map((change) => ({ ...change, id, version: 1 })),
  )
  await insertChanges({ ask, companyId, origin, client }, changes, new Map())
}

type PresentPack = PricedPack & { productId: string; unitName: string }

/** The packs of products that have a price of their own. */
async function pricedPacks(
  { ask, companyId }: HistoryWriter,
  productIds: readonly string[],
): Promise<Map<string, PresentPack[]>> {
  if (productIds.length === 0) return new Map()
  const rows = await ask<PresentPack>(
    `select y.product_id as "productId", y.id, y.unit_id as "unitId", n.name as "unitName",
       y.quantity_milli as "quantityMilli", y.price_micro as "priceMicro"
     from product_pack y join unit n on n.company_id = y.company_id and n.id = y.unit_id
     where y.company_id = $1 and y.product_id = any($2::uuid[]) and y.price_micro is not null
     order by y.quantity_milli, y.id`,
    [companyId, productIds],
  )
  return groupedBy(rows, ({ productId }) => productId)
}

const HISTORY = {
  table: 'product_pack_price_change',
  columns: [
    ...['product_id', 'version', 'pack_id', 'unit_name', 'quantity_milli'],
    ...['old_price_basis', 'old_price_micro', 'new_price_basis', 'new_price_micro'],
  ],
}

async function insertChanges(
  writer: HistoryWriter,
  changes: readonly Dated[],
  known: ReadonlyMap<string, string>,
): Promise<void> {
  const missing = changes.map(({ pack }) => pack.unitId).filter((unitId) => !known.has(unitId))
  const names = new Map([...known, ...(await unitNames(writer, new Set(missing)))])
  const rows = changes.flatMap(({ id, version, pack, before, after }) => {
    const name = names.get(pack.unitId)
    // A unit that went meanwhile has its pack refused when that is written.
    if (name === undefined) return []
    const prices = [before, after].flatMap((price) => [price.basis, price.priceMicro])
    return [[id, version, pack.id, name, pack.quantityMilli, ...prices]]
  })
  await insertHistory(writer, HISTORY, rows)
}

/** Names of units, by id. */
async function unitNames({ ask, companyId }: HistoryWriter, ids: ReadonlySet<string>): Promise<[string, string][]> {
  if (ids.size === 0) return []
  const rows = await ask<{ id: string; name: string }>(
    'select u.id, u.name from unit u where u.company_id = $1 and u.id = any($2::uuid[])',
    [companyId, [...ids]],
  )
  return rows.map(({ id, name }) => [id, name])
}
