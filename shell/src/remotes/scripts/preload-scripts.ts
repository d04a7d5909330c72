import { pageKey, type Wanted } from '../loading/load-page.ts'
import { fetchPlatformParts } from './platform-parts.ts'
import type { Scripts } from './scripts.ts'

/**
 * Asks at once for all scripts of a page, which would otherwise be asked for one after another: the entry, then what it
 * names; and for the parts of the platform that it imports.
 */
export type PreloadScripts = (wanted: Wanted) => void

/** Each script is asked for once. */
export function createPreload({ integrityOf, wasAsked }: Pick<Scripts, 'integrityOf' | 'wasAsked'>): PreloadScripts {
  const preloaded = new Set<string>()

  function preload(address: string): void {
    const integrity = integrityOf(address)
    if (integrity === undefined || wasAsked(address) || preloaded.has(address)) return
    preloaded.add(address)
    const link = Object.assign(document.createElement('link'), {
      rel: 'preload',
      as: 'script',
      href: address,
      crossOrigin: 'anonymous',
    })
    link.integrity = integrity
    document.head.append(link)
  }

  return ({ release, route }) => {
    const scripts = [release.entry, ...(release.routes[pageKey(route)] ?? [])]
    for (const path of scripts) preload(`${release.base}${path}`)
    fetchPlatformParts(release.parts?.[pageKey(route)] ?? [])
  }
}
