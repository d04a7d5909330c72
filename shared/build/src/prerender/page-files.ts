import type { RemoteManifest, RemoteRelease } from '@comptoir/contracts/federation'
import { pageKey } from '../declaration/names.ts'

type Route = RemoteManifest['routes'][number]

/** The file of a page that was written ahead, inside the release. */
export function pageFile(route: Pick<Route, 'path'>, language: string): string {
  return `pages/${route.path === '' ? 'index' : route.path.replaceAll('/', '-')}.${language}.html`
}

/** The routes whose pages are written ahead: those that say what they are about to somebody who has not opened them. */
export function writtenRoutes({ routes }: RemoteManifest): Route[] {
  return routes.filter(({ layout, descriptionKey }) => layout === 'public' && descriptionKey !== undefined)
}

/** Where a release has its written pages; nothing when it has none, as under development. */
export function writtenPages(remote: RemoteManifest, files: RemoteRelease['files']): Pick<RemoteRelease, 'pages'> {
  const pages = writtenRoutes(remote).map((route) => {
    const found = remote.i18n.languages.map((language) => [language, pageFile(route, language)] as const)
    return [pageKey(route), Object.fromEntries(found.filter(([, file]) => file in files))] as const
  })
  const there = pages.filter(([, byLanguage]) => Object.keys(byLanguage).length > 0)
  return there.length === 0 ? {} : { pages: Object.fromEntries(there) }
}
