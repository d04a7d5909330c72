import { createAnswers } from './answers.ts'
import { createKeeper } from './keeper.ts'
import { pageToKeep } from './page-to-keep.ts'
import { askedFor } from './requests.ts'
import type { ServiceWorkerScope } from './scope.ts'
import { FILES, PAGE } from './store.ts'

declare const self: ServiceWorkerScope

/**
 * The shell's service worker: what stands between the counter and a line that is not there. It serves files, never data: what
 * the API answers, and whatever is sent, pass by it.
 *
 * Written here rather than with Workbox, whose lists are made by one build for one build. Here the page says what belongs to
 * it: the registry in it names builds of several teams, each published when its team likes. What Workbox would do of the
 * rest, a cache before or behind a request, takes a few lines.
 *
 * A newer worker waits until no tab needs the older one (no `skipWaiting`): a counter that sells is never served by two sets
 * of rules, and nothing is reloaded. Nobody misses it meanwhile, for no build is named in here. Only a worker that is the first
 * takes over tabs that are open (`claim`), so that their parts come from the device from then on.
 */
const stores = { files: () => self.caches.open(FILES), pages: () => self.caches.open(PAGE) }
const keep = createKeeper({ ...stores, fetch: (address, settings) => fetch(address, settings) })

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  const wanted = pageToKeep(event.data)
  // What failed is tried again by the next page that starts, and when the line is back.
  if (wanted !== null) event.waitUntil(keep(wanted).catch(() => undefined))
})

const answers = createAnswers({
  ...stores,
  fetch: (request) => fetch(request),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  now: () => performance.now(),
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const asked = askedFor(request, self.location.origin)
  if (asked === 'file') event.respondWith(answers.file(request, (work) => event.waitUntil(work)))
  else if (asked !== 'other') event.respondWith(answers[asked](request))
})
