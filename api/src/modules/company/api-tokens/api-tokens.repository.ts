import { API_TOKENS, type ApiTokenInput } from '@comptoir/contracts/company/api-tokens'
import type { TxCtx } from '../../../platform/context.ts'
import { refusingTaken } from '../../../platform/resource/refusals.ts'

const TABLE = {
  table: 'api_token',
  unique: { api_token_name_key: { reason: 'nameTaken', property: 'name' } },
} as const

/** Stores a token by the hash of its secret. */
export async function insertApiToken(
  ctx: TxCtx,
  id: string,
  input: ApiTokenInput,
  { hash, ending, expiresAt }: { hash: Buffer; ending: string; expiresAt: Date },
): Promise<void> {
  const row = {
    company_id: ctx.companyId,
    id,
    user_id: input.userId,
    name: input.name,
    secret_hash: hash,
    ending,
    permissions: input.permissions,
    expires_on: input.expiresOn,
    expires_at: expiresAt,
    created_by: ctx.userId,
    created_at: ctx.now,
  }
  await refusingTaken(API_TOKENS, TABLE, input, () => ctx.db.insertInto('api_token').values(row).execute())
}

/** False when it was revoked before. */
export async function markRevoked({ db, companyId, now }: TxCtx, id: string): Promise<boolean> {
  const row = await db
    .updateTable('api_token')
    .set({ revoked_at: now })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
