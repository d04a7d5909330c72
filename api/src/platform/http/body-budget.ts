import { PassThrough, pipeline, type Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '../errors.ts'

const KIBIBYTE = 1024
const MEBIBYTE = 1024 * KIBIBYTE
/** Bodies up to here are paid for by being a request. */
const SMALL_BYTES = 64 * KIBIBYTE
/** Bytes of large bodies that are read or worked on at a time: as objects they take several times as much. */
const MOST_AT_ONCE = 48 * MEBIBYTE
const MOST_AT_ONCE_OF_ONE = 16 * MEBIBYTE
const RETRY_SECONDS = 2
/** What the slowest line brings in a second, and the time that any line has. */
const SLOWEST_BYTES = 128 * KIBIBYTE
const LEAST_SECONDS = 10

interface Account {
  /** Bytes that may still come, as of `at`. */
  left: number
  at: number
  held: number
}

/** Large bodies: how many bytes may be held at a time by all and by one holder, and how many one may send in a minute. */
export class BodyBudget {
  readonly #perMinute: number
  readonly #accounts = new Map<string, Account>()
  #held = 0

  /** One request of an account's allowance is worth one small body. */
  constructor(requestsPerMinute: number) {
    this.#perMinute = Math.max(MOST_AT_ONCE_OF_ONE, requestsPerMinute * SMALL_BYTES)
  }

  /** Takes bytes for a holder and gives what puts them back; refuses what is beyond the budget, and says until when. */
  take(holder: string, bytes: number, now = Date.now()): () => void {
    const account = this.#accountOf(holder, now)
    if (account.left < bytes) {
      const seconds = Math.ceil(((bytes - account.left) / this.#perMinute) * 60)
      throw new DomainError('request.tooMany', { seconds })
    }
    if (this.#held + bytes > MOST_AT_ONCE || account.held + bytes > MOST_AT_ONCE_OF_ONE)
      throw new DomainError('server.busy', { seconds: RETRY_SECONDS })
    account.left -= bytes
    account.held += bytes
    this.#held += bytes
    return () => {
      account.held -= bytes
      this.#held -= bytes
    }
  }

  #accountOf(holder: string, now: number): Account {
    const known = this.#accounts.get(holder)
    if (!known) this.#forgetRested(now)
    const account = known ?? { left: this.#perMinute, at: now, held: 0 }
    account.left = Math.min(this.#perMinute, account.left + ((now - account.at) / 60_000) * this.#perMinute)
    account.at = now
    this.#accounts.set(holder, account)
    return account
  }

  /** Whoever has held nothing for a minute has a full account again. */
  #forgetRested(now: number): void {
    for (const [holder, { at, held }] of this.#accounts)
      if (held === 0 && now - at > 60_000) this.#accounts.delete(holder)
  }
}

/**
 * Keeps large bodies within a budget, before a byte of them is read, and gives each a time to arrive, so that one that is
 * sent by half does not hold it. Files of forms go to disk as they come and are not counted.
 */
export function registerBodyBudget(app: FastifyInstance, requestsPerMinute: number): void {
  const budget = new BodyBudget(requestsPerMinute)
  app.addHook('preParsing', async (request, reply, payload) => {
    const bytes = bytesOf(request)
    if (bytes <= SMALL_BYTES || bytes > request.routeOptions.bodyLimit) return payload
    reply.raw.once('close', budget.take(holderOf(request), bytes))
    const body = inTime(payload, LEAST_SECONDS + Math.ceil(bytes / SLOWEST_BYTES))
    // What has not come by now is not waited for.
    body.once('error', () => void reply.header('connection', 'close'))
    return body
  })
}

/** What was announced; where nothing was, what the route allows. Forms count as nothing. */
function bytesOf({ headers, routeOptions }: FastifyRequest): number {
  if (headers['content-type']?.startsWith('multipart/')) return 0
  if (headers['content-length'] !== undefined) return Number(headers['content-length'])
  return headers['transfer-encoding'] === undefined ? 0 : routeOptions.bodyLimit
}

/** Whose budget a body counts in: the company's, else the account's, else the address's. */
function holderOf({ ctx, account, ip }: Partial<Pick<FastifyRequest, 'ctx' | 'account'>> & { ip: string }): string {
  return ctx?.companyId ?? account?.accountId ?? ip
}

/** The same bytes, or a refusal when they have not all come in time. */
export function inTime(payload: Readable, seconds: number): Readable {
  const body = new PassThrough()
  const patience = setTimeout(() => body.destroy(new DomainError('request.timedOut')), seconds * 1000)
  pipeline(payload, body, () => clearTimeout(patience))
  return body
}
