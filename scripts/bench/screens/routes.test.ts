import { expect, test } from '@jest/globals'
import type { RemoteRelease, RemoteRoute } from '@comptoir/contracts/federation'
import { routeWeights } from './routes.ts'

type Place = Pick<RemoteRoute, 'layout' | 'path'>

const PARTS = {
  platform: ['calls.js', 'platform.js'],
  'back-office': ['frame.js'],
  forms: ['calls.js', 'platform.js', 'forms.js', 'common.js'],
  overlays: ['common.js', 'overlays.js'],
}
const KILOBYTES: Record<string, number> = {
  'remote entry.js': 7,
  'remote list.js': 20,
  'remote both.js': 3,
  'shell forms.js': 5,
  'shell common.js': 2,
  'shell overlays.js': 11,
  'shell calls.js': 4,
  'shell platform.js': 60,
}

function releaseOf({ layout, path }: Place, scripts: string[], parts: RemoteRelease['parts']) {
  const route: RemoteRoute = {
    layout,
    path,
    permission: null,
    module: './pages',
    titleKey: 'title',
    skeleton: 'page',
  }
  const remote: RemoteRelease['remote'] = {
    id: 'stocks',
    version: '1.0.0',
    owner: 'x',
    requires: { contract: '^1.0', platform: '^1.0', api: '^1.0' },
    routes: [route],
    nav: [],
    i18n: { namespace: 'stocks', languages: [] },
    budget: { entryKb: 1, routeKb: 1 },
  }
  return { remote, entry: 'entry.js', routes: { [`${layout}/${path}`]: scripts }, parts: parts ?? {} }
}

function weightsOf(place: Place, scripts: string[], parts: RemoteRelease['parts']) {
  const bytesOf = (owner: 'remote' | 'shell', script: string): number => (KILOBYTES[`${owner} ${script}`] ?? NaN) * 1000
  return routeWeights(releaseOf(place, scripts, parts), PARTS, bytesOf)
}

test('the entry is no part of an address, and a part of the shell counts once and not again where the back office began with it', () => {
  const place: Place = { layout: 'pointOfSale', path: 'products' }
  const parts: RemoteRelease['parts'] = { 'pointOfSale/products': ['platform', 'forms', 'overlays'] }
  expect(weightsOf(place, ['entry.js', 'list.js', 'both.js', 'list.js'], parts)).toEqual([
    { remote: 'stocks', address: '/:companyId/:pointOfSaleId/products', isPublic: false, ownKb: 23, partsKb: 18 },
  ])
})

test('a public page began with no part', () => {
  const parts: RemoteRelease['parts'] = { 'public/login': ['platform'] }
  expect(weightsOf({ layout: 'public', path: 'login' }, ['both.js'], parts)).toEqual([
    { remote: 'stocks', address: '/login', isPublic: true, ownKb: 3, partsKb: 64 },
  ])
})

test('an address of which the build says nothing is a fault', () => {
  const release = { ...releaseOf({ layout: 'company', path: 'x' }, [], {}), routes: {} }
  expect(() => routeWeights(release, PARTS, () => 0)).toThrow('stocks says nothing of company/x')
})
