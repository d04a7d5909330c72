import { afterAll, describe, expect, test } from '@jest/globals'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type { FeatureDeclaration, RemoteManifest } from '@comptoir/contracts/federation'
import { aFolderWith, aRemote, featureOf, sourcesOf } from '../testing/a-remote.ts'
import type { DeclaredRemote } from './declared-remote.ts'
import { readRemote } from './remote-json.ts'

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

function read(remote: RemoteManifest, more: Record<string, string> = {}): DeclaredRemote {
  const folder = aFolderWith({ ...sourcesOf(remote), ...more })
  folders.push(folder)
  return readRemote(folder, 'tiny')
}

const PRODUCTS = 'src/features/products/feature.json'
const feature = (name: string, declared: FeatureDeclaration) => ({
  [`src/features/${name}/feature.json`]: JSON.stringify(declared),
})
const [route] = featureOf(aRemote()).routes ?? []
if (route === undefined) throw new Error('aRemote has a route')
const extensions: FeatureDeclaration['extensions'] = [
  {
    point: 'client.summary',
    order: 1,
    permission: null,
    titleKey: 'routes.products',
    component: 'last-sales.tsx#LastSales',
  },
]
const lastSales = {
  'src/features/sales/last-sales.tsx': 'export const LastSales = ({ clientId }) => clientId',
}

describe('what a remote and its features declare', () => {
  test('is merged, with the module that the build writes for their pages', () => {
    const { remote, pages, features } = read(aRemote())
    expect(remote).toEqual(aRemote())
    expect([...pages]).toEqual([
      ['pointOfSale/products', { file: 'src/features/products/products.page.tsx', name: 'ProductsPage' }],
    ])
    expect(features.map(({ name }) => name)).toEqual(['products'])
  })

  test('is in the order of the features’ names; a folder that declares nothing adds nothing', () => {
    const units = { ...route, path: 'units', page: 'units.page.tsx#UnitsPage' }
    const brands = { ...route, path: 'brands', page: 'list/brands.page.tsx#BrandsPage' }
    const { remote, pages } = read(aRemote(), {
      ...feature('units', { routes: [units] }),
      'src/features/units/units.page.tsx': 'export const UnitsPage = () => null',
      ...feature('brands', { routes: [brands] }),
      'src/features/brands/list/brands.page.tsx': "export { BrandsPage } from './page.tsx'",
      'src/features/choice/index.ts': 'export {}',
    })
    expect(remote.routes.map(({ path, module }) => [path, module])).toEqual([
      ['brands', './routes'],
      ['products', './routes'],
      ['units', './routes'],
    ])
    expect(pages.get('pointOfSale/brands')?.file).toBe('src/features/brands/list/brands.page.tsx')
  })

  test('may be everything that there is', () => {
    const manifest = aRemote({
      commands: [
        {
          labelKey: 'routes.products',
          keywordsKey: 'routes.products',
          path: 'products',
          layout: 'pointOfSale',
          permission: 'products.read',
        },
      ],
      activate: './activate',
      nav: aRemote().nav.map((entry) => ({ ...entry, badge: 'lowStock' })),
      settings: { type: 'object', properties: { days: { type: 'integer' } } },
      csp: { connect: ['https://rates.example'], img: [] },
      smoke: 'smoke/smoke.spec.mjs',
    })
    const { remote, extensions: components } = read(manifest, {
      ...feature('sales', { extensions }),
      ...lastSales,
      'src/activate.ts': 'export default function activate(sdk) {}',
      'smoke/smoke.spec.mjs': '',
    })
    const [{ component: _component, ...extension } = { component: '' }] = extensions
    expect(remote).toEqual({ ...manifest, extensions: [{ ...extension, module: './x/sales-last-sales' }] })
    expect(components.get('./x/sales-last-sales')).toEqual({
      file: 'src/features/sales/last-sales.tsx',
      name: 'LastSales',
    })
  })
})

