import pRetry from 'p-retry'
import type { SessionAnswer } from '@comptoir/contracts/identity/session'
import type { Problem } from '@comptoir/contracts/schema'
import { Refusal } from '../common/refusal.ts'

/** An answer of the API that refuses. */
export class Refused extends Error {
  override name = 'Refused'
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(`${status} ${code}: ${message}`)
    this.status = status
    this.code = code
  }
}

/** Nothing came, or not all of it: the server was killed, or is not there yet. */
class Unanswered extends Error {
  override name = 'Unanswered'
}

export interface Account {
  email: string
  password: string
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** How long an installation may be away before the replay gives up. */
const PATIENCE_MS = 120_000
const MS_PER_SECOND = 1000
const PAUSE_MS = 50
const LONGEST_PAUSE_MS = 1000
/** A server that is killed may leave a request without any end. */
const ANSWER_MS = 60_000

/**
 * The API as one account: signs in when it must, and asks again for as long as nothing answers or the answer is that of a
 * server in trouble. What is sent is recognised by its id, so asking again is safe.
 */
export class ReplayClient {
  readonly #origin: string
  readonly #account: Account
  #token: Promise<string> | null = null

  constructor(origin: string, account: Account) {
    this.#origin = origin
    this.#account = account
  }

  /** `version`: that of the document which a step is decided on. */
  async call<T>(method: Method, path: string, body?: object | FormData, version?: number): Promise<T> {
    const text = await this.#persistently(async () => {
      const isForm = body instanceof FormData
      const headers = {
        authorization: `Bearer ${await this.#signedIn()}`,
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      }
      return this.#fetch(path, { method, headers, ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}) })
    })
    return (text === '' ? undefined : JSON.parse(text)) as T
  }

  async #persistently(attempt: () => Promise<string>): Promise<string> {
    try {
      return await pRetry(attempt, {
        retries: Infinity,
        maxRetryTime: PATIENCE_MS,
        minTimeout: PAUSE_MS,
        maxTimeout: LONGEST_PAUSE_MS,
        shouldRetry: ({ error }) => isStale(error) || isPassing(error),
        onFailedAttempt: ({ error }) => {
          if (isStale(error)) this.#token = null
        },
      })
    } catch (error) {
      if (!isPassing(error)) throw error
      throw new Refusal(`The installation has been failing for ${PATIENCE_MS / MS_PER_SECOND} s: ${String(error)}`)
    }
  }

  #signedIn(): Promise<string> {
    this.#token ??= this.#fetch('/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(this.#account),
    }).then(
      (text) => (JSON.parse(text) as SessionAnswer).token,
      (error: unknown) => {
        this.#token = null
        throw error
      },
    )
    return this.#token
  }

  async #fetch(path: string, init: RequestInit): Promise<string> {
    const { response, text } = await this.#ask(path, init).catch((error: unknown) => {
      throw new Unanswered(String(error))
    })
    if (response.ok) return text
    throw refusedBy(response.status, text)
  }

  async #ask(path: string, init: RequestInit): Promise<{ response: Response; text: string }> {
    const response = await fetch(`${this.#origin}/api${path}`, { ...init, signal: AbortSignal.timeout(ANSWER_MS) })
    return { response, text: await response.text() }
  }
}

function refusedBy(status: number, text: string): Refused {
  try {
    const { code, message } = JSON.parse(text) as Problem
    return new Refused(status, code, message)
  } catch {
    return new Refused(status, 'unreadable', text.slice(0, 200))
  }
}

/** The token is over: signing in again gives another. */
function isStale(error: unknown): boolean {
  return error instanceof Refused && error.code === 'auth.tokenStale'
}

/** What says nothing about the request: the same one may succeed a moment later. */
function isPassing(error: unknown): boolean {
  return error instanceof Unanswered || (error instanceof Refused && (error.status >= 500 || error.status === 429))
}
