import { expect, test } from '@jest/globals'
import type { RemoteRelease } from '@comptoir/contracts/federation'
import { budgetProblems, excess } from './budget.ts'
import { aRemote } from './testing/a-remote.ts'

const file = (packedSize: number) => ({ integrity: '', size: packedSize * 3, packedSize })
const files = {
  'remoteEntry.js': file(7000),
  'routes.js': file(500),
  'forms.js': file(20_000),
  'list.js': file(3000),
  'edit.js': file(17_000),
  'phrases/products.en.json': file(2000),
  'phrases/products.ar.json': file(3000),
}

function aRelease(budget: { entryKb: number; routeKb: number }): RemoteRelease {
  const routes = {
    'pointOfSale/products': ['routes.js', 'list.js'],
    'pointOfSale/products/edit/:id': ['routes.js', 'forms.js', 'edit.js'],
  }
  return {
    build: 'ab',
    container: 'tiny_ab',
    base: '/r/tiny/ab/',
    entry: 'remoteEntry.js',
    files,
    routes,
    remote: aRemote({ budget }),
    phrases: { 'pointOfSale/products': 'phrases/products' },
    labels: {},
    commit: null,
  }
}

test('what lies within the budget passes, to the byte', () => {
  expect(budgetProblems(aRelease({ entryKb: 7, routeKb: 44.5 }))).toEqual([])
})

test('of the routes, the heaviest is named with its figure, the limit and its largest files', () => {
  expect(budgetProblems(aRelease({ entryKb: 7, routeKb: 44 }))).toEqual([
    'The route "pointOfSale/products/edit/:id" weighs 44.5 KB after brotli, more than the budget of 44 KB. Largest: forms.js 20.0 KB, edit.js 17.0 KB, remoteEntry.js 7.0 KB.',
  ])
})

test('an entry has a budget of its own', () => {
  expect(budgetProblems(aRelease({ entryKb: 6.9, routeKb: 100 }))).toEqual([
    expect.stringMatching(/^The entry weighs 7\.0 KB .* 6\.9 KB\. Largest: remoteEntry\.js 7\.0 KB\.$/),
  ])
})

test('files that are not there weigh nothing', () => {
  expect(excess(files, { what: 'It', names: ['lost.js'], limitKb: 1 })).toBeNull()
})

test('a route weighs with its phrases, in the language in which they are longest', () => {
  const release = aRelease({ entryKb: 7, routeKb: 40 })
  expect(
    budgetProblems({ ...release, routes: { 'pointOfSale/products': ['forms.js', 'list.js', 'edit.js'] } }),
  ).toEqual([expect.stringContaining('weighs 50.0 KB')])
})