describe('is refused by the file that is wrong', () => {
  test('for a key that the schema does not name', () => {
    expect(() => read({ ...aRemote(), ...{ colour: 'blue' } })).toThrow(
      /remote\.json is refused:\n.*\/colour is not a key/,
    )
    expect(() => read(aRemote(), { 'remote.json': JSON.stringify(aRemote()) })).toThrow(/\/routes is not a key/)
    expect(() =>
      read(aRemote(), { [PRODUCTS]: JSON.stringify({ routes: [{ ...route, module: './routes' }] }) }),
    ).toThrow(/products\/feature\.json is refused:\n.*\/routes\/0\/module is not a key/)
  })

  test('for a page that lies outside the feature', () => {
    expect(() =>
      read(aRemote(), {
        [PRODUCTS]: JSON.stringify({ routes: [{ ...route, page: '../units/units.page.tsx#Units' }] }),
      }),
    ).toThrow(/feature\.json is refused:\n.*\/routes\/0\/page must match/)
  })

  test('for JSON that is none', () => {
    expect(() => read(aRemote(), { [PRODUCTS]: '{' })).toThrow(/products\/feature\.json is not JSON/)
  })

  test('when it is missing', () => {
    expect(() => readRemote(tmpdir(), 'tiny')).toThrow(/remote\.json is missing/)
  })
})

describe('is refused, when sources contradict it, for', () => {
  test.each<[string, Partial<RemoteManifest>, Record<string, string>, RegExp]>([
    [
      'a route of two features',
      {},
      {
        ...feature('again', { routes: [route] }),
        'src/features/again/products.page.tsx': 'export class ProductsPage {}',
      },
      /The route "pointOfSale\/products" is declared twice, in again and in products\./,
    ],
    [
      'a page without a file',
      {},
      feature('units', { routes: [{ ...route, path: 'units', page: 'units.page.tsx#UnitsPage' }] }),
      /The route "pointOfSale\/units" names src\/features\/units\/units\.page\.tsx, which does not exist\./,
    ],
    [
      'a page under another name',
      {},
      { 'src/features/products/products.page.tsx': 'export function ProductPage() {}' },
      /The route "pointOfSale\/products" names "ProductsPage" of src\/features\/products\/products\.page\.tsx, which exports no such thing\./,
    ],
    [
      'a page that wants to be given something',
      {},
      { 'src/features/products/products.page.tsx': 'export function ProductsPage({ id }: { id: string }) {}' },
      /asks for properties: ProductsPage of src\/features\/products\/products\.page\.tsx/,
    ],
    [
      'a page that no route names',
      {},
      { 'src/features/products/lost.page.tsx': 'export function LostPage() {}' },
      /src\/features\/products\/lost\.page\.tsx is never loaded/,
    ],
    [
      'an extension without a file',
      {},
      feature('sales', { extensions }),
      /The extension \.\/x\/sales-last-sales names src\/features\/sales\/last-sales\.tsx, which does not exist/,
    ],
    [
      'an activation without a module',
      { activate: './activate' },
      {},
      /refers to \.\/activate, but .*src\/activate\.ts does not exist/,
    ],
    [
      'an activation without a default export',
      { activate: './activate' },
      { 'src/activate.ts': 'export {}' },
      /src\/activate\.ts has no default export/,
    ],
    ['an activation that it forgets', {}, { 'src/activate.ts': 'export {}' }, /src\/activate\.ts is never loaded/],
    [
      'a smoke test that uses what is not there',
      { smoke: 'smoke/smoke.spec.mjs' },
      { 'smoke/smoke.spec.mjs': "import { expect } from '@playwright/test'\nimport { words } from '../src/words.ts'" },
      /smoke\.spec\.mjs imports "\.\.\/src\/words\.ts"; a smoke test stands alone/,
    ],
    [
      'a smoke test that is not there',
      { smoke: 'smoke/smoke.spec.mjs' },
      {},
      /smoke test .*smoke\.spec\.mjs does not exist/,
    ],
  ])('%s', (_, given, files, sentence) => {
    expect(() => read(aRemote(given), files)).toThrow(sentence)
  })
})
