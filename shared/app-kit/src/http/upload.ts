import type { RemoteScope } from '../remote/scope.tsx'
import { API_PREFIX, commonHeaders, connectionError } from './client.ts'
import { problemOf } from './problem.ts'
import { withFreshToken } from './refresh.ts'
import { noteRevision } from './registry-revision.ts'

/** How an upload is followed and given up. */
export interface UploadOptions {
  /** POST unless it is said. */
  method?: 'POST' | 'PUT' | undefined
  /** The version that the change was made on (`If-Match`). */
  version?: number | undefined
  /** From 0 to 1, as the bytes leave. */
  onProgress?: ((fraction: number) => void) | undefined
  signal?: AbortSignal | undefined
  /** On whose behalf it is sent, when that is not the remote on the screen. */
  remote?: RemoteScope | undefined
}

/**
 * Sends a multipart form and reports its progress. Uses XMLHttpRequest, because `fetch` reports no progress of what it
 * sends over HTTP/1.1. Throws as the other calls do; an aborted one rejects with the signal's reason.
 */
export async function upload<T>(path: string, form: FormData, options: UploadOptions = {}): Promise<T> {
  const response = await withFreshToken(() => sendForm(path, form, options))
  if (!response.ok) throw await problemOf(response)
  const text = await response.text()
  const value: unknown = text === '' ? undefined : JSON.parse(text)
  return value as T
}

function sendForm(
  path: string,
  form: FormData,
  { method = 'POST', version, onProgress, signal, remote }: UploadOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open(method, `${API_PREFIX}/${path}`)
    for (const [name, value] of Object.entries(commonHeaders(remote))) request.setRequestHeader(name, value)
    if (version !== undefined) request.setRequestHeader('if-match', `"${String(version)}"`)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress?.(loaded / total)
    })
    request.addEventListener('load', () => {
      noteRevision({ get: (name) => request.getResponseHeader(name) })
      resolve(responseOf(request))
    })
    request.addEventListener('error', () => {
      reject(connectionError())
    })
    request.addEventListener('abort', () => {
      reject(reasonOf(signal))
    })
    signal?.addEventListener('abort', () => {
      request.abort()
    })
    request.send(form)
  })
}

function responseOf({ responseText, status, statusText }: XMLHttpRequest): Response {
  return new Response(responseText === '' ? null : responseText, { status, statusText })
}

function reasonOf(signal: AbortSignal | undefined): Error {
  return signal?.reason instanceof Error ? signal.reason : connectionError()
}
