import {
  type AdjustmentReason,
  type AdjustmentState,
  type StockAdjustmentRow,
} from '@comptoir/contracts/inventory/stock-adjustments'
import { STOCK_LEVELS } from '@comptoir/contracts/inventory/stock-levels'
import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import { searchWords } from '@comptoir/contracts/search-text'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { dayAfter, startOfDay } from '../../../platform/clock.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId, anyOf, filterDay, filterIds, filterValues, readPage } from '../../../platform/http/list.ts'
import { isNothing } from '../../../platform/search/forgiving-page.ts'
import { forgivingSlips } from '../../../platform/search/meant.ts'
import { LOCATION_NAMES } from '../../company/locations/index.ts'
import { findTimeZone } from '../../company/settings/index.ts'

/** With the names of where they are, and of who wrote them down and posted them. */
export function selectAdjustments({ db, companyId, language }: TxCtx) {
  return db
    .selectFrom('stock_adjustment as a')
    .innerJoin('stock_location as x', (join) =>
      join.onRef('x.company_id', '=', 'a.company_id').onRef('x.id', '=', 'a.location_id'),
    )
    .innerJoin('point_of_sale as p', (join) =>
      join.onRef('p.company_id', '=', 'a.company_id').onRef('p.id', '=', 'a.point_of_sale_id'),
    )
    .innerJoin('app_user as cu', (join) =>
      join.onRef('cu.company_id', '=', 'a.company_id').onRef('cu.id', '=', 'a.created_by'),
    )
    .leftJoin('posted_adjustment as d', (join) =>
      join.onRef('d.company_id', '=', 'a.company_id').onRef('d.id', '=', 'a.id'),
    )
    .leftJoin('app_user as pu', (join) =>
      join.onRef('pu.company_id', '=', 'd.company_id').onRef('pu.id', '=', 'd.user_id'),
    )
    .select(['a.id', 'a.state', 'a.reason', 'a.point_of_sale_id', 'a.location_id', 'a.line_count', 'a.quantity_milli'])
    .select(['a.value_minor as written_value_minor', 'd.value_minor', 'a.created_at', 'cu.name as created_by'])
    .select(['d.number', 'd.recorded_at as posted_at', 'pu.name as posted_by', 'd.reversal_of', 'p.name as shop'])
    .select(LOCATION_NAMES.shown(language).as('location'))
    .where('a.company_id', '=', companyId)
}

type Row = Awaited<ReturnType<ReturnType<typeof selectAdjustments>['execute']>>[number]

export function adjustmentRow({ permissions }: TxCtx, row: Row): StockAdjustmentRow {
  return {
    ...{ id: row.id, state: row.state, number: row.number, reason: row.reason },
    ...{ pointOfSaleId: row.point_of_sale_id, pointOfSaleName: row.shop },
    ...{ locationId: row.location_id, locationName: row.location },
    ...{ lineCount: row.line_count, quantityMilli: row.quantity_milli },
    valueMinor: permissions.has(STOCK_LEVELS.permissions.seeValue)
      ? (row.value_minor ?? row.written_value_minor)
      : null,
    ...{ createdAt: row.created_at.toISOString(), createdBy: row.created_by },
    ...{ postedAt: row.posted_at?.toISOString() ?? null, postedBy: row.posted_by },
    reversalOfId: row.reversal_of,
  }
}

const RULES = {
  orders: { createdAt: 'a.created_at', number: 'd.number' },
  byDefault: { field: 'createdAt', direction: 'desc' },
  nullable: ['number'],
  id: 'a.id',
  cap: 100_000,
} as const

/** Those of the shops that the caller may enter. Days are those of the company on which they were written down. */
export async function listAdjustments(ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<StockAdjustmentRow>> {
  const [shops, places] = [filterIds(query, 'pointOfSale'), filterIds(query, 'location')]
  const [states, reasons] = [filterValues(query, 'state'), filterValues(query, 'reason')]
  const [productId] = filterIds(query, 'product')
  const [from, to] = [filterDay(query, 'from'), filterDay(query, 'to')]
  const timeZone = from === undefined && to === undefined ? '' : await findTimeZone(ctx)
  const found = selectAdjustments(ctx)
    .$if(shops.length > 0, (q) => q.where('a.point_of_sale_id', '=', anyId(shops)))
    .$if(places.length > 0, (q) => q.where('a.location_id', '=', anyId(places)))
    .$if(states.length > 0, (q) => q.where('a.state', '=', anyOf<AdjustmentState>(states)))
    .$if(reasons.length > 0, (q) => q.where('a.reason', '=', anyOf<AdjustmentReason>(reasons)))
    .$if(productId !== undefined, (q) => q.where(sql<boolean>`a.lines @> ${JSON.stringify([{ productId }])}::jsonb`))
    .$if(from !== undefined, (q) => q.where('a.created_at', '>=', startOfDay(from ?? '', timeZone)))
    .$if(to !== undefined, (q) => q.where('a.created_at', '<', startOfDay(dayAfter(to ?? ''), timeZone)))
  const { rows, meta } = await forgivingSlips(searchWords(query.search?.text ?? ''), {
    known: () => Promise.resolve([]),
    read: (groups) => readPage(ctx.db, found.where(areNumbered(groups)), query, RULES),
    isNothing,
  })
  return { data: rows.map((row) => adjustmentRow(ctx, row)), meta }
}

/** Each word of a search is in the number. */
function areNumbered(groups: readonly (readonly string[])[]): RawBuilder<SqlBool> {
  const each = groups.map((ways) => sql`d.number like any(${ways.map((way) => way.toUpperCase())}::text[])`)
  return each.length === 0 ? sql`true` : sql`(${sql.join(each, sql` and `)})`
}
