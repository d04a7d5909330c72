import {
  STEPS,
  type StockTransfer,
  type TransferExtra,
  type TransferStep,
} from '@comptoir/contracts/inventory/stock-transfers'
import { STOCK_LEVELS } from '@comptoir/contracts/inventory/stock-levels'
import { isCurrency, MOST_UNIT_DECIMALS, stockValueMinor, stockValueNano, type Currency } from '@comptoir/money'
import { sql } from 'kysely'
import { mayEnter, type TxCtx } from '../../../platform/context.ts'
import { anyId } from '../../../platform/http/list.ts'
import { LOCATION_NAMES } from '../../company/locations/index.ts'
import { findExtras } from './extras.repository.ts'
import { openOf } from './stock-transfers.rules.ts'
import { mayTake } from './taking-steps.ts'
import { findShippedGoods } from './tracked-goods.queries.ts'

/** Products by their ids: how they are called and told apart, and how fine their quantities are. */
export async function findProducts({ db, companyId }: TxCtx, ids: Iterable<string>) {
  const rows = await db
    .selectFrom('product as p')
    .leftJoin('unit as u', (join) => join.onRef('u.company_id', '=', 'p.company_id').onRef('u.id', '=', 'p.unit_id'))
    .select(['p.id', 'p.code', 'p.designation', 'p.tracking', 'u.name as unit', 'u.decimals'])
    .where('p.company_id', '=', companyId)
    .where('p.id', '=', anyId(ids))
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** One with its lines and its story; null where the caller may work at neither end. */
export async function findTransfer(ctx: TxCtx, id: string): Promise<StockTransfer | null> {
  const row = await findHead(ctx, id)
  if (!row || !(mayEnter(ctx, row.fromId) || mayEnter(ctx, row.toId))) return null
  const names = await findLocationNames(ctx, [row.fromLocationId, row.toLocationId])
  const seesValue = ctx.permissions.has(STOCK_LEVELS.permissions.seeValue)
  const isShipped = row.shippedAt !== null
  const isAvailableSeen = (row.state === 'draft' || row.state === 'ready') && mayEnter(ctx, row.fromId)
  const lines = await listLines(ctx, row, { seesValue, isAvailableSeen })
  const extras = await listExtras(ctx, id)
  const ends = { fromPointOfSaleId: row.fromId, toPointOfSaleId: row.toId, state: row.state }
  const end = (pointOfSaleId: string, pointOfSaleName: string, locationId: string | null) => {
    const locationName = locationId === null ? undefined : names.get(locationId)
    return {
      ...{ pointOfSaleId, pointOfSaleName, locationName: locationName ?? null },
      locationId: locationName === undefined ? null : locationId,
    }
  }
  return {
    ...{ id: row.id, number: row.number, state: row.state, note: row.note },
    ...{ neededOn: row.neededOn, expectedOn: row.expectedOn, wanted: row.wanted ?? [] },
    from: end(row.fromId, row.fromName, row.fromLocationId),
    to: end(row.toId, row.toName, row.toLocationId),
    ...{ createdAt: row.createdAt.toISOString(), createdBy: row.createdBy },
    shippedAt: row.shippedAt?.toISOString() ?? null,
    valueMinor:
      isShipped && seesValue ? stockValueMinor(stockValueNano(lines.map(shippedOf)), currencyOf(row.currency)) : null,
    ...{ lines, extras, story: await listStory(ctx, id), version: row.version },
    mayTake: STEPS.filter((step) => mayTake(ctx, step, ends) && isLeft(step, lines, extras)),
  }
}

/** Whether there is anything left for a step: missing goods to settle, extra ones to decide about, none before it is given up. */
function isLeft(step: TransferStep, lines: StockTransfer['lines'], extras: readonly TransferExtra[]): boolean {
  const isExtraWaiting = extras.some(({ state }) => state === 'waiting')
  if (step === 'decide') return isExtraWaiting
  if (step === 'cancel') return !isExtraWaiting
  return step !== 'settle' || lines.some(({ openMilli }) => openMilli > 0)
}

async function listExtras(ctx: TxCtx, id: string): Promise<TransferExtra[]> {
  const kept = await findExtras(ctx, id)
  if (kept.length === 0) return []
  const products = await findProducts(
    ctx,
    kept.map(({ productId }) => productId),
  )
  return kept.map(({ locationId: _locationId, ...extra }) => ({
    ...extra,
    unit: products.get(extra.productId)?.unit ?? null,
  }))
}

function shippedOf({ pickedMilli, unitCostMicro }: StockTransfer['lines'][number]) {
  return { quantityMilli: pickedMilli, unitCostMicro: unitCostMicro ?? 0 }
}

/** The currency that the company counts in. */
export function currencyOf(currency: string): Currency {
  if (!isCurrency(currency)) throw new Error(`No currency: ${currency}`)
  return currency
}

function findHead({ db, companyId }: TxCtx, id: string) {
  return db
    .selectFrom('stock_transfer as d')
    .innerJoin('point_of_sale as f', (join) =>
      join.onRef('f.company_id', '=', 'd.company_id').onRef('f.id', '=', 'd.from_point_of_sale_id'),
    )
    .innerJoin('point_of_sale as t', (join) =>
      join.onRef('t.company_id', '=', 'd.company_id').onRef('t.id', '=', 'd.to_point_of_sale_id'),
    )
    .innerJoin('app_user as u', (join) =>
      join.onRef('u.company_id', '=', 'd.company_id').onRef('u.id', '=', 'd.created_by'),
    )
    .innerJoin('company as c', 'c.id', 'd.company_id')
    .select(['d.id', 'd.state', 'd.number', 'd.note', 'd.expected_on as expectedOn', 'd.version', 'c.currency'])
    .select(['d.needed_on as neededOn', 'd.wanted'])
    .select(['f.id as fromId', 'f.name as fromName', 'd.from_location_id as fromLocationId'])
    .select(['t.id as toId', 't.name as toName', 'd.to_location_id as toLocationId'])
    .select(['u.name as createdBy', 'd.created_at as createdAt', 'd.shipped_at as shippedAt'])
    .where('d.company_id', '=', companyId)
    .where('c.id', '=', companyId)
    .where('d.id', '=', id)
    .executeTakeFirst()
}
type Head = NonNullable<Awaited<ReturnType<typeof findHead>>>

async function findLocationNames({ db, companyId, language }: TxCtx, ids: readonly (string | null)[]) {
  const rows = await db
    .selectFrom('stock_location as x')
    .select('x.id')
    .select(LOCATION_NAMES.shown(language).as('name'))
    .where('x.company_id', '=', companyId)
    .where('x.id', '=', anyId(ids.filter((id) => id !== null)))
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function listLines(
  ctx: TxCtx,
  { id, state, fromLocationId }: Head,
  { seesValue, isAvailableSeen }: { seesValue: boolean; isAvailableSeen: boolean },
): Promise<StockTransfer['lines']> {
  const { db, companyId } = ctx
  const rows = await db
    .selectFrom('stock_transfer_line as l')
    .innerJoin('product as p', (join) =>
      join.onRef('p.company_id', '=', 'l.company_id').onRef('p.id', '=', 'l.product_id'),
    )
    .leftJoin('unit as u', (join) => join.onRef('u.company_id', '=', 'p.company_id').onRef('u.id', '=', 'p.unit_id'))
    .leftJoin('stock_balance as b', (join) =>
      join
        .onRef('b.company_id', '=', 'l.company_id')
        .onRef('b.product_id', '=', 'l.product_id')
        .on('b.location_id', '=', fromLocationId),
    )
    .select(['l.id', 'l.product_id as productId', 'p.code', 'p.designation', 'p.tracking', 'u.name as unit'])
    .select(['u.decimals', 'l.requested_milli as requestedMilli', 'l.picked_milli as pickedMilli'])
    .select(['l.good_milli as goodMilli', 'l.damaged_milli as damagedMilli', 'l.returned_milli as returnedMilli'])
    .select(['l.lost_milli as lostMilli', 'l.unit_cost_micro as unitCostMicro', 'l.is_extra as isExtra'])
    .select(['b.on_hand_milli as onHandMilli', 'b.reserved_milli as reservedMilli'])
    .select(
      sql<string[]>`array(select x.barcode from product_barcode x
        where x.company_id = ${companyId} and x.product_id = p.id and x.pack_id is null order by x.barcode)`.as(
        'barcodes',
      ),
    )
    .where('l.company_id', '=', companyId)
    .where('l.transfer_id', '=', id)
    .orderBy('l.position')
    .orderBy('l.id')
    .execute()
  const goods = rows.some(({ tracking }) => tracking !== 'none') ? await findShippedGoods(ctx, id) : null
  return rows.map(({ onHandMilli, reservedMilli, decimals, unitCostMicro, ...line }) => {
    // What this transfer reserved is its own.
    const ownMilli = state === 'ready' ? line.requestedMilli : 0
    return {
      ...{ ...line, decimals: decimals ?? MOST_UNIT_DECIMALS, openMilli: openOf(line) },
      availableMilli: isAvailableSeen ? (onHandMilli ?? 0) - (reservedMilli ?? 0) + ownMilli : null,
      unitCostMicro: seesValue ? unitCostMicro : null,
      lots: (goods?.get(line.id)?.lots ?? []).map(({ lotId: _lotId, ...lot }) => lot),
      serialNumbers: (goods?.get(line.id)?.pieces ?? []).map(({ id: _id, ...piece }) => piece),
    }
  })
}

async function listStory({ db, companyId }: TxCtx, id: string): Promise<StockTransfer['story']> {
  const rows = await db
    .selectFrom('stock_transfer_step as s')
    .innerJoin('app_user as u', (join) =>
      join.onRef('u.company_id', '=', 's.company_id').onRef('u.id', '=', 's.user_id'),
    )
    .select(['s.id', 's.step', 'u.name as by', 's.recorded_at as at', 's.note'])
    .where('s.company_id', '=', companyId)
    .where('s.transfer_id', '=', id)
    .orderBy('s.recorded_at')
    .orderBy('s.id')
    .execute()
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}
