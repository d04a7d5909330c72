import type { FastifyInstance } from 'fastify'
import { DomainError } from '../errors.ts'
import { assertModestJson } from './modest-json.ts'

/** The database knows no NUL, and half of a pair of surrogates is no character. */
const UNSTORABLE = /\0|\p{Surrogate}/u

function isReadable(text: string): boolean {
  return !UNSTORABLE.test(text)
}

/** Refuses a text that cannot be stored; `pointer` names its place. */
export function assertReadable(text: string, pointer?: string): void {
  if (!isReadable(text)) throw new DomainError('request.unreadableText', {}, pointer)
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route removes what cannot be stored by itself: what it is told must not be lost. */
    isTextCleaned?: boolean
  }
}

type Waiting = [pointer: string, value: unknown]

/** Looks at every text and every name of a body, without calling itself: how deep it goes is the caller's doing. */
function assertReadableThroughout(body: unknown): void {
  const waiting: Waiting[] = [['', body]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [pointer, value] = next
    if (typeof value === 'string') assertReadable(value, pointer)
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) {
      assertReadable(name, pointer)
      waiting.push([`${pointer}/${name}`, inner])
    }
  }
}

/** What a check throws: the parser is told of it, and must not be thrown at. */
function refusalOf(check: () => void): DomainError | null {
  try {
    check()
    return null
  } catch (error) {
    if (error instanceof DomainError) return error
    throw error
  }
}

/**
 * Refuses JSON that would take too much to read, and text that no operation could store, before any of them sees it. In
 * JSON such text must be written as an escape, and in an address as `%00`: what holds neither is not searched.
 */
export function registerReadableText(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    const refusal = refusalOf(() => assertModestJson(text))
    if (refusal) return done(refusal)
    void parse(request, text, (error, body) => {
      const isSearched = !request.routeOptions.config.isTextCleaned && text.includes(String.raw`\u`)
      done(error ?? (isSearched ? refusalOf(() => assertReadableThroughout(body)) : null), body)
    })
  })
  app.addHook('onRequest', async (request) => {
    if (request.url.includes('%00')) throw new DomainError('request.unreadableText')
  })
}
