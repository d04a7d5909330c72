import type { RemoteScope } from '../remote/scope.tsx'
import { attachedName } from './attached-name.ts'
import { send, type Method, type SendOptions } from './client.ts'
import { problemOf } from './problem.ts'
import { withFreshToken } from './refresh.ts'
import { upload, type UploadOptions } from './upload.ts'

/** Optional settings of a call, in addition to its path and body. */
export interface RequestOptions {
  searchParams?: URLSearchParams | undefined
  signal?: AbortSignal | undefined
  /** The version that the change was made on (`If-Match`); another one in the meantime is refused with 412. */
  version?: number | undefined
  /** For documents their own id: the same key and body give the first answer again. */
  idempotencyKey?: string | undefined
  /** None by default. */
  timeoutMs?: number | undefined
  /** On whose behalf it is asked, when that is not the remote on the screen. */
  remote?: RemoteScope | undefined
}

/** The API in the name of one remote; without one, of the remote whose page is on the screen. */
export function createApi(remote?: RemoteScope) {
  const told = (options: RequestOptions = {}): RequestOptions => ({ remote, ...options })
  return {
    get: <T>(path: string, options?: RequestOptions) => call<T>('get', path, told(options)),
    post: <T>(path: string, body?: unknown, options?: RequestOptions) => call<T>('post', path, told(options), body),
    put: <T>(path: string, body: unknown, options?: RequestOptions) => call<T>('put', path, told(options), body),
    delete: (path: string, options?: RequestOptions) => call<undefined>('delete', path, told(options)),
    /** A file, as it is. */
    blob: async (path: string, options?: RequestOptions) => (await answer('get', path, told(options))).blob(),
    /** A file and the name that the server gives it, if any. */
    file: async (path: string, options?: RequestOptions) => fileIn(await answer('get', path, told(options))),
    /** A file that is made of what is sent. */
    postForFile: async (path: string, body: unknown, options?: RequestOptions) =>
      fileIn(await answer('post', path, told(options), body)),
    upload: <T>(path: string, form: FormData, options?: UploadOptions) => upload<T>(path, form, { remote, ...options }),
  }
}

export type Api = ReturnType<typeof createApi>

/**
 * The API by its verbs. Paths start after `/api/`. Answers are trusted to have the shape `T` of their contract; an empty
 * one is undefined. Throws `ApiProblem` for a refusal and `ConnectionError` when no answer came.
 */
export const api: Api = createApi()

async function fileIn(response: Response) {
  return { file: await response.blob(), name: attachedName(response.headers.get('content-disposition')) }
}

async function call<T>(method: Method, path: string, options?: RequestOptions, body?: unknown): Promise<T> {
  const text = await (await answer(method, path, options, body)).text()
  const value: unknown = text === '' ? undefined : JSON.parse(text)
  return value as T
}

async function answer(method: Method, path: string, options: RequestOptions = {}, body?: unknown): Promise<Response> {
  const { version, idempotencyKey, ...rest } = options
  const headers = {
    ...(version === undefined ? {} : { 'if-match': `"${String(version)}"` }),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  }
  const sending: SendOptions = { ...rest, headers, body }
  const response = await withFreshToken(() => send(method, path, sending))
  if (!response.ok) throw await problemOf(response)
  return response
}
