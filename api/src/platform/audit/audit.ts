import type { AuditAction, AuditEntity } from '@comptoir/contracts/audit'
import { ACCOUNT_ACTIONS } from '@comptoir/contracts/company/users'
import { v7 as newId } from 'uuid'
import type { TxCtx } from '../context.ts'
import { listByFunction } from '../db/call.ts'
import type { Queryable } from '../db/database.ts'
import { jsonText } from '../db/function-json.ts'

export interface AuditEntry {
  /** `noun.done`, as `product.updated`. */
  action: AuditAction
  entity: AuditEntity
  entityId: string
  before?: object | null
  after?: object | null
}

/**
 * In whose name it was done, and by which token; `userId` is null where nobody of the company acted, `accountId` where nobody
 * is known.
 */
type Acting = Pick<TxCtx, 'companyId' | 'apiTokenId' | 'now' | 'requestId'> & {
  db: Queryable
  userId: string | null
  accountId: string | null
}

/**
 * Writes who did what, and what webhooks are told of it, in the transaction that did it: all persist or nothing. Never pass
 * it a secret.
 */
export async function audit(ctx: Acting, entry: AuditEntry): Promise<void> {
  await listByFunction(ctx.db, 'audit_post', {
    companyId: ctx.companyId,
    id: newId(),
    userId: ctx.userId,
    accountId: ctx.accountId,
    requestId: ctx.requestId,
    recordedAt: ctx.now,
    action: entry.action,
    entity: entry.entity,
    entityId: entry.entityId,
    before: entry.before ? jsonText(entry.before) : null,
    after: entry.after ? jsonText(entry.after) : null,
    apiTokenId: ctx.apiTokenId ?? null,
  })
}

/** What happens to the account of a user changes nothing of the user. */
const OF_ACCOUNTS = ACCOUNT_ACTIONS.map((action) => `user.${action}`)

/** Who changed an entity last, for the refusal of a stale version. */
export async function lastChange(
  ctx: TxCtx,
  entity: AuditEntity,
  entityId: string,
): Promise<{ by: string; changedAt: string }> {
  const row = await ctx.db
    .selectFrom('audit_log as a')
    .leftJoin('app_user as u', (join) =>
      join.onRef('u.company_id', '=', 'a.company_id').onRef('u.id', '=', 'a.user_id'),
    )
    .select(['u.name', 'a.recorded_at'])
    .where('a.company_id', '=', ctx.companyId)
    .where('a.entity', '=', entity)
    .where('a.entity_id', '=', entityId)
    .where('a.action', 'not in', OF_ACCOUNTS)
    .orderBy('a.recorded_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { by: row?.name ?? '?', changedAt: (row?.recorded_at ?? ctx.now).toISOString() }
}
