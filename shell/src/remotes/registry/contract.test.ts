import { describe, expect, test } from '@jest/globals'
import { RemoteRelease } from '@comptoir/contracts/federation'
import { Check } from 'typebox/value'
import { aLive, aNavEntry, aRelease, aRoute } from '../../testing/a-release.ts'
import { soundRemote } from './check/release-check.ts'

const ID = 'inventory'
const PLACE = { layout: 'company', permission: null } as const

/** One of everything that a release may have. */
const whole = aRelease(ID, {
  routes: [
    aRoute({
      isFullScreen: true,
      opensOffline: true,
      descriptionKey: 'routes.about',
      data: ['/api/:companyId/brands/paginated?page=1'],
    }),
  ],
  nav: [aNavEntry({ badge: 'low' })],
  scripts: { 'pointOfSale/products': ['1.js'] },
  remote: {
    extensions: [{ point: 'client.summary', order: 1, permission: null, titleKey: 'x.title', module: './x/summary' }],
    commands: [{ labelKey: 'c.label', keywordsKey: 'c.words', path: 'products', ...PLACE }],
    search: [
      { path: '/api/:companyId/products/search', labelKey: 's.label', icon: 'box', to: 'p/:id', list: 'p', ...PLACE },
    ],
    activate: './activate',
    settings: {},
    csp: { connect: ['https://a.example'] },
    smoke: 'smoke/smoke.spec.mjs',
  },
})

type Path = readonly (string | number)[]

function pathsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at]
  const inner = Array.isArray(value) ? value.map((item, index) => pathsIn(item, [...at, index])) : []
  const named = Array.isArray(value) ? [] : Object.entries(value).map(([key, item]) => pathsIn(item, [...at, key]))
  return [...(at.length > 0 ? [at] : []), ...[...inner, ...named].flat()]
}

/** A copy with another value in one place; `undefined` takes the key away. */
function changed(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to
  const copy: Record<string | number, unknown> = Array.isArray(value) ? Object.assign([], value) : { ...Object(value) }
  if (rest.length === 0 && to === undefined) delete copy[key]
  else copy[key] = changed(Object(value)[key], rest, to)
  return copy
}

const OTHERS: readonly unknown[] = [
  undefined,
  null,
  7,
  -1,
  true,
  '',
  'Ünïcode /..',
  {},
  [],
  [7],
  { a: 7 },
  { a: { b: 7 } },
]
const mutants = pathsIn(whole).flatMap((path) => OTHERS.map((to) => ({ path, to, release: changed(whole, path, to) })))
const isTaken = (release: unknown): boolean => soundRemote(ID, { ...aLive(whole), active: release }) !== null

/** Where the shell takes what the contract refuses: it reads nothing there, or an odd value only looks odd. */
const LENIENT = [
  'files.remoteEntry.js.size',
  'files.remoteEntry.js.packedSize',
  'files.1.js.size',
  'files.1.js.packedSize',
  'routes.pointOfSale/products.0',
  'commit',
  ...['version', 'owner', 'requires', 'budget', 'settings', 'csp', 'smoke', 'i18n.languages'].map(
    (key) => `remote.${key}`,
  ),
  ...['path', 'titleKey', 'descriptionKey', 'isFullScreen', 'opensOffline', 'data'].map(
    (key) => `remote.routes.0.${key}`,
  ),
  ...['section', 'labelKey', 'path', 'badge'].map((key) => `remote.nav.0.${key}`),
  ...['point', 'titleKey'].map((key) => `remote.extensions.0.${key}`),
  ...['labelKey', 'keywordsKey', 'path'].map((key) => `remote.commands.0.${key}`),
  ...['path', 'labelKey', 'to', 'list'].map((key) => `remote.search.0.${key}`),
]

describe('a release as the contract has it', () => {
  test('is taken by the shell, whatever of it is changed within the contract', () => {
    expect([Check(RemoteRelease, whole), isTaken(whole)]).toEqual([true, true])
    // Files are looked for under the release's own address, which its name and its build make.
    const own = mutants.filter(({ path }) => !['build', 'base', 'remote.id'].includes(path.join('.')))
    const refused = own.filter(({ release }) => Check(RemoteRelease, release) && !isTaken(release))
    expect(refused.map(({ path, to }) => [path.join('.'), to])).toEqual([])
  })

  test('is refused by the shell where it breaks the contract in what the shell relies on', () => {
    const taken = mutants.filter(({ release }) => !Check(RemoteRelease, release) && isTaken(release))
    const lenient = ({ path }: { path: Path }): string | undefined =>
      LENIENT.find((place) => `${path.join('.')}.`.startsWith(`${place}.`))
    expect(taken.filter((mutant) => lenient(mutant) === undefined)).toEqual([])
    expect([...new Set(taken.map(lenient))].toSorted()).toEqual(LENIENT.toSorted())
  })
})
