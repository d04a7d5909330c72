import {
  REASON_RULES,
  STOCK_ADJUSTMENTS,
  type AdjustmentEvent,
  type StockAdjustment,
  type StockAdjustmentLine,
} from '@comptoir/contracts/inventory/stock-adjustments'
import { STOCK_LEVELS } from '@comptoir/contracts/inventory/stock-levels'
import { MOST_UNIT_DECIMALS, type Currency } from '@comptoir/money'
import type { TxCtx } from '../../../platform/context.ts'
import { movedValueMinor, valuedAt, valueMinorOf } from './adjusted-lines.rules.ts'
import { findAdjustedProducts, findThere, findUnitCosts } from './adjusted-products.queries.ts'
import { adjustmentRow, selectAdjustments } from './stock-adjustments.queries.ts'

/** What was posted of an adjustment, beside its lines. */
export async function findPostedAdjustment({ db, companyId }: TxCtx, id: string) {
  return db
    .selectFrom('posted_adjustment')
    .select(['number', 'reason', 'value_minor', 'reversal_of'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The lines of a posted adjustment, in their order. */
export async function listPostedLines({ db, companyId }: TxCtx, id: string) {
  return db
    .selectFrom('posted_adjustment_line')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('adjustment_id', '=', id)
    .orderBy('line_number')
    .execute()
}

/** One with its lines and what became of it; null for one of a shop that the caller may not enter. */
export async function findAdjustment(ctx: TxCtx, id: string): Promise<StockAdjustment | null> {
  const row = await selectAdjustments(ctx)
    .innerJoin('company as c', 'c.id', 'a.company_id')
    .leftJoin('app_user as su', (join) =>
      join.onRef('su.company_id', '=', 'a.company_id').onRef('su.id', '=', 'a.submitted_by'),
    )
    .leftJoin('app_user as eu', (join) =>
      join.onRef('eu.company_id', '=', 'a.company_id').onRef('eu.id', '=', 'a.ended_by'),
    )
    .leftJoin('posted_adjustment as o', (join) =>
      join.onRef('o.company_id', '=', 'd.company_id').onRef('o.id', '=', 'd.reversal_of'),
    )
    .leftJoin('posted_adjustment as r', (join) =>
      join.onRef('r.company_id', '=', 'a.company_id').onRef('r.reversal_of', '=', 'a.id'),
    )
    .leftJoin('app_user as ru', (join) =>
      join.onRef('ru.company_id', '=', 'r.company_id').onRef('ru.id', '=', 'r.user_id'),
    )
    .select(['a.note', 'a.cancel_reason', 'a.version', 'a.lines', 'c.currency', 'c.stock_adjustment_limit_minor'])
    .select(['a.submitted_at', 'su.name as submitted_by', 'a.ended_at', 'eu.name as ended_by'])
    .select(['o.number as original_number', 'r.id as reversal_id', 'r.number as reversal_number'])
    .select(['r.recorded_at as reversed_at', 'ru.name as reversed_by'])
    .where('a.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const currency = row.currency as Currency
  const { lines, valued } =
    row.number === null ? await writtenLines(ctx, { ...row, currency }) : await postedLines(ctx, id, currency)
  const seesValue = ctx.permissions.has(STOCK_LEVELS.permissions.seeValue)
  const isFree = ctx.permissions.has(STOCK_ADJUSTMENTS.permissions.approve)
  const limitMinor = isFree ? null : row.stock_adjustment_limit_minor
  const isOpen = row.state === 'draft' || row.state === 'submitted'
  const own = adjustmentRow(ctx, row)
  return {
    ...own,
    valueMinor: own.valueMinor !== null && row.number === null ? valueMinorOf(valued, currency) : own.valueMinor,
    note: row.note,
    moneyEffect: REASON_RULES[row.reason].effect,
    cancelReason: row.cancel_reason,
    version: row.version,
    limitMinor,
    isAboveLimit: isOpen && limitMinor !== null && movedValueMinor(valued, currency) > limitMinor,
    lines: seesValue ? lines : lines.map((line) => ({ ...line, unitCostMicro: null, valueMinor: null })),
    reversalOf:
      row.reversal_of !== null && row.original_number !== null
        ? { id: row.reversal_of, number: row.original_number }
        : null,
    reversedBy:
      row.reversal_id !== null && row.reversal_number !== null
        ? { id: row.reversal_id, number: row.reversal_number }
        : null,
    events: [
      ...happened('drafted', row.created_at, row.created_by),
      ...happened('submitted', row.submitted_at, row.submitted_by),
      ...happened(row.submitted_at ? 'approved' : 'posted', row.posted_at, row.posted_by),
      ...happened('cancelled', row.ended_at, row.ended_by),
      ...happened('reversed', row.reversed_at, row.reversed_by),
    ],
  }
}

function happened(event: AdjustmentEvent['event'], at: Date | null, by: string | null): AdjustmentEvent[] {
  return at === null ? [] : [{ event, at: at.toISOString(), by: by ?? '' }]
}

interface Lines {
  lines: StockAdjustmentLine[]
  valued: ReturnType<typeof valuedAt>
}

interface Written {
  location_id: string
  currency: Currency
  lines: readonly (StockAdjustmentWritten & { code: string; designation: string })[]
}

type StockAdjustmentWritten = Pick<StockAdjustmentLine, 'id' | 'productId' | 'quantityMilli'> & {
  unitCostMicro?: number | null
  lots?: readonly { number: string; expiresOn?: string | null; quantityMilli: number }[]
  serialNumbers?: readonly string[]
}

/** As they were written down, held against what there is now. */
async function writtenLines(
  ctx: TxCtx,
  { location_id: locationId, currency, lines: written }: Written,
): Promise<Lines> {
  const ids = written.map(({ productId }) => productId)
  const products = await findAdjustedProducts(ctx, ids)
  const there = await findThere(ctx, locationId, ids)
  const costs = await findUnitCosts(ctx, locationId, ids)
  const valued = valuedAt(written, costs)
  return {
    valued,
    lines: written.map((line, at) => {
      const product = products.get(line.productId)
      return {
        ...{ id: line.id, productId: line.productId },
        ...{ code: product?.code ?? line.code, designation: product?.designation ?? line.designation },
        unit: product?.unit ?? null,
        unitDecimals: product?.unitDecimals ?? MOST_UNIT_DECIMALS,
        tracking: product?.tracking ?? 'none',
        lotsExpire: product?.lotsExpire ?? false,
        quantityMilli: line.quantityMilli,
        onHandMilli: there.get(line.productId)?.onHandMilli ?? 0,
        unitCostMicro: line.unitCostMicro ?? null,
        valueMinor: valueMinorOf(valued.slice(at, at + 1), currency),
        lots: (line.lots ?? []).map(({ expiresOn = null, ...lot }) => ({ ...lot, expiresOn })),
        serialNumbers: [...(line.serialNumbers ?? [])],
      }
    }),
  }
}

async function postedLines(ctx: TxCtx, id: string, currency: Currency): Promise<Lines> {
  const rows = await listPostedLines(ctx, id)
  const valued = rows.map(({ quantity_milli: quantityMilli, unit_cost_micro: unitCostMicro }) => ({
    ...{ quantityMilli, unitCostMicro, placeCostMicro: unitCostMicro },
  }))
  return {
    valued,
    lines: rows.map((row, at) => ({
      ...{ id: row.id, productId: row.product_id, code: row.code, designation: row.designation, unit: row.unit },
      unitDecimals: row.unit_decimals,
      tracking: row.lots ? 'lots' : row.serial_numbers ? 'serialNumbers' : 'none',
      lotsExpire: row.lots?.some(({ expiresOn }) => expiresOn !== null) ?? false,
      quantityMilli: row.quantity_milli,
      onHandMilli: row.before_milli,
      unitCostMicro: row.unit_cost_micro,
      valueMinor: valueMinorOf(valued.slice(at, at + 1), currency),
      lots: row.lots ?? [],
      serialNumbers: row.serial_numbers ?? [],
    })),
  }
}
