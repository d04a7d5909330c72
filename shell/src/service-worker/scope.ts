/** What of a service worker's own types is used here: the library that has them all cannot stand beside the page's. */
interface Lasting {
  waitUntil: (work: Promise<unknown>) => void
}

export interface FetchEvent extends Lasting {
  readonly request: Request
  respondWith: (answer: Promise<Response>) => void
}

export interface MessageFromPage extends Lasting {
  readonly data: unknown
}

export interface ServiceWorkerScope {
  readonly location: { readonly origin: string }
  readonly caches: CacheStorage
  readonly clients: { claim: () => Promise<void> }
  addEventListener(type: 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'message', listener: (event: MessageFromPage) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
}
