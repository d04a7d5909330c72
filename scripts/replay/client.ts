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

  async call<T>(method: Method, path: string, body?: object | FormData): Promise<T> {
    const text = await this.#persistently(async () => {
      const isForm = body instanceof FormData
      const headers = {
        authorization: `Bearer ${await this.#signedIn()}`,
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      }
      return this.#fetch(path, { method, headers, ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}) })
    })
    return (text === '' ? undefined : JSON.parse(text)) as T
  }

  async #persistently(attempt: () => Promise<string>): Promise<string> {
    const until = performance.now() + PATIENCE_MS
    for (let pause = PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        return await attempt()
      } catch (error) {
        if (error instanceof Refused && error.code === 'auth.tokenStale') this.#token = null
        else if (!isPassing(error)) throw error
        else if (performance.now() > until)
          throw new Refusal(
            `The installation has been in trouble for ${PATIENCE_MS / MS_PER_SECOND} s: ${String(error)}`,
          )
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
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
    const response = await fetch(`${this.#origin}/api${path}`, { ...init, signal: AbortSignal.timeout(ANSWER_MS) })
    const text = await response.text()
    if (response.ok) return text
    throw refusedBy(response.status, text)
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

/** No answer, or one that says nothing about the request: the same request may succeed a moment later. */
function isPassing(error: unknown): boolean {
  return !(error instanceof Refused) || error.status >= 500 || error.status === 429
}
