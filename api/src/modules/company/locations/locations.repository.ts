import { DEFAULT_NAMES } from '@comptoir/contracts/default-names'
import {
  LOCATIONS,
  type LocationKind,
  type StockLocation,
  type StockLocationInput,
} from '@comptoir/contracts/company/locations'
import type { TxCtx } from '../../../platform/context.ts'
import { defaultNames } from '../../../platform/resource/default-names.ts'
import { refusingTaken } from '../../../platform/resource/refusals.ts'
import { deleteRow, insertRow, updateRow } from '../../../platform/resource/statements.ts'

const TABLE = {
  table: 'stock_location',
  unique: { stock_location_name_key: { reason: 'nameTaken', property: 'name' } },
} as const

/** A shop is called what the product calls it until somebody renames it; for rows that are `x`. */
export const LOCATION_NAMES = defaultNames(['salesFloor'])
const SHOP_NAMES: ReadonlySet<string> = new Set(
  Object.values(DEFAULT_NAMES.salesFloor).map((name) => name.toLowerCase()),
)

function selection({ db, companyId, language }: TxCtx, pointOfSaleId: string) {
  return (
    db
      .selectFrom('stock_location as x')
      .select(['x.id', 'x.point_of_sale_id', 'x.kind', 'x.is_active', 'x.version'])
      .select(LOCATION_NAMES.shown(language).as('name'))
      .where('x.company_id', '=', companyId)
      .where('x.point_of_sale_id', '=', pointOfSaleId)
      // Where goods are on their way is nobody's to see or to change.
      .where('x.kind', '<>', 'transit')
      .$narrowType<{ kind: LocationKind }>()
  )
}

type Row = Awaited<ReturnType<ReturnType<typeof selection>['executeTakeFirstOrThrow']>>

function toLocation(row: Row): StockLocation {
  return {
    id: row.id,
    pointOfSaleId: row.point_of_sale_id,
    name: row.name,
    kind: row.kind,
    isActive: row.is_active,
    version: row.version,
  }
}

/** The shop first, then by name. */
export async function listLocationsOf(ctx: TxCtx, pointOfSaleId: string): Promise<StockLocation[]> {
  const rows = await selection(ctx, pointOfSaleId)
    .orderBy((eb) => eb('x.kind', '<>', 'shop'))
    .orderBy('x.name')
    .execute()
  return rows.map(toLocation)
}

export async function findLocation(ctx: TxCtx, pointOfSaleId: string, id: string): Promise<StockLocation | null> {
  const row = await selection(ctx, pointOfSaleId).where('x.id', '=', id).executeTakeFirst()
  return row ? toLocation(row) : null
}

/** Whether the shop goes by a name that the product gave, in any language; the table knows only one of them. */
export async function isShopCalled(ctx: TxCtx, pointOfSaleId: string, name: string): Promise<boolean> {
  if (!SHOP_NAMES.has(name.trim().toLowerCase())) return false
  const named = await selection(ctx, pointOfSaleId).where('x.name_key', 'is not', null).executeTakeFirst()
  return named !== undefined
}

/** How many products have stock at a location. */
export async function countStocked({ db, companyId }: TxCtx, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('stock_balance as k')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('k.company_id', '=', companyId)
    .where('k.location_id', '=', id)
    .where('k.on_hand_milli', '<>', 0)
    .executeTakeFirstOrThrow()
  return count
}

/** How many transfers have yet to leave or to arrive at a location; a draft looks for its places again. */
export async function countOpenTransfers({ db, companyId }: TxCtx, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('stock_transfer as t')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('t.company_id', '=', companyId)
    .where('t.state', 'in', ['ready', 'inTransit', 'partiallyReceived', 'received'])
    .where((eb) => eb.or([eb('t.from_location_id', '=', id), eb('t.to_location_id', '=', id)]))
    .executeTakeFirstOrThrow()
  return count
}

export function insertLocation(
  ctx: TxCtx,
  pointOfSaleId: string,
  id: string,
  { name, kind, isActive = true }: StockLocationInput,
): Promise<void> {
  const made = { point_of_sale_id: pointOfSaleId, created_at: ctx.now, name: name.trim(), kind, is_active: isActive }
  return refusingTaken(LOCATIONS, TABLE, { name }, () => insertRow(ctx, TABLE.table, id, made))
}

/** Updates when the version held is still the current one; false when it is not. */
export function updateLocation(
  ctx: TxCtx,
  id: string,
  { name, kind, isActive }: StockLocationInput,
  version: number | undefined,
): Promise<boolean> {
  const named = { name: name.trim(), ...LOCATION_NAMES.written(name) }
  const active = isActive === undefined ? {} : { is_active: isActive }
  return refusingTaken(LOCATIONS, TABLE, { name }, () =>
    updateRow(ctx, TABLE.table, { id, version }, { ...named, kind, ...active }),
  )
}

/** What keeps a location: it stays as long as there is any. A movement is of a product that is stocked there. */
export const locations = {
  usage: {
    table: 'stock_location',
    usedBy: {
      products: 'stock_balance.location_id',
      imports: 'product_import.location_id',
      adjustments: 'stock_adjustment.location_id',
      counts: 'stock_count.location_id',
    },
    // A lot lies where there is a balance of its product, and what was adjusted or counted has one.
    implied: ['lot_balance.location_id', 'posted_adjustment.location_id', 'posted_count.location_id'],
  },
} as const

/** Deletes when the version held is still the current one; false when it is not. */
export function deleteLocation(ctx: TxCtx, id: string, version: number | undefined): Promise<boolean> {
  return deleteRow(ctx, TABLE.table, { id, version })
}
