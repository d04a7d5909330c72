import { omittedReleases, releasesAddress, type LiveRemote, type RemoteRelease } from '@comptoir/contracts/federation'
import { LANGUAGES, PHRASE_FILES } from '@comptoir/i18n'
import { isRelease } from '../remotes/registry/check/release-check.ts'
import type { ReadPage } from './read-page.ts'

/** A file by its address on this origin, and its hash where one is known. */
export interface NamedFile {
  address: string
  integrity: string | null
}

/** A page does not name all that it would need. */
class PageNotWhole extends Error {
  override name = 'PageNotWhole'
}

/** Of a release, but read by the server or by tests, never by a page. */
const NOT_OF_PAGES = /^(pages|smoke)\//

const unchecked = (address: string): NamedFile => ({ address, integrity: null })

function shellFiles({ known, phrases }: ReadPage): NamedFile[] {
  const scripts = Object.entries(known.shell?.files ?? {}).map(([path, integrity]) => ({
    address: `/${path}`,
    integrity,
  }))
  const words = LANGUAGES.flatMap((language) =>
    PHRASE_FILES.map((file) => unchecked(`/locales/${language}/${file}.json?v=${phrases}`)),
  )
  return [...scripts, ...words]
}

function releaseFiles({ base, files }: RemoteRelease): NamedFile[] {
  return Object.entries(files)
    .filter(([path]) => !NOT_OF_PAGES.test(path))
    .map(([path, { integrity }]) => ({ address: `${base}${path}`, integrity }))
}

/** The remotes of which a page opens without a network. */
function remotesKept(remotes: readonly LiveRemote[]): LiveRemote[] {
  return remotes.filter(({ active }) => active.remote.routes.some(({ opensOffline }) => opensOffline === true))
}

/** The documents of releases that a page leaves out; null where it leaves out none. */
export function documentsAddress({ known }: ReadPage): string | null {
  const omitted = omittedReleases(known.remotes)
  return omitted.length === 0 ? null : releasesAddress(omitted)
}

function wholeRelease({ active, omitted }: LiveRemote, documents: unknown): RemoteRelease {
  if (omitted === undefined) return active
  const { id } = active.remote
  const all: unknown[] = Array.isArray(documents) ? documents : []
  const release = all.filter((each) => isRelease(id, each)).find(({ build }) => build === active.build)
  if (release === undefined) throw new PageNotWhole(`The documents do not have ${id} ${active.build}.`)
  return release
}

/** A list of addresses on this origin, as the build writes it. */
function listed(list: unknown): NamedFile[] {
  const addresses: unknown[] = Array.isArray(list) ? list : []
  return addresses.filter((each) => typeof each === 'string').map(unchecked)
}

/**
 * All that a page needs to start and to sell, lazily loaded parts and all languages included: the shell's scripts, phrases,
 * fonts and icons, and the whole release of each remote with a page that opens without a network. `list` and `documents` are
 * what the page's own two addresses answer. Throws `PageNotWhole`.
 */
export function namedFiles(page: ReadPage, list: unknown, documents: unknown): NamedFile[] {
  const kept = remotesKept(page.known.remotes)
  if (kept.length === 0) throw new PageNotWhole('No page opens without a network.')
  return [
    ...listed(list),
    ...shellFiles(page),
    ...kept.flatMap((remote) => releaseFiles(wholeRelease(remote, documents))),
  ]
}

/** The beginnings of the addresses of all builds that a page may run: files of other remotes stay as they were used. */
export function basesInUse({ known }: ReadPage): string[] {
  return known.remotes.flatMap(({ active, fallback, omitted }) => {
    const earlier = fallback?.build ?? omitted?.fallback ?? null
    const builds = earlier === null ? [active.build] : [active.build, earlier]
    return builds.map((build) => `/r/${active.remote.id}/${build}/`)
  })
}
