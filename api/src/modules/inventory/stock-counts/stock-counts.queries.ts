import type { StateOfCount, StockCountRow } from '@comptoir/contracts/inventory/stock-counts'
import { STOCK_LEVELS } from '@comptoir/contracts/inventory/stock-levels'
import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId, anyOf, filterIds, filterValues } from '../../../platform/http/list.ts'
import { folded } from '../../../platform/search/folded.ts'
import { isSearched, readForgivingPage } from '../../../platform/search/forgiving-page.ts'
import { LOCATION_NAMES } from '../../company/locations/index.ts'

/** With the names of where they are, and of who planned and posted them. */
export function selectCounts({ db, companyId, language }: TxCtx) {
  return db
    .selectFrom('stock_count as d')
    .innerJoin('stock_location as x', (join) =>
      join.onRef('x.company_id', '=', 'd.company_id').onRef('x.id', '=', 'd.location_id'),
    )
    .innerJoin('point_of_sale as p', (join) =>
      join.onRef('p.company_id', '=', 'd.company_id').onRef('p.id', '=', 'd.point_of_sale_id'),
    )
    .innerJoin('app_user as cu', (join) =>
      join.onRef('cu.company_id', '=', 'd.company_id').onRef('cu.id', '=', 'd.created_by'),
    )
    .leftJoin('posted_count as k', (join) => join.onRef('k.company_id', '=', 'd.company_id').onRef('k.id', '=', 'd.id'))
    .leftJoin('app_user as pu', (join) =>
      join.onRef('pu.company_id', '=', 'k.company_id').onRef('pu.id', '=', 'k.user_id'),
    )
    .select(['d.id', 'd.state', 'd.scope', 'd.is_blind', 'd.planned_on', 'd.point_of_sale_id', 'd.location_id'])
    .select(['d.created_at', 'cu.name as created_by', 'p.name as shop', 'k.number', 'k.value_minor'])
    .select(['k.recorded_at as posted_at', 'pu.name as posted_by'])
    .select(LOCATION_NAMES.shown(language).as('location'))
    .where('d.company_id', '=', companyId)
}

type Row = Awaited<ReturnType<ReturnType<typeof selectCounts>['execute']>>[number]

/** How many products a count has, and how many of them somebody counted. */
export interface Progress {
  lineCount: number
  countedCount: number
}

export function countRow({ permissions }: TxCtx, row: Row, progress: Progress | undefined): StockCountRow {
  return {
    ...{ id: row.id, state: row.state, number: row.number, scope: row.scope, isBlind: row.is_blind },
    ...{ plannedOn: row.planned_on, pointOfSaleId: row.point_of_sale_id, pointOfSaleName: row.shop },
    ...{ locationId: row.location_id, locationName: row.location },
    ...{ lineCount: progress?.lineCount ?? 0, countedCount: progress?.countedCount ?? 0 },
    valueMinor: permissions.has(STOCK_LEVELS.permissions.seeValue) ? row.value_minor : null,
    ...{ createdAt: row.created_at.toISOString(), createdBy: row.created_by },
    ...{ postedAt: row.posted_at?.toISOString() ?? null, postedBy: row.posted_by },
  }
}

/** How far counts are, by their ids; one that has no products yet is left out. */
export async function findProgress({ db, companyId }: TxCtx, ids: readonly string[]): Promise<Map<string, Progress>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Progress & { id: string }>`
    select g.count_id as id, count(*)::integer as "lineCount", count(e.product_id)::integer as "countedCount"
    from stock_count_line g left join (
      select distinct s.count_id, s.product_id from stock_count_entry s
      where s.company_id = ${companyId} and s.count_id = ${anyId(ids)} and s.takes_back is null and not exists (
        select 1 from stock_count_entry t where t.company_id = ${companyId} and t.takes_back = s.id)
    ) e on e.count_id = g.count_id and e.product_id = g.product_id
    where g.company_id = ${companyId} and g.count_id = ${anyId(ids)}
    group by g.count_id`.execute(db)
  return new Map(rows.map(({ id, ...progress }) => [id, progress]))
}

const RULES = {
  orders: { createdAt: 'd.created_at', plannedOn: 'd.planned_on', number: 'k.number' },
  byDefault: { field: 'createdAt', direction: 'desc' },
  nullable: ['plannedOn', 'number'],
  id: 'd.id',
  cap: 100_000,
} as const

/** Those of the shops that the caller may enter. */
export async function listCounts(ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<StockCountRow>> {
  const [shops, states] = [filterIds(query, 'pointOfSale'), filterValues(query, 'state')]
  const [productId] = filterIds(query, 'product')
  const found = selectCounts(ctx)
    .$if(shops.length > 0, (q) => q.where('d.point_of_sale_id', '=', anyId(shops)))
    .$if(states.length > 0, (q) => q.where('d.state', '=', anyOf<StateOfCount>(states)))
    .$if(productId !== undefined, (q) =>
      q.where((eb) =>
        eb.exists(
          eb
            .selectFrom('stock_count_line as g')
            .select('g.product_id')
            .where('g.company_id', '=', ctx.companyId)
            .whereRef('g.count_id', '=', 'd.id')
            .where('g.product_id', '=', productId ?? ''),
        ),
      ),
    )
  const texts = isSearched(query, 'number') ? [folded(sql<string>`coalesce(k.number, '')`)] : []
  const { rows, meta } = await readForgivingPage(ctx.db, found, query, RULES, texts)
  const progress = await findProgress(
    ctx,
    rows.map(({ id }) => id),
  )
  return { data: rows.map((row) => countRow(ctx, row, progress.get(row.id))), meta }
}
