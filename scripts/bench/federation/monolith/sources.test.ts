import { expect, test } from '@jest/globals'
import path from 'node:path'
import type { RemoteRelease } from '@comptoir/contracts/federation'
import { aFolder } from '../../../fixtures/folder.ts'
import { plainPaths } from './same-screens.ts'
import { containersSource, entrySource, moduleRequest } from './sources.ts'

const folder = aFolder()
const routes = [
  { module: './routes', layout: 'pointOfSale', path: 'clients' },
  { module: './routes', layout: 'pointOfSale', path: 'clients/edit/:id' },
  { module: './routes', layout: 'company', path: 'shops' },
  { module: './routes', layout: 'public', path: 'login' },
]
/** As much of a release as is read here. */
const written: unknown = {
  build: 'b1',
  base: '/r/people/b1/',
  files: { 'a.js': {} },
  routes: {},
  labels: { fr: { a: 'À' } },
  remote: { id: 'people', routes, extensions: [{ module: './x/card' }], activate: './activate' },
}
const release = written as RemoteRelease

test('tables of pages are bundled once, all else of a remote comes when it is asked for', () => {
  const source = containersSource([{ folder, release }])
  expect(source.match(/^import \* as .*remote\.json\?routes"$/gm)).toHaveLength(1)
  expect(source).toContain(
    `"people ./x/card": () => import(${JSON.stringify(path.join(folder, 'remote.json?x/card'))})`,
  )
  expect(source).toContain('"people ./activate": () => import(')
})

test('a module that is not exposed is refused', () => {
  expect(() => moduleRequest({ folder, release }, './gone')).toThrow('./gone')
})

test('the entry knows the remotes, with phrases at the monolith’s own address and no file of a release', () => {
  const source = entrySource('/shell', [{ folder, release }])
  const [, json = '""'] = /JSON\.parse\((".*")\)/.exec(source) ?? []
  const text: unknown = JSON.parse(json)
  expect(JSON.parse(String(text))).toMatchObject([
    {
      state: 'active',
      fallback: null,
      active: { base: '/assets/remotes/people/', files: {}, labels: { fr: { a: 'À' } } },
    },
  ])
})

test('screens that need no more than a company and a shop are compared', () => {
  expect(plainPaths([release], { companyId: 'c', pointOfSaleId: 'p' })).toEqual(['/c/p/clients', '/c/shops'])
})
