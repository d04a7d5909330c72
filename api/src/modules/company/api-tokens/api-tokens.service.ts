import {
  API_TOKENS,
  API_TOKENS_MOST,
  type ApiTokenGrants,
  type ApiTokenInput,
  type NewApiToken,
} from '@comptoir/contracts/company/api-tokens'
import { instantIn } from '@comptoir/contracts/time'
import { v7 as newId } from 'uuid'
import { audit } from '../../../platform/audit/audit.ts'
import { makeApiToken } from '../../../platform/auth/api-token-text.ts'
import { businessDateOf } from '../../../platform/clock.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import { findTimeZone } from '../settings/index.ts'
import { countUsable, getApiToken, listGrantees } from './api-tokens.queries.ts'
import { insertApiToken, markRevoked } from './api-tokens.repository.ts'
import { grantablePermissions, nextDay, requireDay, requireHeld } from './api-tokens.rules.ts'

/** In whose name the caller may make a token, and what it may be given. */
export async function readGrants(ctx: TxCtx): Promise<ApiTokenGrants> {
  return { users: await listGrantees(ctx), permissions: grantablePermissions(ctx.language) }
}

/** Makes a token for a user who may come in, for some of what that user may do. Only this answer has its secret. */
export async function createApiToken(ctx: TxCtx, input: ApiTokenInput): Promise<NewApiToken> {
  const [user] = await listGrantees(ctx, input.userId)
  if (!user) throw declaredRefusal(API_TOKENS, 'userUnfit', {}, '/userId')
  requireHeld(input.permissions, user.permissions)
  const zone = await findTimeZone(ctx)
  requireDay(input, businessDateOf(ctx.now, zone))
  if ((await countUsable(ctx)) >= API_TOKENS_MOST)
    throw declaredRefusal(API_TOKENS, 'tooMany', { most: API_TOKENS_MOST })
  const { token, hash } = makeApiToken()
  const id = input.id ?? newId()
  const [name, ending] = [input.name.trim(), token.slice(-4)]
  await insertApiToken(
    ctx,
    id,
    { ...input, name },
    {
      hash,
      ending,
      expiresAt: instantIn(nextDay(input.expiresOn), zone),
    },
  )
  await audit(ctx, {
    action: 'apiToken.created',
    entity: 'apiToken',
    entityId: id,
    after: { name, ending, user: user.name, permissions: input.permissions, expiresOn: input.expiresOn },
  })
  return { ...(await getApiToken(ctx, id)), token }
}

/** Ends a token: the next request with it is refused. Revoked again, nothing happens. */
export async function revokeApiToken(ctx: TxCtx, id: string): Promise<void> {
  const { name, ending, user } = await getApiToken(ctx, id)
  if (!(await markRevoked(ctx, id))) return
  await audit(ctx, {
    action: 'apiToken.revoked',
    entity: 'apiToken',
    entityId: id,
    before: { name, ending, user: user.name },
  })
}
