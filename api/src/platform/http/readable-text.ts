import type { FastifyInstance } from 'fastify'
import { DomainError } from '../errors.ts'
import { assertModestJson } from './modest-json.ts'

/** Nobody here sends packed bodies, and a small one may unpack to a huge one. */
const PLAIN = 'identity'
const WITH_BODY = new Set(['POST', 'PUT'])

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

/** Whether every text of a value that was read from JSON can be stored. */
export function isStorable(value: unknown): boolean {
  return refusalOf(() => assertReadableThroughout(value)) === null
}

/** Of two values under one name only the last is read: a body that names more than was read has such a pair. */
function assertNamesDiffer(body: unknown, names: number): void {
  const waiting = [body]
  let read = 0
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next !== 'object' || next === null) continue
    const values = Object.values(next)
    if (!Array.isArray(next)) read += values.length
    waiting.push(...values.filter((value) => typeof value === 'object'))
  }
  if (read !== names) throw new DomainError('request.repeatedName')
}

/** What a check throws: the parser is told of it, and must not be thrown at. */
function refusalOf(check: () => unknown): DomainError | null {
  try {
    check()
    return null
  } catch (error) {
    if (error instanceof DomainError) return error
    throw error
  }
}

/**
 * Refuses bodies that are packed, JSON that would take too much to read or names a value twice, and text that no operation could store, before any
 * of them sees it. In
 * JSON such text must be written as an escape, and in an address as `%00`: what holds neither is not searched.
 */
export function registerReadableText(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    let names = 0
    const refusal = refusalOf(() => (names = assertModestJson(text)))
    if (refusal) return done(refusal)
    void parse(request, text, (error, body) => {
      const isSearched = !request.routeOptions.config.isTextCleaned && text.includes(String.raw`\u`)
      const check = (): void => {
        assertNamesDiffer(body, names)
        if (isSearched) assertReadableThroughout(body)
      }
      done(error ?? refusalOf(check), body)
    })
  })
  app.addHook('onRequest', async (request) => {
    if (request.url.includes('%00')) throw new DomainError('request.unreadableText')
    const encoding = request.headers['content-encoding'] ?? PLAIN
    if (encoding !== PLAIN && WITH_BODY.has(request.method))
      throw new DomainError('request.unsupportedMediaType', { contentType: encoding })
  })
}
