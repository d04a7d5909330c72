import type { AuditEntryRow } from '@comptoir/contracts/company/audit-trail'
import type { ListQuery, PaginatedOf, ShortItem } from '@comptoir/contracts/schema'
import { instantIn } from '@comptoir/contracts/time'
import type { TxCtx } from '../../../platform/context.ts'
import { anyOf, filterDay, filterIds, filterValues, readPage } from '../../../platform/http/list.ts'
import { findTimeZone } from '../settings/index.ts'
import { findAuditNames } from './audit-names.queries.ts'
import { actionsAsked, dayAfter, toAuditEntry, unnamedIn, type AuditRow } from './audit-trail.rules.ts'

/** More are counted as "more than". */
const CAP = 100_000

/** The entries of a company, newest first, along the primary key: no page sorts the table. Names are those of today. */
export async function listAuditTrail(ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<AuditEntryRow>> {
  const entities = filterValues(query, 'entity')
  const users = filterIds(query, 'user')
  const records = filterIds(query, 'record')
  const actions = actionsAsked(filterValues(query, 'action'))
  const { from, to } = await askedDays(ctx, query)
  const found = selectEntries(ctx)
    .$if(entities.length > 0, (entries) => entries.where('a.entity', 'in', entities))
    .$if(records.length > 0, (entries) => entries.where('a.entity_id', 'in', records))
    .$if(actions.length > 0, (entries) => entries.where('a.action', '=', anyOf<string>(actions)))
    .$if(users.length > 0, (entries) => entries.where('a.user_id', 'in', users))
    .$if(from !== null, (entries) => (from ? entries.where('a.recorded_at', '>=', from) : entries))
    .$if(to !== null, (entries) => (to ? entries.where('a.recorded_at', '<', to) : entries))
  const { rows, meta } = await readPage(ctx.db, found, query, {
    orders: { recordedAt: 'a.recorded_at' },
    byDefault: { field: 'recordedAt', direction: 'desc' },
    id: 'a.id',
    cap: CAP,
  })
  return { data: await tellEntries(ctx, rows), meta }
}

/** Entries as their readers get them, with the names of today. */
export async function tellEntries(ctx: TxCtx, rows: readonly AuditRow[]): Promise<AuditEntryRow[]> {
  const names = await findAuditNames(ctx, unnamedIn(rows))
  return rows.map((row) => toAuditEntry(row, names))
}

/** Entries with who acted. */
export function selectEntries({ db, companyId }: TxCtx) {
  return db
    .selectFrom('audit_log as a')
    .leftJoin('app_user as u', (join) =>
      join.onRef('u.company_id', '=', 'a.company_id').onRef('u.id', '=', 'a.user_id'),
    )
    .leftJoin('api_token as k', (join) =>
      join.onRef('k.company_id', '=', 'a.company_id').onRef('k.id', '=', 'a.api_token_id'),
    )
    .where('a.company_id', '=', companyId)
    .select([
      'a.id',
      'a.recorded_at',
      'a.action',
      'a.entity',
      'a.entity_id',
      'a.before',
      'a.after',
      'a.request_id',
      'u.name as user_name',
      'u.is_support',
      'k.name as token_name',
    ])
}

/** Everybody who may have acted: the company's people, former ones included, and support. */
export function listAuditPeople({ db, companyId }: TxCtx): Promise<ShortItem[]> {
  return db
    .selectFrom('app_user')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** From the first moment of one day to before the first of the day after another. */
async function askedDays(ctx: TxCtx, query: ListQuery): Promise<{ from: Date | null; to: Date | null }> {
  const [from, to] = [filterDay(query, 'from'), filterDay(query, 'to')]
  if (from === undefined && to === undefined) return { from: null, to: null }
  const zone = await findTimeZone(ctx)
  const start = (day: string | undefined): Date | null => (day === undefined ? null : instantIn(day, zone))
  return { from: start(from), to: start(to === undefined ? to : dayAfter(to)) }
}
