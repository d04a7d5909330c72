import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { setCompany, signIn, signOut, type Activate } from '@comptoir/platform'
import { aCompany, aSession } from '@comptoir/testing'
import type { RemoteRelease } from '@comptoir/contracts/federation'
import { aLive, aRelease, aRoute } from '../../testing/a-release.ts'
import { knownRemotes } from '../../testing/known.ts'
import { startActivations } from './activations.ts'
import { createLiveRemotes } from '../registry/live-remotes.ts'
import { takeRegistry } from '../watch/take-registry.ts'

const told: string[] = []
const activated = (id: string, permission: string | null) =>
  aRelease(id, { routes: [aRoute({ permission })], remote: { activate: './activate' } })
const sales = aLive(activated('sales', 'sales.read'))
const inventory = aLive(activated('inventory', 'products.write'))
const people = aLive(aRelease('people', { routes: [aRoute({ permission: 'clients.read' })] }))

const loading =
  (
    activate: Activate = ({ id }) => {
      told.push(`begin ${id}`)
      return () => told.push(`end ${id}`)
    },
  ) =>
  (_release: RemoteRelease) =>
    Promise.resolve(activate)

/** Idle at once. */
const soon = (work: () => void) => {
  work()
  return () => undefined
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
let stop: () => void

function start(load = loading(), idle: Parameters<typeof startActivations>[3] = soon) {
  const live = createLiveRemotes(knownRemotes([sales, inventory, people]))
  stop = startActivations(live, { load }, { attemptMs: 6000, attempts: 2 }, idle)
  return live
}

beforeEach(() => {
  told.length = 0
  signOut()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  stop()
  jest.restoreAllMocks()
})

describe('what runs without a page', () => {
  test('begins for who is signed in, of remotes that they may see something of, and ends with the session', async () => {
    start()
    await settle()
    expect(told).toEqual([])
    signIn(aSession({ role: 'cashier' }))
    await settle()
    expect(told).toEqual(['begin sales'])
    signOut()
    expect(told).toEqual(['begin sales', 'end sales'])
  })

  test('ends when its remote is paused, and begins again', async () => {
    signIn(aSession({ role: 'cashier' }))
    const live = start()
    await settle()
    const see = (remotes: Parameters<typeof knownRemotes>[0]) =>
      takeRegistry(live, knownRemotes(remotes), () => undefined)
    see([{ ...sales, state: 'disabled' }, inventory, people])
    see([sales, inventory, people])
    await settle()
    expect(told).toEqual(['begin sales', 'end sales', 'begin sales'])
  })

  test('begins anew for another company', async () => {
    signIn(aSession({ role: 'cashier' }))
    start()
    await settle()
    setCompany(aCompany())
    await settle()
    expect(told).toEqual(['begin sales', 'end sales', 'begin sales'])
  })

  test('does not begin when the session ended before there was time', async () => {
    const waiting: (() => void)[] = []
    signIn(aSession({ role: 'cashier' }))
    start(loading(), (work) => {
      waiting.push(work)
      return () => waiting.splice(0)
    })
    signOut()
    for (const work of waiting) work()
    await settle()
    expect(told).toEqual([])
  })

  test.each<[string, Activate]>([
    [
      'throws',
      () => {
        throw new Error('broken')
      },
    ],
    [
      'cannot end',
      () => () => {
        throw new Error('broken')
      },
    ],
  ])('is reported and stops nothing when it %s', async (_, activate) => {
    signIn(aSession({ role: 'manager' }))
    start(loading(activate))
    await settle()
    signOut()
    expect(jest.mocked(console.error).mock.calls.map(([line]) => String(line).replace(/^Incident \w+ /, ''))).toEqual(
      expect.arrayContaining([expect.stringContaining('sales 1.0.0'), expect.stringContaining('inventory 1.0.0')]),
    )
  })
})
