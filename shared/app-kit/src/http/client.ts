import ky, { isNetworkError, isTimeoutError } from 'ky'
import { currentLanguage, translate } from '../language/language.ts'
import { newId } from '../new-id.ts'
import { shownRemote } from '../remote/scope.tsx'
import { session } from '../session/store.ts'
import { ConnectionError } from './problem.ts'

/** Where the API begins, on the origin that served the page. */
export const API_PREFIX = '/api'

/** What every call carries: who asks, in which language, under which id logs find it, and for which remote. */
export function commonHeaders(): Record<string, string> {
  const { token } = session.getState()
  const remote = shownRemote()
  return {
    'accept-language': currentLanguage(),
    'x-request-id': newId(),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(remote ? { 'x-remote': remote.id } : {}),
  }
}

/**
 * The one HTTP client of the browser. It never limits the time nor repeats a call by itself: checkout and uploads set
 * their own limits, and repeating a read is the query client's decision. Refusals come back as answers, not as errors.
 */
const client = ky.create({
  prefix: API_PREFIX,
  timeout: false,
  retry: 0,
  throwHttpErrors: false,
  hooks: {
    beforeRequest: [
      ({ request }) => {
        for (const [name, value] of Object.entries(commonHeaders())) request.headers.set(name, value)
      },
    ],
  },
})

/** The verbs of the API. */
export type Method = 'get' | 'post' | 'put' | 'delete'

/** A request as it leaves: `body` is sent as JSON. */
export interface SendOptions {
  body?: unknown
  headers?: Record<string, string> | undefined
  searchParams?: URLSearchParams | undefined
  signal?: AbortSignal | undefined
  timeoutMs?: number | undefined
}

/** Sends one request and gives whatever was answered. Refuses with `ConnectionError` when nothing was. */
export async function send(method: Method, path: string, options: SendOptions = {}): Promise<Response> {
  const { body, headers, searchParams, signal, timeoutMs } = options
  try {
    return await client(path, {
      method,
      ...(body === undefined ? {} : { json: body }),
      ...(headers ? { headers } : {}),
      ...(searchParams ? { searchParams } : {}),
      ...(signal ? { signal } : {}),
      ...(timeoutMs === undefined ? {} : { timeout: timeoutMs }),
    })
  } catch (error) {
    throw isNetworkError(error) || isTimeoutError(error) ? connectionError(error) : error
  }
}

/** Says in the reader's language that no answer came. */
export function connectionError(cause?: unknown): ConnectionError {
  return new ConnectionError(translate('common.noConnection'), { cause })
}
