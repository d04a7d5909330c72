import type { ClosingReport, FiscalClosingRow } from '@comptoir/contracts/sales/fiscal-closings'
import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { anyOf, filterValues } from '../../../platform/http/list.ts'
import { folded } from '../../../platform/search/folded.ts'
import { isSearched, readForgivingPage } from '../../../platform/search/forgiving-page.ts'

/** More than a hundred years of days. */
const CAP = 100_000

/** A closing as the list shows it, with the figures that it was sealed with. */
export type ClosingForBooks = FiscalClosingRow & Pick<ClosingReport, 'part' | 'perpetual'>

/** The list of closings as its file has it. */
export async function listClosingsForBooks(ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<ClosingForBooks>> {
  const kinds = filterValues(query, 'kind')
  const found = ctx.db
    .selectFrom('fiscal_closing as c')
    .leftJoin('app_user as u', (join) =>
      join.onRef('u.company_id', '=', 'c.company_id').onRef('u.id', '=', 'c.closed_by'),
    )
    .select(['c.id', 'c.kind', 'c.period', 'c.number', 'c.report', 'c.recorded_at', 'u.name as closer'])
    .where('c.company_id', '=', ctx.companyId)
    .$if(kinds.length > 0, (q) => q.where('c.kind', '=', anyOf<FiscalClosingRow['kind']>(kinds)))
  const rules = {
    orders: { recordedAt: 'c.recorded_at', period: 'c.period' },
    byDefault: { field: 'recordedAt', direction: 'desc' },
    id: 'c.id',
    cap: CAP,
  } as const
  const texts = (['number', 'period'] as const)
    .filter((field) => isSearched(query, field))
    .map((field) => folded(sql.ref(`c.${field}`)))
  const { rows, meta } = await readForgivingPage(ctx.db, found, query, rules, texts)
  return {
    data: rows.map(({ report: { part, annex, currency, perpetual }, ...row }) => ({
      id: row.id,
      kind: row.kind,
      period: row.period,
      number: row.number,
      recordedAt: row.recorded_at.toISOString(),
      closedBy: row.closer,
      currency,
      salesMinor: part.sales.totalMinor,
      returnsMinor: part.returns.totalMinor,
      annexCount: annex.reduce((sum, { sales, returns }) => sum + sales.count + returns.count, 0),
      perpetualMinor: perpetual.salesMinor,
      part,
      perpetual,
    })),
    meta,
  }
}

export async function listFiscalClosings(ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<FiscalClosingRow>> {
  const { data, meta } = await listClosingsForBooks(ctx, query)
  return { data: data.map(({ part: _part, perpetual: _perpetual, ...row }) => row), meta }
}
