import type { CDPSession } from '@playwright/test'
import { type Sent, kindOf } from './waves.ts'

interface Begun {
  url: string
  type: string
  startedAt: number
  askedBy: string[]
}

/** As much of Chromium's account of who asked for something as is read here. */
interface Initiator {
  type: string
  url?: string
  stack?: Stack
}

interface Stack {
  callFrames: readonly { url: string }[]
  parent?: Stack
}

/** Seconds on Chromium's clock as milliseconds. */
const MS = 1000

function framesOf(stack: Stack | undefined): string[] {
  return stack === undefined ? [] : [...stack.callFrames.map(({ url }) => url), ...framesOf(stack.parent)]
}

/** Addresses of whatever asked for something; the document's when that is not known. Exported for tests. */
export function askersOf({ stack, url }: Initiator, documentUrl: string): string[] {
  const frames = framesOf(stack).filter((frame) => frame !== '')
  return frames.length > 0 ? [...new Set(frames)] : [url ?? documentUrl]
}

/** Notes all requests of one document, from before it is asked for. */
export class LineWatch {
  readonly #begun = new Map<string, Begun>()
  readonly #cached = new Set<string>()
  readonly #ended = new Map<string, { endedAt: number; bytes: number }>()

  constructor(session: CDPSession) {
    session.on(
      'Network.requestWillBeSent',
      ({ requestId, request, type = 'Other', timestamp, initiator, documentURL }) => {
        const askedBy = type === 'Document' ? [] : askersOf(initiator, documentURL)
        if (request.url.startsWith('http'))
          this.#begun.set(requestId, { url: request.url, type, startedAt: timestamp * MS, askedBy })
      },
    )
    session.on('Network.requestServedFromCache', ({ requestId }) => this.#cached.add(requestId))
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.fromDiskCache === true || response.fromPrefetchCache === true) this.#cached.add(requestId)
    })
    session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
      this.#ended.set(requestId, { endedAt: timestamp * MS, bytes: encodedDataLength }),
    )
    session.on('Network.loadingFailed', ({ requestId, timestamp }) =>
      this.#ended.set(requestId, { endedAt: timestamp * MS, bytes: 0 }),
    )
  }

  /** All requests since. Throws when there was no document. */
  sent(): Sent[] {
    const all = [...this.#begun]
    const asked = all.find(([, { type }]) => type === 'Document')?.[1].startedAt
    if (asked === undefined) throw new Error('the page asked for no document')
    return all.map(([id, { url, type, startedAt, askedBy }]) => {
      const { endedAt, bytes } = this.#ended.get(id) ?? { endedAt: Infinity, bytes: 0 }
      return {
        url,
        kind: kindOf(new URL(url).pathname, type),
        startedAt: startedAt - asked,
        endedAt: endedAt - asked,
        bytes,
        isCached: this.#cached.has(id),
        askedBy,
      }
    })
  }
}
