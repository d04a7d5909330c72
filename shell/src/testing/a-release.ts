import type {
  LiveRemote,
  RemoteManifest,
  RemoteNavEntry,
  RemoteRelease,
  RemoteRoute,
} from '@comptoir/contracts/federation'

/** A hash of the right form; another for each mark. */
export function aHash(mark = 'a'): string {
  return `sha384-${mark.repeat(64).slice(0, 64)}`
}

export function aRoute(given: Partial<RemoteRoute> = {}): RemoteRoute {
  return {
    path: 'products',
    layout: 'pointOfSale',
    permission: null,
    module: './routes',
    titleKey: 'routes.page',
    skeleton: 'table',
    ...given,
  }
}

export function aNavEntry(given: Partial<RemoteNavEntry> = {}): RemoteNavEntry {
  return {
    section: 'inventory',
    order: 10,
    icon: 'package',
    labelKey: 'routes.page',
    path: 'products',
    layout: 'pointOfSale',
    permission: null,
    ...given,
  }
}

export interface ReleaseGiven {
  build?: string
  version?: string
  routes?: RemoteRoute[]
  nav?: RemoteNavEntry[]
  labels?: Record<string, string>
  /** More of what remote.json may declare. */
  remote?: Partial<RemoteManifest>
  /** Scripts of each route beside the entry. */
  scripts?: RemoteRelease['routes']
}

/** A release as the registry has it; `labels` name each key in three languages. */
export function aRelease(id: string, given: ReleaseGiven = {}): RemoteRelease {
  const {
    build = 'b1',
    version = '1.0.0',
    routes = [aRoute()],
    nav = [],
    labels = { 'routes.page': 'Page' },
    remote = {},
    scripts = {},
  } = given
  const inLanguage = (mark: string) =>
    Object.fromEntries(Object.entries(labels).map(([key, text]) => [key, `${text}${mark}`]))
  const paths = ['remoteEntry.js', ...Object.values(scripts).flat()]
  return {
    build,
    container: `${id.replaceAll('-', '_')}_${build}`,
    base: `/r/${id}/${build}/`,
    entry: 'remoteEntry.js',
    files: Object.fromEntries(paths.map((path) => [path, { integrity: aHash(), size: 1, packedSize: 1 }])),
    routes: scripts,
    remote: {
      id,
      version,
      owner: id,
      requires: { contract: '^1.0', platform: '^2.0', api: '^1.0' },
      routes,
      nav,
      i18n: { namespace: id, languages: ['en', 'fr', 'ar'] },
      budget: { entryKb: 8, routeKb: 45 },
      ...remote,
    },
    phrases: Object.fromEntries(routes.map(({ layout, path }) => [`${layout}/${path}`, 'phrases/page'])),
    labels: { en: inLanguage(''), fr: inLanguage(' (fr)'), ar: inLanguage(' (ar)') },
    commit: null,
  }
}

/** A remote whose release is live and works. */
export function aLive(active: RemoteRelease, given: Partial<LiveRemote> = {}): LiveRemote {
  return { state: 'active', reason: null, active, fallback: null, why: 'stable', ...given }
}
