import { randomUUID } from 'node:crypto'
import type { SessionAnswer } from '@comptoir/contracts/identity/session'
import { request, type APIRequestContext } from '@playwright/test'

/** Ids as the browser makes them: time first, so that they sort. */
export function newId(): string {
  const time = Date.now().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}

/** The API as somebody signed in: journeys make their data through it. */
export class ApiClient {
  readonly session: SessionAnswer
  readonly #context: APIRequestContext

  private constructor(context: APIRequestContext, session: SessionAnswer) {
    this.#context = context
    this.session = session
  }

  static async signIn(baseURL: string, email: string, password: string): Promise<ApiClient> {
    const context = await request.newContext({ baseURL, extraHTTPHeaders: { 'accept-language': 'fr' } })
    const response = await context.post('/api/auth/login', { data: { email, password } })
    if (!response.ok()) throw new Error(`${email} cannot sign in: ${await response.text()}`)
    return new ApiClient(context, (await response.json()) as SessionAnswer)
  }

  get companyId(): string {
    const { company } = this.session
    if (!company) throw new Error('this account belongs to no company')
    return company.id
  }

  /** Calls a path of the company. */
  async call<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, data?: object): Promise<T> {
    return this.#send<T>(method, path, data ? { data } : {})
  }

  /** Sends fields and files as a form does. */
  async upload<T>(
    path: string,
    multipart: Record<string, string | { name: string; mimeType: string; buffer: Buffer }>,
  ): Promise<T> {
    return this.#send<T>('POST', path, { multipart })
  }

  async #send<T>(
    method: string,
    path: string,
    body: Pick<NonNullable<Parameters<APIRequestContext['fetch']>[1]>, 'data' | 'multipart'>,
  ): Promise<T> {
    const response = await this.#context.fetch(`/api/${this.companyId}/${path}`, {
      method,
      headers: { authorization: `Bearer ${this.session.token}` },
      ...body,
    })
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`)
    const text = await response.text()
    return (text ? JSON.parse(text) : undefined) as T
  }

  async close(): Promise<void> {
    await this.#context.dispose()
  }
}
