import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '../errors.ts'

const WINDOW_MS = 60_000
/** What an address may send without an account, in allowances of an account: people of one shop have one address. */
const ADDRESS_ALLOWANCES = 2
/** Pages and files, of which a first visit takes a hundred. */
const FILE_ALLOWANCES = 10

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose allowance the request is counted in. */
    countedAccount: string
  }
}

/** Counts requests in windows of a minute; refuses those beyond the allowance as `request.tooMany`. */
export interface RequestLimits {
  ofAccount(request: FastifyRequest, accountId: string): Promise<void>
  ofAddress(request: FastifyRequest): Promise<void>
}

/**
 * An allowance for each account, whatever its address, so that the registers of a shop do not count against each other;
 * what has no account counts for its address. Here for what is open to everybody; behind a session, where it is known.
 */
export function registerRequestLimits(app: FastifyInstance, perMinute: number): RequestLimits {
  app.decorateRequest('countedAccount', '')
  const limitOf = (max: number, keyGenerator?: (request: FastifyRequest) => string) =>
    app.createRateLimit({ max, timeWindow: WINDOW_MS, ...(keyGenerator ? { keyGenerator } : {}) })
  const account = limitOf(perMinute, (request) => request.countedAccount)
  const address = limitOf(ADDRESS_ALLOWANCES * perMinute)
  const files = limitOf(FILE_ALLOWANCES * perMinute)

  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith('/health')) return
    const { access } = request.routeOptions.config
    if (!request.url.startsWith('/api')) await count(files, request)
    else if (access === undefined || access === 'public' || access === 'publisher') await count(address, request)
  })
  return {
    ofAccount: async (request, accountId) => {
      request.countedAccount = accountId
      await count(account, request)
    },
    ofAddress: (request) => count(address, request),
  }
}

async function count(limit: ReturnType<FastifyInstance['createRateLimit']>, request: FastifyRequest): Promise<void> {
  const counted = await limit(request)
  if (!counted.isAllowed && counted.isExceeded)
    throw new DomainError('request.tooMany', { seconds: Math.max(1, counted.ttlInSeconds) })
}
