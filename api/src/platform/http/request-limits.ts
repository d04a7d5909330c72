import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '../errors.ts'

const WINDOW_MS = 60_000
/** A sixth of an account's minute may be asked for within five seconds: enough for any page, too little to crowd out others. */
const BURST_MS = 5000
const BURSTS = 6
const LEAST_BURST = 20
/** A refusal is held back for a moment, so that whoever asks again at once asks less; only so many at a time. */
const HELD_MS = 300
const MOST_HELD = 500
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
  const limitOf = (max: number, timeWindow: number, keyGenerator?: (request: FastifyRequest) => string) =>
    app.createRateLimit({ max, timeWindow, ...(keyGenerator ? { keyGenerator } : {}) })
  const count = counting()
  const ofAccount = ({ countedAccount }: FastifyRequest): string => countedAccount
  const account = limitOf(perMinute, WINDOW_MS, ofAccount)
  const burst = limitOf(Math.max(LEAST_BURST, Math.ceil(perMinute / BURSTS)), BURST_MS, ofAccount)
  const address = limitOf(ADDRESS_ALLOWANCES * perMinute, WINDOW_MS)
  const files = limitOf(FILE_ALLOWANCES * perMinute, WINDOW_MS)

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
      await count(burst, request)
    },
    ofAddress: (request) => count(address, request),
  }
}

type Limit = ReturnType<FastifyInstance['createRateLimit']>

/** Counts a request in a limit; refuses it when that is used up. */
function counting(): (limit: Limit, request: FastifyRequest) => Promise<void> {
  let held = 0
  return async (limit, request) => {
    const counted = await limit(request)
    if (counted.isAllowed || !counted.isExceeded) return
    if (held < MOST_HELD) {
      held += 1
      await pause(HELD_MS)
      held -= 1
    }
    throw new DomainError('request.tooMany', { seconds: Math.max(1, counted.ttlInSeconds) })
  }
}
