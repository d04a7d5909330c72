import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { FeatureDeclaration, RemoteManifest } from '@comptoir/contracts/federation'

/** A remote.json that holds: one list page and its entry in the navigation. */
export function aRemote(given: Partial<RemoteManifest> = {}): RemoteManifest {
  return {
    id: 'tiny',
    version: '0.1.0',
    owner: 'tiny',
    requires: { contract: '^1.0', platform: '^2.0', api: '^1.0' },
    routes: [
      {
        path: 'products',
        layout: 'pointOfSale',
        permission: 'products.read',
        module: './routes',
        titleKey: 'routes.products',
        skeleton: 'table',
      },
    ],
    nav: [
      {
        section: 'inventory',
        order: 10,
        icon: 'package',
        labelKey: 'routes.products',
        path: 'products',
        layout: 'pointOfSale',
        permission: null,
      },
    ],
    i18n: { namespace: 'tiny', languages: ['en', 'fr', 'ar'] },
    budget: { entryKb: 8, routeKb: 45 },
    ...given,
  }
}

/** A folder of its own with these files, by path. */
export function aFolderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'remote-'))
  write(folder, files)
  return folder
}

/** Writes files into a folder, with the folders they lie in. */
export function write(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

/** What a feature of `aRemote` declares, as its `feature.json` says it: every route has the same page. */
export function featureOf({ routes, nav, commands, search }: RemoteManifest): FeatureDeclaration {
  return {
    routes: routes.map(({ module: _module, ...route }) => ({ ...route, page: 'products.page.tsx#ProductsPage' })),
    nav,
    ...(commands && { commands }),
    ...(search && { search }),
  }
}

/** The files of a remote whose one feature is `products`, with phrases in all its languages. What it puts into other pages is not among them. */
export function sourcesOf(remote: RemoteManifest): Record<string, string> {
  const { routes: _routes, nav: _nav, commands: _commands, search: _search, extensions: _extensions, ...own } = remote
  const phrases = (language: string) => JSON.stringify({ routes: { products: `Products ${language}` } })
  return {
    'remote.json': JSON.stringify(own),
    'src/features/products/feature.json': JSON.stringify(featureOf(remote)),
    'src/features/products/products.page.tsx': 'export function ProductsPage() {}\n',
    ...Object.fromEntries(remote.i18n.languages.map((language) => [`locales/${language}.json`, phrases(language)])),
  }
}
