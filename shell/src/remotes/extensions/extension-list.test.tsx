import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { ExtensionSlot, useRemoteScope, type ExtensionPoints } from '@comptoir/platform'
import type { RemoteExtension } from '@comptoir/contracts/federation'
import { aSession, fakeApi } from '@comptoir/testing'
import { aLive, aRelease, aRoute } from '../../testing/a-release.ts'
import { renderShell } from '../../testing/render-shell.tsx'
import type { PageSources } from '../loading/load-page.ts'

type Given = ExtensionPoints['client.summary']

const extension = (given: Partial<RemoteExtension>): RemoteExtension => ({
  point: 'client.summary',
  order: 10,
  permission: null,
  titleKey: 'x.sales',
  module: './x/client-sales',
  ...given,
})
const host = aLive(aRelease('people', { routes: [aRoute({ layout: 'public', path: 'client' })] }))
const guest = (id: string, extensions: RemoteExtension[]) =>
  aRelease(id, { routes: [], labels: { 'x.sales': `Sales of ${id}` }, remote: { extensions } })

function ClientPage() {
  return (
    <>
      <h1>Client</h1>
      <ExtensionSlot point="client.summary" clientId="cl1" />
    </>
  )
}
const Sales = ({ clientId }: Given) => <p>{`${useRemoteScope().id} sold to ${clientId}`}</p>
const Broken = (): never => {
  throw new Error('broken')
}

/** The client's page, and what each module of the guests gives. */
function sources(extras: Record<string, () => Promise<unknown>>): PageSources {
  return {
    exposed: (release, module) =>
      release.remote.id === 'people'
        ? Promise.resolve({ pages: { 'public/client': () => Promise.resolve(ClientPage) } })
        : (extras[module]?.() ?? Promise.reject(new Error('none'))),
    phrases: () => Promise.resolve(),
  }
}
const gives = (view: unknown) => () => Promise.resolve({ default: view })
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

beforeEach(() => {
  fakeApi()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('a place in a page', () => {
  test('shows what the others put there, in order, each in its own remote’s name', async () => {
    const remotes = [
      host,
      aLive(guest('loyalty', [extension({ order: 20 })])),
      aLive(guest('sales', [extension({}), extension({ point: 'product.summary' })])),
    ]
    await renderShell({ remotes, sources: sources({ './x/client-sales': gives(Sales) }), at: '/client' })
    expect(await screen.findByText('sales sold to cl1')).toBeTruthy()
    expect(screen.getByText('loyalty sold to cl1')).toBeTruthy()
    expect(titles()).toEqual(['Sales of sales', 'Sales of loyalty'])
  })

  test('shows nothing of a remote that is paused, nor what somebody may not see', async () => {
    const remotes = [
      host,
      aLive(guest('loyalty', [extension({})]), { state: 'disabled' }),
      aLive(guest('sales', [extension({ permission: 'sales.read' })])),
    ]
    const session = aSession({ role: 'stockKeeper' })
    await renderShell({ remotes, sources: sources({ './x/client-sales': gives(Sales) }), at: '/client', session })
    await screen.findByRole('heading', { name: 'Client' })
    expect(titles()).toEqual([])
  })

  test.each([
    ['cannot be loaded', () => Promise.reject(new Error('no'))],
    ['is no component', gives('text')],
    ['breaks down', gives(Broken)],
  ])('says so in a few words when one part %s, and keeps the page and the others', async (_, answer) => {
    const remotes = [host, aLive(guest('sales', [extension({}), extension({ order: 20, module: './x/other' })]))]
    await renderShell({
      remotes,
      sources: sources({ './x/client-sales': answer, './x/other': gives(Sales) }),
      at: '/client',
    })
    expect(await screen.findByText('This part cannot be shown right now.')).toBeTruthy()
    expect(await screen.findByText('sales sold to cl1')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Client' })).toBeTruthy()
  })

  test('waits three seconds for a part, and no longer', async () => {
    jest.useFakeTimers()
    const remotes = [host, aLive(guest('sales', [extension({})]))]
    await renderShell({
      remotes,
      sources: sources({ './x/client-sales': () => new Promise(() => undefined) }),
      at: '/client',
    })
    await act(() => jest.advanceTimersByTimeAsync(50))
    await act(() => jest.advanceTimersByTimeAsync(2900))
    expect(titles()).toEqual(['Sales of sales'])
    expect(screen.queryByText(/cannot be shown/)).toBeNull()
    await act(() => jest.advanceTimersByTimeAsync(200))
    expect(screen.getByText(/cannot be shown/)).toBeTruthy()
  })
})
