import { PERMISSIONS } from '@comptoir/contracts/catalogue'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { recordRefusal, type Refused } from '../audit/refusals.ts'
import { whenceOf } from '../audit/whence.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { DomainError } from '../errors.ts'
import { visitorOf } from '../http/visitor.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The user of a company that asks, by a token or in person, also where the answer is no. */
    member: { companyId: string; userId: string; accountId: string; apiTokenId?: string } | null
    /** What it was answered with, where that is a refusal for who asks. */
    refusal: DomainError | null
  }
}

const FORBIDDEN = 403

/**
 * Whoever asks for what their role does not give is in the audit trail of the company: which right was missing, and for
 * what. It is written after the answer, in a transaction of its own; a request that is let through pays nothing for it.
 */
export function registerAccessRefusals(app: FastifyInstance, { db, clock }: { db: Database; clock: Clock }): void {
  app.decorateRequest('member', null)
  app.decorateRequest('refusal', null)
  app.addHook('onResponse', async (request) => {
    const refused = refusedOf(request, clock.now())
    if (refused) app.afterwards.add(() => recordRefusal(db, refused))
  })
}

function refusedOf(request: FastifyRequest, now: Date): Refused | null {
  const { member, refusal } = request
  if (!member || refusal?.status !== FORBIDDEN) return null
  const { permission } = refusal.params
  return {
    ...member,
    byUserId: member.userId,
    action: 'user.accessRefused',
    after: {
      permission: typeof permission === 'string' && PERMISSIONS.has(permission) ? permission : null,
      operation: operationOf(request),
      ...whenceOf(visitorOf(request)),
    },
    now,
    requestId: request.id,
  }
}

/** The method and the route below the company, without its values. */
function operationOf({ method, routeOptions: { url = '' } }: FastifyRequest): string {
  return `${method} ${url.replace(/^\/api\/(?::companyId\/)?/, '')}`
}
