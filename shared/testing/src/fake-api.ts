import './web-globals.ts'
import { afterEach, beforeEach } from '@jest/globals'
import type { AnyListed, Located, RowOf } from '@comptoir/contracts/declare'
import { matchPath } from 'react-router-dom'
import { aPage, aProblem } from './builders.ts'
import { fakeXmlHttpRequest } from './fake-upload.ts'
import { isReply, reply, type Reply } from './reply.ts'

/** The verbs that the product uses. */
export type FakeMethod = 'get' | 'post' | 'put' | 'delete'

/** One call as the API would have got it. `path` starts after `/api`; `body` is parsed JSON, or the form of an upload. */
export interface FakeCall {
  method: FakeMethod
  path: string
  params: Readonly<Record<string, string | undefined>>
  searchParams: URLSearchParams
  headers: Headers
  body: unknown
}

/** The answer's body, a `reply(...)` with a status, or a function that decides by the call and may take its time. */
export type FakeAnswer<T> = T | Reply | ((call: FakeCall) => T | Reply | Promise<T | Reply>)

/** What a test says to and asks of its API. */
export interface FakeApi {
  /**
   * Answers a method and a path pattern such as `/:companyId/products/:id`. Name the contract as type argument. A later
   * answer to the same call goes before an earlier one.
   */
  on: <T>(method: FakeMethod, pattern: string, answer: FakeAnswer<T>) => FakeApi
  /** Answers the list of a declaration with these rows and no others. */
  onList: <D extends AnyListed>(of: D, rows: RowOf<D>[]) => FakeApi
  /** Every call so far, in order, answered or not. */
  calls: readonly FakeCall[]
  callsTo: (method: FakeMethod, pattern: string) => FakeCall[]
}

/** The pattern of calls to a declaration, in any company: `patternOf(BRANDS, ':id')`. */
export function patternOf({ path }: Located, ...rest: readonly string[]): string {
  return ['/:companyId', path, ...rest].join('/')
}

interface Route {
  method: FakeMethod
  pattern: string
  answer: (call: FakeCall) => Promise<Reply>
}

let routes: Route[] = []
let calls: FakeCall[] = []
let unanswered: string[] = []

/** The API of one test: nothing leaves the process, and a call that nobody answers fails the test. */
export function fakeApi(): FakeApi {
  const fake: FakeApi = {
    on: (method, pattern, answer) => {
      routes = [{ method, pattern, answer: async (call) => toReply(await answerOf(answer, call)) }, ...routes]
      return fake
    },
    onList: (of, rows) => fake.on('get', patternOf(of, 'paginated'), aPage(rows)),
    get calls() {
      return calls
    },
    callsTo: (method, pattern) =>
      calls.filter((call) => call.method === method && matchPath(pattern, call.path) !== null),
  }
  return fake
}

function answerOf<T>(answer: FakeAnswer<T>, call: FakeCall): T | Reply | Promise<T | Reply> {
  return isDecided(answer) ? answer(call) : answer
}

function isDecided<T>(answer: FakeAnswer<T>): answer is (call: FakeCall) => T | Reply | Promise<T | Reply> {
  return typeof answer === 'function'
}

function toReply(answer: unknown): Reply {
  return isReply(answer) ? answer : reply(answer)
}

/** Finds who answers, and remembers the call either way. */
async function handle(method: string, url: URL, headers: Headers, body: unknown): Promise<Response> {
  const path = url.pathname.replace(/^\/api(?=\/)/, '')
  const call: FakeCall = { method: methodOf(method), path, params: {}, searchParams: url.searchParams, headers, body }
  calls.push(call)
  for (const route of routes.filter((each) => each.method === call.method)) {
    const match = matchPath(route.pattern, path)
    if (match) return (await route.answer(Object.assign(call, { params: match.params }))).toResponse()
  }
  unanswered.push(`${method} ${path}`)
  return reply(aProblem('request.notFound'), 404).toResponse()
}

function methodOf(method: string): FakeMethod {
  const known = (['get', 'post', 'put', 'delete'] as const).find((name) => name === method.toLowerCase())
  if (!known) throw new Error(`The fake API knows no ${method}`)
  return known
}

async function fakeFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  const text = await request.text()
  const body: unknown = text === '' ? undefined : JSON.parse(text)
  return Promise.race([handle(request.method, new URL(request.url), request.headers, body), aborted(request.signal)])
}

/** As fetch does: nobody hears an answer after the call was given up. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const giveUp = () => {
      reject(new DOMException('The call was given up', 'AbortError'))
    }
    if (signal.aborted) giveUp()
    else signal.addEventListener('abort', giveUp, { once: true })
  })
}

beforeEach(() => {
  routes = []
  calls = []
  unanswered = []
  Object.assign(globalThis, { fetch: fakeFetch, XMLHttpRequest: fakeXmlHttpRequest(handle) })
})

afterEach(refuseUnanswered)

/** Throws when somebody called what nobody answers, and forgets it. */
export function refuseUnanswered(): void {
  const lost = unanswered
  unanswered = []
  if (lost.length > 0) throw new Error(`Calls that the fake API does not answer: ${lost.join(', ')}`)
}
