import ky, { isNetworkError, isTimeoutError } from 'ky'
import { currentLanguage, translate } from '../language/language.ts'
import { newId } from '../new-id.ts'
import { remoteName, shownRemote, type RemoteScope } from '../remote/scope.tsx'
import { session } from '../session/store.ts'
import { ConnectionError } from './problem.ts'
import { noteRevision } from './registry-revision.ts'
import { noteDate } from './server-clock.ts'

/** Where the API begins, on the origin that served the page. */
export const API_PREFIX = '/api'

/** What every call carries: who asks, in which language, under which id logs find it, and for which remote: the one shown unless another is named. */
export function commonHeaders(remote: RemoteScope | null = shownRemote()): Record<string, string> {
  const { token } = session.getState()
  return {
    'accept-language': currentLanguage(),
    'x-request-id': newId(),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(remote ? { 'x-remote': remoteName(remote) } : {}),
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
  /** On whose behalf it is sent, when that is not the remote on the screen. */
  remote?: RemoteScope | undefined
}

/** Sends one request and gives whatever was answered. Refuses with `ConnectionError` when nothing was. */
export async function send(method: Method, path: string, options: SendOptions = {}): Promise<Response> {
  const { body, headers, searchParams, signal, timeoutMs, remote } = options
  const sentAt = Date.now()
  try {
    const response = await client(path, {
      method,
      headers: { ...commonHeaders(remote), ...headers },
      ...(body === undefined ? {} : { json: body }),
      ...(searchParams ? { searchParams } : {}),
      ...(signal ? { signal } : {}),
      ...(timeoutMs === undefined ? {} : { timeout: timeoutMs }),
    })
    noteRevision(response.headers)
    noteDate(response.headers, sentAt)
    return response
  } catch (error) {
    throw isNetworkError(error) || isTimeoutError(error) ? connectionError(error) : error
  }
}

/** Says in the reader's language that no answer came. */
export function connectionError(cause?: unknown): ConnectionError {
  return new ConnectionError(translate('common.noConnection'), { cause })
}
