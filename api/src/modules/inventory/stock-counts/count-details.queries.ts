import type { StockCount } from '@comptoir/contracts/inventory/stock-counts'
import { STOCK_LEVELS } from '@comptoir/contracts/inventory/stock-levels'
import { stockValueMinor, type Currency } from '@comptoir/money'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { countedLines, type CountedOf } from './counted.queries.ts'
import { findPeople, findScopeNames } from './scope.queries.ts'
import { findSettings } from './settings.repository.ts'
import { stepsOf } from './steps.rules.ts'
import { countRow, findProgress, selectCounts } from './stock-counts.queries.ts'

/** One with what it is about and what became of it; null for one of a shop that the caller may not enter. */
export async function findCount(ctx: TxCtx, id: string): Promise<StockCount | null> {
  const row = await selectCounts(ctx)
    .innerJoin('company as c', 'c.id', 'd.company_id')
    .leftJoin('app_user as su', (join) =>
      join.onRef('su.company_id', '=', 'd.company_id').onRef('su.id', '=', 'd.started_by'),
    )
    .leftJoin('app_user as fu', (join) =>
      join.onRef('fu.company_id', '=', 'd.company_id').onRef('fu.id', '=', 'd.finished_by'),
    )
    .leftJoin('app_user as eu', (join) =>
      join.onRef('eu.company_id', '=', 'd.company_id').onRef('eu.id', '=', 'd.cancelled_by'),
    )
    .select(['d.note', 'd.version', 'd.people_ids', 'd.round', 'd.cancel_reason', 'c.currency'])
    .select(['d.started_at', 'su.name as started_by', 'd.finished_at', 'fu.name as finished_by'])
    .select(['d.cancelled_at', 'eu.name as cancelled_by'])
    .where('d.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { toleranceRateMilli } = await findSettings(ctx)
  const of = { id, locationId: row.location_id, toleranceRateMilli }
  const isHidden = row.is_blind && row.state === 'counting'
  const isOpen = row.state === 'counting' || row.state === 'review'
  return {
    ...countRow(ctx, row, (await findProgress(ctx, [id])).get(id)),
    ...{ note: row.note, version: row.version, round: row.round, cancelReason: row.cancel_reason, toleranceRateMilli },
    scopeNames: (await findScopeNames(ctx, row.scope)).map(({ name }) => name),
    people: await findPeople(ctx, row.people_ids),
    totals: isOpen && !isHidden ? await findTotals(ctx, of, row.round, row.currency as Currency) : null,
    mayTake: stepsOf(ctx, row),
    events: [
      ...happened('planned', row.created_at, row.created_by),
      ...happened('started', row.started_at, row.started_by),
      ...happened('finished', row.state === 'counting' ? null : row.finished_at, row.finished_by),
      ...happened('posted', row.posted_at, row.posted_by),
      ...happened('cancelled', row.cancelled_at, row.cancelled_by),
    ],
  }
}

type Event = StockCount['events'][number]

function happened(event: Event['event'], at: Date | null, by: string | null): Event[] {
  return at === null ? [] : [{ event, at: at.toISOString(), by: by ?? '' }]
}

async function findTotals(ctx: TxCtx, of: CountedOf, round: number, currency: Currency): Promise<StockCount['totals']> {
  const { rows } = await sql<Omit<NonNullable<StockCount['totals']>, 'valueMinor'> & { nano: string }>`
    select count(*) filter (where y.counted_milli is null)::integer as uncounted,
      count(*) filter (where y.difference_milli <> 0)::integer as different,
      count(*) filter (where y.is_beyond)::integer as "beyondTolerance",
      count(*) filter (where y.moved_milli <> 0 or y.has_moved_meanwhile)::integer as moved,
      count(*) filter (where y.recount_round = ${round} and y.round is distinct from ${round})::integer as "toRecount",
      coalesce(sum(y.value_nano), 0)::text as nano
    from ${countedLines(ctx, of)} y`.execute(ctx.db)
  const [sums] = rows
  if (!sums) return null
  const { nano, ...totals } = sums
  const seesValue = ctx.permissions.has(STOCK_LEVELS.permissions.seeValue)
  return { ...totals, valueMinor: seesValue ? stockValueMinor(BigInt(nano), currency) : null }
}
