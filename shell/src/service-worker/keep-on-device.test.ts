import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { setPointOfSale, signIn, signOut } from '@comptoir/platform'
import { aPointOfSale, aSession } from '@comptoir/testing'
import { createLiveRemotes } from '../remotes/registry/live-remotes.ts'
import { aLive, aRelease, aRoute } from '../testing/a-release.ts'
import { knownRemotes } from '../testing/known.ts'
import { keepOnDevice } from './keep-on-device.ts'
import { pageToKeep } from './page-to-keep.ts'

const counter = aRoute({ path: 'pos', permission: 'sales.write', opensOffline: true })
const sales = aLive(aRelease('sales', { routes: [counter, aRoute({ path: 'sales', permission: 'sales.read' })] }))

const told: unknown[] = []
const register = jest.fn<(...given: unknown[]) => Promise<void>>()

function provideWorkers(): void {
  const active = { postMessage: (message: unknown) => told.push(message) }
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register, ready: Promise.resolve({ active }) },
  })
}

let end: () => void = () => undefined
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

async function start(given: Parameters<typeof knownRemotes>[1] = {}): Promise<void> {
  end()
  end = keepOnDevice(createLiveRemotes(knownRemotes([sales], given)))
  await settle()
}

beforeEach(() => {
  told.length = 0
  register.mockReset().mockResolvedValue(undefined)
  provideWorkers()
  signOut()
  document.documentElement.lang = 'fr'
  document.head.innerHTML = '<meta name="phrases" content="w1">'
  document.body.innerHTML = '<script type="application/json" id="registry">{}</script>'
})
afterEach(() => {
  end()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  document.head.replaceChildren()
  document.body.replaceChildren()
})

describe('the worker is told which page to keep', () => {
  test('for who may open a page that opens offline: its address, and the name of the page that runs', async () => {
    const cashier = aSession({ role: 'cashier' })
    signIn(cashier)
    await start()
    expect(register).toHaveBeenCalledWith('/service-worker.js', { updateViaCache: 'none' })
    const address = `/${cashier.company?.id}/${cashier.pointOfSale?.id}/pos`
    expect(told).toEqual([{ keep: { address, name: '1.s1.w1.fr' } }])
    expect(pageToKeep(told[0])).toEqual({ address, name: '1.s1.w1.fr' })
  })

  test('again at another point of sale, and when the network is back', async () => {
    const cashier = aSession({ role: 'cashier' })
    signIn(cashier)
    await start()
    const other = aPointOfSale({ id: '019a0000-0000-7000-8000-0000000000aa' })
    setPointOfSale(other)
    await settle()
    dispatchEvent(new Event('online'))
    await settle()
    const address = `/${cashier.company?.id}/${other.id}/pos`
    expect(told.slice(1)).toEqual([
      { keep: { address, name: '1.s1.w1.fr' } },
      { keep: { address, name: '1.s1.w1.fr' } },
    ])
  })

  test('not for visitors, nor for who may open no such page', async () => {
    await start()
    signIn(aSession({ role: 'accountant' }))
    await settle()
    expect(register).not.toHaveBeenCalled()
  })

  test('not by a page that somebody works on', async () => {
    signIn(aSession({ role: 'cashier' }))
    await start({ shell: { build: 's1', flavour: 'development', files: {} } })
    document.body.replaceChildren()
    await start()
    expect(register).not.toHaveBeenCalled()
  })
})

test('a browser that refuses service workers, or has none, works as before', async () => {
  signIn(aSession({ role: 'cashier' }))
  register.mockRejectedValue(new DOMException('The operation is insecure.', 'SecurityError'))
  await start()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  await start()
  expect(told).toEqual([])
})

test.each([undefined, 'keep', {}, { keep: '/' }, { keep: { address: '/', name: 'n' } }, { keep: { address: '/x' } }])(
  'another message says nothing: %j',
  (message) => expect(pageToKeep(message)).toBeNull(),
)
