import type { AuditEntryRow } from '@comptoir/contracts/company/audit-trail'
import type { TxCtx } from '../../../platform/context.ts'
import { findAuditNames } from './audit-names.queries.ts'
import { withRecords } from './audit-records.queries.ts'
import { selectEntries } from './audit-trail.queries.ts'
import { toAuditEntry, unnamedIn } from './audit-trail.rules.ts'

const DAY_MS = 86_400_000
/** The first figures of an id that was made in order of time are its milliseconds. */
const TIME_DIGITS = 12

/**
 * One entry; undefined where there is none. Entries are kept by when they were recorded, which their ids tell nearly
 * enough: no index by id alone is needed.
 */
export async function findAuditEntry(ctx: TxCtx, id: string): Promise<AuditEntryRow | undefined> {
  const madeAt = Number.parseInt(id.replaceAll('-', '').slice(0, TIME_DIGITS), 16)
  const row = await selectEntries(ctx)
    .where('a.id', '=', id)
    .where('a.recorded_at', '>=', new Date(madeAt - DAY_MS))
    .where('a.recorded_at', '<=', new Date(madeAt + DAY_MS))
    .executeTakeFirst()
  if (!row) return undefined
  const [entry] = await withRecords(ctx, [toAuditEntry(row, await findAuditNames(ctx, unnamedIn([row])))])
  return entry
}
