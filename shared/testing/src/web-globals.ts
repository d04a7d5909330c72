/// <reference types="node" />
import { runInThisContext } from 'node:vm'

/**
 * jsdom has no fetch. Node's own Request, Response and Headers are taken from outside the test's sandbox; the request
 * resolves addresses against the page's, as a browser does, and accepts the abort signals of jsdom.
 */
const outside: Pick<typeof globalThis, 'Request' | 'Response' | 'Headers' | 'AbortController'> = runInThisContext(
  '({ Request, Response, Headers, AbortController })',
)

class BrowserRequest extends outside.Request {
  constructor(input: RequestInfo | URL, init: RequestInit = {}) {
    super(absolute(input), init.signal ? { ...init, signal: followed(init.signal) } : init)
  }
}

function absolute(input: RequestInfo | URL): RequestInfo | URL {
  return typeof input === 'string' ? new URL(input, location.href).href : input
}

function followed(signal: AbortSignal): AbortSignal {
  const controller = new outside.AbortController()
  const abort = () => {
    controller.abort(signal.reason)
  }
  if (signal.aborted) abort()
  else signal.addEventListener('abort', abort, { once: true })
  return controller.signal
}

Object.assign(globalThis, { Request: BrowserRequest, Response: outside.Response, Headers: outside.Headers })

/** What seals and opens, which jsdom's `crypto` has not. */
const subtle: SubtleCrypto = runInThisContext('crypto.subtle')
if (!('subtle' in crypto)) Object.defineProperty(crypto, 'subtle', { value: subtle })

/** Nor does its `Blob` give what is in it. */
function bytesOf(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')))
    reader.readAsArrayBuffer(this)
  })
}
if (!('arrayBuffer' in Blob.prototype)) Object.assign(Blob.prototype, { arrayBuffer: bytesOf })
