import type { FastifyRequest } from 'fastify'
import { callFunction } from '../db/call.ts'
import type { Database } from '../db/database.ts'
import { DomainError } from '../errors.ts'
import type { RequestLimits } from '../http/request-limits.ts'
import { apiTokenHash } from './api-token-text.ts'
import { permissionSet, type Membership } from './membership.ts'

/** Tokens of so many programs are told from guesses at once; whoever is beyond counts for its address first. */
const MOST_KNOWN = 1000

/** A user's membership as a token has it: of the permissions that it was given, those that the user holds now. */
export interface TokenMembership extends Membership {
  user: NonNullable<Membership['user']>
  apiTokenId: string
}

/** Who acts by a token in a company; refused where the company has no such token, or it does not hold any more. */
export type AdmitApiToken = (
  request: FastifyRequest,
  token: string,
  asked: { companyId: string | null; now: Date },
) => Promise<TokenMembership>

/**
 * Admits API tokens: one statement for each request, as for people. A token has an allowance of its own, as an account has;
 * a text that has not yet shown to be one counts for its address before the database is asked, so guessing is as limited as
 * calling without any.
 */
export function admitApiTokens(db: Database, limits: RequestLimits): AdmitApiToken {
  const known = new Set<string>()
  const keep = (name: string): void => {
    if (known.size >= MOST_KNOWN) known.clear()
    known.add(name)
  }
  return async (request, token, { companyId, now }) => {
    const secretHash = apiTokenHash(token)
    const name = secretHash === null ? '' : `token ${secretHash.toString('hex')}`
    const isKnown = known.has(name)
    await (isKnown ? limits.ofAccount(request, name) : limits.ofAddress(request))
    if (companyId === null) throw new DomainError('apiToken.notHere')
    const found = secretHash === null ? null : await findTokenMembership(db, { companyId, secretHash, now })
    if (found === null) {
      known.delete(name)
      throw new DomainError('apiToken.unknown')
    }
    if (!isKnown) await limits.ofAccount(request, name)
    keep(name)
    return found
  }
}

async function findTokenMembership(
  db: Database,
  asked: { companyId: string; secretHash: Buffer; now: Date },
): Promise<TokenMembership | null> {
  const { api_token_membership: found } = await callFunction(db, 'api_token_membership', asked)
  if (found === null) return null
  if ('refusal' in found) throw new DomainError(found.refusal)
  const { user, permissions, accountId, isCompanySuspended } = found
  const held = permissionSet(user.role, user.permissions)
  return {
    apiTokenId: found.id,
    accountId,
    isSuperAdministrator: false,
    companyId: asked.companyId,
    isCompanySuspended,
    user: {
      id: user.id,
      name: user.name,
      role: user.role,
      permissions: new Set(permissions.filter((permission) => held.has(permission))),
      pointOfSaleIds: user.hasAllPointsOfSale ? null : user.pointOfSaleIds,
      isSecondFactorMissing: false,
      isReadOnly: false,
    },
  }
}
