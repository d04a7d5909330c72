import type {
  FederationStatus,
  Registry,
  ReleaseEvent,
  ReleaseSummary,
  RemoteStatus,
} from '@comptoir/contracts/federation'
import { Refusal } from './refusal.ts'

/** A refusal of the API as RFC 9457 gives it. */
interface Problem {
  code?: string
  title?: string
  detail?: string
}

/** A running installation, seen with a publishing token. Every method throws a `Refusal` with the server's own words. */
export class Installation {
  readonly #origin: string
  readonly #token: string | null

  constructor(origin: string, token: string | null = null) {
    this.#origin = origin.replace(/\/+$/, '')
    this.#token = token
  }

  get origin(): string {
    return this.#origin
  }

  /** What a person is answered who signs in. */
  signIn<Session>(email: string, password: string): Promise<Session> {
    return this.#json<Session>('POST', '/api/auth/login', JSON.stringify({ email, password }), {
      'content-type': 'application/json',
    })
  }

  registry(): Promise<Registry> {
    return this.#json<Registry>('GET', '/federation/registry')
  }

  /** What it serves to build against, by the names of the packages. */
  sdk(): Promise<{ packages: Record<string, { file: string }> }> {
    return this.#json('GET', '/federation/sdk/index.json')
  }

  status(): Promise<FederationStatus> {
    return this.#json<FederationStatus>('GET', '/api/federation/status')
  }

  log(remote: string): Promise<{ items: ReleaseEvent[] }> {
    return this.#json('GET', `/api/federation/remotes/${remote}/log`)
  }

  /** Changes what is live of a remote, on the revision that is live now. */
  async change(
    remote: string,
    action: 'promote' | 'rollback' | 'disable' | 'enable',
    body: object,
  ): Promise<RemoteStatus> {
    const { revision } = await this.status()
    const { remotes } = await this.#json<FederationStatus>(
      'POST',
      `/api/federation/remotes/${remote}/${action}`,
      JSON.stringify(body),
      {
        'content-type': 'application/json',
        'if-match': `"${revision}"`,
      },
    )
    const found = remotes.find(({ id }) => id === remote)
    if (found === undefined) throw new Refusal(`${this.#origin} no longer has "${remote}".`)
    return found
  }

  publish(remote: string, form: FormData): Promise<ReleaseSummary> {
    return this.#json<ReleaseSummary>('POST', `/api/federation/remotes/${remote}/releases`, form)
  }

  async #json<T>(
    method: string,
    path: string,
    body?: string | FormData,
    headers: Record<string, string> = {},
  ): Promise<T> {
    const answer = await this.#send(method, path, body, headers)
    const text = await answer.text()
    if (!answer.ok) throw new Refusal(`${this.#origin} refused: ${wordsOf(text, answer.status)}`)
    const value: unknown = JSON.parse(text)
    return value as T
  }

  async #send(
    method: string,
    path: string,
    body: string | FormData | undefined,
    headers: Record<string, string>,
  ): Promise<Response> {
    const authorization = this.#token === null ? {} : { authorization: `Bearer ${this.#token}` }
    try {
      return await fetch(`${this.#origin}${path}`, {
        method,
        headers: { accept: 'application/json', 'accept-language': 'en', ...authorization, ...headers },
        ...(body === undefined ? {} : { body }),
      })
    } catch (error) {
      throw new Refusal(`${this.#origin} does not answer: ${reasonOf(error)}. Is it running, and is --shell right?`)
    }
  }
}

/** The server's own words; the number alone when it said nothing that can be read. */
function wordsOf(text: string, status: number): string {
  try {
    const { code, title, detail } = JSON.parse(text) as Problem
    return `${detail ?? title ?? ''}${code === undefined ? '' : ` (${code})`}`
  } catch {
    return `status ${status}`
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
