import type { Language } from '@comptoir/i18n'
import { randomBytes } from 'node:crypto'
import { expect } from '@jest/globals'
import { v7 as newId } from 'uuid'
import type { LightMyRequestResponse } from 'fastify'
import type { SessionAnswer } from '@comptoir/contracts/identity/session'
import { hashPassword } from '../src/modules/identity/index.ts'
import { readOutbox } from '../src/platform/mail/index.ts'
import type { TestApp } from './app.ts'
import { undocumented } from './documented.ts'

export const PASSWORD = 'correct horse battery staple'

/** An e-mail that nobody else in the tests has; with a capital, as people type it. */
export function anEmail(): string {
  return `${randomBytes(6).toString('hex')}@Test.example`
}

/** An account with PASSWORD, of no company. */
export async function anAccountWithPassword(
  test: TestApp,
  over: { isSuperAdministrator?: boolean; language?: Language } = {},
): Promise<{ id: string; email: string }> {
  const [id, email] = [newId(), anEmail()]
  await test.admin
    .insertInto('account')
    .values({
      id,
      email,
      name: 'Amira',
      password_hash: await hashPassword(PASSWORD),
      language: over.language ?? null,
      is_super_administrator: over.isSuperAdministrator ?? false,
      created_at: test.clock.now(),
    })
    .execute()
  return { id, email }
}

/** Somebody at a browser: cookies are kept, the session's token is sent. */
export class Browser {
  readonly #test: Pick<TestApp, 'app'>
  readonly #cookies = new Map<string, string>()
  readonly #headers: Record<string, string>
  readonly #address: string
  token = ''

  constructor(test: Pick<TestApp, 'app'>, { language = 'en', address = '192.0.2.1', userAgent = 'A browser' } = {}) {
    this.#test = test
    this.#address = address
    this.#headers = { 'accept-language': language, 'user-agent': userAgent, 'x-comptoir': '1' }
  }

  async send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<LightMyRequestResponse> {
    const response = await this.#test.app.inject({
      method,
      url: `/api${path}`,
      headers: { ...this.#headers, ...(this.token === '' ? {} : { authorization: `Bearer ${this.token}` }) },
      cookies: Object.fromEntries(this.#cookies),
      remoteAddress: this.#address,
      ...(body === undefined ? {} : { payload: body }),
    })
    expect(undocumented(this.#test.app, response)).toBeNull()
    for (const { name, value } of response.cookies) this.#cookies.set(name, value)
    if (response.statusCode === 200 && 'token' in response.json<object>())
      this.token = response.json<SessionAnswer>().token
    return response
  }

  login(email: string, password: string, code?: string): Promise<LightMyRequestResponse> {
    return this.send('POST', '/auth/login', { email, password, ...(code === undefined ? {} : { code }) })
  }
}

/** Sends what waits, then gives the mails that were kept for an e-mail, newest first. */
export async function mailsTo(
  test: Pick<TestApp, 'jobs' | 'dataDir'>,
  email: string,
): Promise<{ subject: string; text: string; token: string }[]> {
  // A mail is often queued by a job of its own.
  await test.jobs.drain()
  await test.jobs.drain()
  const kept = await readOutbox(test.dataDir)
  return kept
    .filter(({ to }) => to.toLowerCase() === email.toLowerCase())
    .map(({ subject, text }) => ({ subject, text, token: tokenIn(text) }))
}

/** The token of the link in a mail; empty where it has none. */
export function tokenIn(text: string): string {
  return /\?token=([A-Za-z0-9_-]+)/.exec(text)?.[1] ?? ''
}
