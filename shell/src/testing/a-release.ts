import type { RemoteNavEntry, RemoteRelease, RemoteRoute } from '@comptoir/contracts'

export function aRoute(given: Partial<RemoteRoute> = {}): RemoteRoute {
  return { path: 'products', layout: 'pointOfSale', permission: null, module: './routes', titleKey: 'routes.page', skeleton: 'table', ...given }
}

export function aNavEntry(given: Partial<RemoteNavEntry> = {}): RemoteNavEntry {
  return { section: 'inventory', order: 10, icon: 'package', labelKey: 'routes.page', path: 'products', layout: 'pointOfSale', permission: null, ...given }
}

/** A release as the registry has it; `labels` name each key in three languages. */
export function aRelease(id: string, given: { routes?: RemoteRoute[]; nav?: RemoteNavEntry[]; labels?: Record<string, string> } = {}): RemoteRelease {
  const { routes = [aRoute()], nav = [], labels = { 'routes.page': 'Page' } } = given
  const inLanguage = (mark: string) => Object.fromEntries(Object.entries(labels).map(([key, text]) => [key, `${text}${mark}`]))
  return {
    build: 'b1',
    container: `${id}_b1`,
    base: `/r/${id}/b1/`,
    entry: 'remoteEntry.js',
    files: { 'remoteEntry.js': { integrity: 'sha384-abc', size: 1 } },
    remote: { id, version: '1.0.0', owner: id, requires: { contract: '^1.0', platform: '^1.0', api: '^1.0' }, routes, nav, i18n: { namespace: id, languages: ['en', 'fr', 'ar'] } },
    labels: { en: inLanguage(''), fr: inLanguage(' (fr)'), ar: inLanguage(' (ar)') },
  }
}
