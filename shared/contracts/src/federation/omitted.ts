import type { LiveRemote } from './registry.ts'
import type { RemoteRelease } from './release.ts'

/** A release by its remote and build. */
export interface ReleaseName {
  remote: string
  build: string
}

/** Where the documents of releases are, by name; the server leaves out what it does not have. An address means the same documents for ever. */
export const RELEASES_ADDRESS = '/federation/releases'

/** Names in one text, as `inventory.7f3e,people.b1`. */
export const RELEASE_NAMES = '^[a-z][a-z0-9-]{1,40}\\.[a-z0-9]{2,40}(,[a-z][a-z0-9-]{1,40}\\.[a-z0-9]{2,40}){0,99}$'

/** The address of these releases' documents. */
export function releasesAddress(names: readonly ReleaseName[]): string {
  return `${RELEASES_ADDRESS}?of=${names.map(({ remote, build }) => `${remote}.${build}`).join()}`
}

/** The names in a text that follows `RELEASE_NAMES`. */
export function releaseNames(text: string): ReleaseName[] {
  return text.split(',').map((name) => {
    const [remote = '', build = ''] = name.split('.')
    return { remote, build }
  })
}

/** The releases of which a page's registry leaves something out. */
export function omittedReleases(remotes: readonly LiveRemote[]): ReleaseName[] {
  return remotes.flatMap(({ active, omitted }) => {
    if (omitted === undefined) return []
    const builds = omitted.fallback === null ? [active.build] : [active.build, omitted.fallback]
    return builds.map((build) => ({ remote: active.remote.id, build }))
  })
}

/**
 * What a page's registry says of a live remote: enough to draw the shell and the page that was asked for, in one language
 * if it is known. The hashes of its scripts are in the page's hints.
 */
export function inPage(live: LiveRemote, language: string | undefined): LiveRemote {
  const { remote, labels, parts = {}, pages: _, ...release } = live.active
  const { csp: _csp, settings: _settings, smoke: _smoke, ...declared } = remote
  return {
    ...live,
    active: {
      ...release,
      files: {},
      routes: {},
      parts: Object.fromEntries(Object.entries(parts).filter(([key]) => key.startsWith('public/'))),
      remote: declared,
      labels: language === undefined ? labels : { [language]: labels[language] ?? {} },
      commit: null,
    },
    fallback: null,
    omitted: { fallback: live.fallback?.build ?? null },
  }
}

/** The same with what was left out, as far as the documents have it. */
export function completed(live: LiveRemote, releases: readonly RemoteRelease[]): LiveRemote {
  const { omitted, ...rest } = live
  if (omitted === undefined) return live
  const { id } = live.active.remote
  const find = (wanted: string | null): RemoteRelease | undefined =>
    releases.find(({ remote, build }) => remote.id === id && build === wanted)
  const [active, fallback] = [find(live.active.build), find(omitted.fallback)]
  if (active === undefined && fallback === undefined) return live
  return { ...rest, active: active ?? live.active, fallback: fallback ?? null }
}
