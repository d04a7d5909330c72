import { describe, expect, test } from '@jest/globals'
import type { LiveRemote } from '@comptoir/contracts/federation'
import { aLive, aRelease, aRoute } from '../../testing/a-release.ts'
import { knownRemotes } from '../../testing/known.ts'
import {
  createLiveRemotes,
  fallBack,
  markFailed,
  replaceRemote,
  runActive,
  runningRelease,
  type LiveRemotes,
} from './live-remotes.ts'
import { takeRegistry } from '../watch/take-registry.ts'

const [before, now, next] = ['b0', 'b1', 'b2'].map((build) => aRelease('inventory', { build }))
if (before === undefined || now === undefined || next === undefined) throw new Error('three releases')
const inventory = aLive(now, { fallback: before })
const people = aLive(aRelease('people', { routes: [aRoute({ path: 'clients' })] }))

const aTab = () => createLiveRemotes(knownRemotes([inventory, people]))
const builds = (live: LiveRemotes) => live.getState().known.remotes.map(({ active }) => active.build)

/** Another registry is seen; gives the remotes whose releases this tab did not know. */
function see(live: LiveRemotes, remotes: LiveRemote[], given: Parameters<typeof knownRemotes>[1] = {}): string[] {
  const registered: string[] = []
  takeRegistry(live, knownRemotes(remotes, { revision: 2, ...given }), (changed) =>
    registered.push(...changed.map(({ active }) => active.container)),
  )
  return registered
}

describe('the releases of a tab', () => {
  test('stay those that it started with, and the difference is reported', () => {
    const live = aTab()
    expect(see(live, [aLive(next), people])).toEqual([])
    expect(builds(live)).toEqual(['b1', 'b1'])
    expect(live.getState()).toMatchObject({ revision: 2, outdatedBy: 'inventory b2,people b1,shell s1' })
  })

  test('are reported to differ for another shell, and no longer once the old one is live again', () => {
    const live = aTab()
    see(live, [inventory, people], { shell: { build: 's2', flavour: 'production', files: {} } })
    expect(live.getState().outdatedBy).not.toBeNull()
    see(live, [inventory, people])
    expect(live.getState().outdatedBy).toBeNull()
  })

  test('are not reported to differ by a newer fallback, a pause, or an entry that cannot be read', () => {
    const live = aTab()
    see(live, [aLive(now), { ...people, state: 'disabled' }])
    expect(live.getState().outdatedBy).toBeNull()
    see(live, [inventory], { refused: ['people'] })
    expect(live.getState().outdatedBy).toBeNull()
  })

  test('are left alone by a registry that could not be read', () => {
    const live = aTab()
    see(live, [], { isComplete: false })
    expect(live.getState()).toMatchObject({ revision: 1, outdatedBy: null })
  })

  test('give way to what is live now where nothing could be shown', () => {
    const live = aTab()
    fallBack(live, 'inventory')
    markFailed(live, 'inventory', true)
    expect(see(live, [aLive(next, { fallback: now }), people])).toEqual(['inventory_b2'])
    expect(builds(live)).toEqual(['b2', 'b1'])
    expect(live.getState().fallenBack.size).toBe(0)
    expect(live.getState().owned.find(({ release }) => release.remote.id === 'inventory')?.release.build).toBe('b2')
    expect(live.getState().outdatedBy).toBeNull()
  })
})

test('a pause and its reason hold at once, and its end too', () => {
  const live = aTab()
  see(live, [{ ...inventory, state: 'disabled', reason: 'Stocktaking' }, people])
  expect(live.getState().owned[0]?.live).toMatchObject({ state: 'disabled', reason: 'Stocktaking', active: now })
  see(live, [inventory, people])
  expect(live.getState().owned[0]?.live.state).toBe('active')
})

test('a remote that fell back runs its previous release until the live one gets another chance', () => {
  const live = aTab()
  const running = () => runningRelease(live.getState(), inventory).build
  fallBack(live, 'inventory')
  expect(running()).toBe('b0')
  runActive(live, 'inventory')
  expect(running()).toBe('b1')
})

test('a remote without a previous release never falls back', () => {
  const live = aTab()
  fallBack(live, 'people')
  expect(runningRelease(live.getState(), people)).toBe(people.active)
})

test('a remote under development shows what it declares now', () => {
  const live = aTab()
  replaceRemote(live, aLive(aRelease('people', { routes: [aRoute({ path: 'suppliers' })] }), { why: 'override' }))
  expect(live.getState().owned.map(({ route }) => route.path)).toEqual(['products', 'suppliers'])
})
