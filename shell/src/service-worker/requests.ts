import { RELEASES_ADDRESS } from '@comptoir/contracts/federation'
import { isBackOffice } from '../router/back-office/is-back-office.ts'
import { LOGIN } from '../session/landing.ts'

/**
 * What a request is to the service worker. `page`: somebody goes to an address inside the back office; `entrance`: to one
 * from which people who are signed in are led there; `file`: something whose address means the same bytes for ever; `other`
 * is left to the browser: the API, whatever is sent, public pages, downloads, everything of other origins.
 */
export type Asked = 'page' | 'entrance' | 'file' | 'other'

const ENTRANCES: readonly string[] = ['/', LOGIN]

/** Of the shell, and of a remote's build. What is under development changes under its address. */
const BUILT = /^\/(assets\/(?!development\/)|r\/[^/]+\/(?!dev\/)[^/]+\/)./
const PHRASES = /^\/locales\/[a-z]{2}\/[a-z-]+\.json$/

/** A script that is asked for again has a query, so that it comes by the line and not from where it failed. */
function isFile({ pathname, search, searchParams }: URL): boolean {
  if (BUILT.test(pathname)) return search === ''
  if (PHRASES.test(pathname)) return searchParams.has('v')
  return pathname === RELEASES_ADDRESS
}

function placeOf({ pathname }: URL): Asked {
  if (isBackOffice(pathname)) return 'page'
  return ENTRANCES.includes(pathname) ? 'entrance' : 'other'
}

/** `origin` is that of the service worker. */
export function askedFor({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): Asked {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin) return 'other'
  if (mode === 'navigate') return placeOf(address)
  return isFile(address) ? 'file' : 'other'
}
