import { beforeEach, describe, expect, test } from '@jest/globals'
import type { FederationStatus, ReleaseSummary, RemoteStatus } from '@comptoir/contracts/federation'
import {
  aSession,
  aUser,
  checkAccessibility,
  fakeApi,
  refusal,
  renderPage,
  reply,
  type FakeApi,
} from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { ReleasesPage } from './releases.page.tsx'
import { RemoteReleasesPage } from './remote-releases.page.tsx'

const session = {
  ...aSession({ company: null, pointOfSale: null }),
  user: aUser({ isSuperAdministrator: true, role: null, permissions: [] }),
}
const STATUS = '/federation/status'
const at = (action: string) => `/federation/remotes/inventory/${action}`

function aSummary(given: Partial<ReleaseSummary> = {}): ReleaseSummary {
  const health = { loads: 980, failures: 20, firstRenderP75Ms: 640 }
  return {
    build: 'b2',
    version: '2.1.0',
    commit: null,
    publishedAt: '2026-11-20T09:30:00.000Z',
    publishedBy: 'Pipeline',
    isBuiltIn: false,
    isCompatible: true,
    filesRemovedAt: null,
    health,
    ...given,
  }
}

const older = aSummary({
  build: 'b1',
  version: '2.0.0',
  isBuiltIn: true,
  health: { loads: 0, failures: 0, firstRenderP75Ms: null },
})

function aStatus(given: Partial<RemoteStatus> = {}): RemoteStatus {
  return {
    id: 'inventory',
    owner: 'Catalogue team',
    state: 'active',
    reason: null,
    active: 'b2',
    previous: 'b1',
    releases: [aSummary(), older],
    ...given,
  }
}

let api: FakeApi

beforeEach(() => {
  api = fakeApi()
    .on<FederationStatus>('get', STATUS, { revision: 41, remotes: [aStatus()] })
    .on('get', at('log'), {
      items: [
        {
          revision: 41,
          action: 'promoted',
          fromBuild: 'b1',
          toBuild: 'b2',
          actor: 'Pipeline',
          reason: 'Faster search',
          at: '2026-11-20T09:31:00.000Z',
        },
      ],
    })
    .on('get', at('releases/b2/incidents'), {
      items: [
        {
          incidentId: 'ABCD2345',
          class: 'render',
          message: 'x is undefined',
          stack: null,
          path: '/products',
          count: 3,
          firstAt: '2026-11-20T10:00:00.000Z',
          lastAt: '2026-11-20T11:00:00.000Z',
        },
      ],
    })
    .on('get', at('tokens'), { items: [] })
})

const openList = () =>
  renderPage(<ReleasesPage />, {
    session,
    own: 'releases',
    path: '/superadmin/releases',
    route: '/superadmin/releases',
  })
const openRemote = () =>
  renderPage(<RemoteReleasesPage />, {
    own: 'releases',
    session,
    path: '/superadmin/releases/:remote',
    route: '/superadmin/releases/inventory',
  })
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const press = (name: string) => screen.getByRole('button', { name })

describe('all remotes', () => {
  test('show what is live and how it does', async () => {
    const { container } = await openList()
    const row = within(await screen.findByRole('row', { name: /inventory/ }))
    expect(row.getByText('2.1.0')).toBeTruthy()
    expect(row.getByText('20 (2%)')).toBeTruthy()
    expect(row.getByText('640 ms')).toBeTruthy()
    await checkAccessibility(container)
  })

  test('a failure can be tried again', async () => {
    api.on('get', STATUS, refusal('server.unavailable'))
    const { user } = await openList()
    await screen.findByText('The list could not be loaded')
    api.on('get', STATUS, { revision: 41, remotes: [aStatus()] })
    await user.click(press('Try again'))
    expect(await screen.findByText('2.1.0')).toBeTruthy()
  })
})

describe('a new remote', () => {
  test('is named as addresses and containers want it', async () => {
    const { user, router } = await openList()
    await user.click(await screen.findByRole('button', { name: 'New area' }))
    const asked = await dialog('New area')
    await user.type(asked.getByRole('textbox', { name: /Area name/ }), 'Gift Cards')
    await user.click(asked.getByRole('button', { name: 'Continue' }))
    expect(asked.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
    await user.clear(asked.getByRole('textbox'))
    await user.type(asked.getByRole('textbox'), 'gift-cards')
    await user.click(asked.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/superadmin/releases/gift-cards'))
  })

  test('gets its first token before its first release', async () => {
    api.on('get', '/federation/remotes/gift-cards/tokens', { items: [] })
    await renderPage(<RemoteReleasesPage />, {
      own: 'releases',
      session,
      path: '/superadmin/releases/:remote',
      route: '/superadmin/releases/gift-cards',
    })
    expect(await screen.findByText('Nothing is published yet')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'New token' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Roll back' })).toBeNull()
  })
})

describe('one remote', () => {
  test('shows releases, problems and who changed what', async () => {
    const { container } = await openRemote()
    expect(await screen.findByText('x is undefined')).toBeTruthy()
    expect(screen.getByText('Faster search')).toBeTruthy()
    expect(screen.getByText('included with the installation')).toBeTruthy()
    await checkAccessibility(container)
  })

  test('goes live on the revision that was seen', async () => {
    api.on<FederationStatus>(
      'post',
      at('promote'),
      reply({ revision: 42, remotes: [aStatus({ active: 'b1', previous: 'b2' })] }, 200),
    )
    const { user } = await openRemote()
    await user.click(await screen.findByRole('button', { name: 'Make live 2.0.0 b1' }))
    await user.click((await dialog('Make 2.0.0 live?')).getByRole('button', { name: 'Make live' }))
    expect(await screen.findByText('Version 2.0.0 of inventory is live')).toBeTruthy()
    const [call] = api.callsTo('post', at('promote'))
    expect(call?.body).toEqual({ build: 'b1' })
    expect(call?.headers.get('if-match')).toBe('"41"')
  })

  test('says which release has lost its files, and does not offer it', async () => {
    const gone = aSummary({ build: 'b0', version: '1.9.0', filesRemovedAt: '2026-11-01T02:17:00.000Z' })
    api.on<FederationStatus>('get', STATUS, {
      revision: 41,
      remotes: [aStatus({ releases: [aSummary(), older, gone] })],
    })
    const { container } = await openRemote()
    const row = within(await screen.findByRole('row', { name: /1\.9\.0/ }))
    expect(row.getByText('Files removed')).toBeTruthy()
    expect(row.getByText('Publish this build again to make it live.')).toBeTruthy()
    expect(row.queryByRole('button')).toBeNull()
    await checkAccessibility(container)
  })

  test('rolls back in two clicks', async () => {
    api.on<FederationStatus>('post', at('rollback'), {
      revision: 42,
      remotes: [aStatus({ active: 'b1', previous: 'b2' })],
    })
    const { user } = await openRemote()
    await user.click(await screen.findByRole('button', { name: 'Roll back' }))
    await user.click((await dialog('Roll back inventory?')).getByRole('button', { name: 'Roll back' }))
    expect(await screen.findByText('inventory is rolled back')).toBeTruthy()
  })

  test('is paused with a reason that users read, and resumed', async () => {
    api.on<FederationStatus>('post', at('disable'), {
      revision: 42,
      remotes: [aStatus({ state: 'disabled', reason: 'Prices are wrong' })],
    })
    const { user } = await openRemote()
    await user.click(await screen.findByRole('button', { name: 'Pause' }))
    const asked = await dialog('Pause inventory?')
    await checkAccessibility(document.body)
    await user.type(asked.getByRole('textbox', { name: /Reason/ }), 'Prices are wrong')
    api.on<FederationStatus>('get', STATUS, {
      revision: 42,
      remotes: [aStatus({ state: 'disabled', reason: 'Prices are wrong' })],
    })
    await user.click(asked.getByRole('button', { name: 'Pause' }))
    expect(await screen.findByText('Prices are wrong')).toBeTruthy()
    api
      .on<FederationStatus>('post', at('enable'), { revision: 43, remotes: [aStatus()] })
      .on<FederationStatus>('get', STATUS, { revision: 43, remotes: [aStatus()] })
    await user.click(await screen.findByRole('button', { name: 'Resume' }))
    expect(await screen.findByText('inventory is live again')).toBeTruthy()
  })

  test('a change by somebody else is reported, and nothing is overwritten', async () => {
    api.on('post', at('rollback'), refusal('release.revisionStale', { params: { by: 'Pipeline' } }))
    const { user } = await openRemote()
    await user.click(await screen.findByRole('button', { name: 'Roll back' }))
    const before = api.callsTo('get', STATUS).length
    await user.click((await dialog('Roll back inventory?')).getByRole('button', { name: 'Roll back' }))
    await waitFor(() => expect(api.callsTo('get', STATUS).length).toBeGreaterThan(before))
    expect(screen.getByRole('dialog', { name: 'Roll back inventory?' })).toBeTruthy()
  })

  test('a token is shown once', async () => {
    api.on(
      'post',
      at('tokens'),
      reply({ id: '0190b000-0000-7000-8000-000000000001', name: 'Pipeline', token: 'crt_1_secret' }, 201),
    )
    const { user } = await openRemote()
    await user.click(await screen.findByRole('button', { name: 'New token' }))
    const asked = await dialog('New token')
    await user.type(asked.getByRole('textbox', { name: /What it is for/ }), 'Pipeline')
    await user.click(asked.getByRole('button', { name: 'New token' }))
    expect(await asked.findByText('crt_1_secret')).toBeTruthy()
    await user.click(asked.getByRole('button', { name: 'I have copied it' }))
    await waitFor(() => expect(screen.queryByText('crt_1_secret')).toBeNull())
  })

  test('reads in Arabic', async () => {
    await renderPage(<RemoteReleasesPage />, {
      own: 'releases',
      session,
      path: '/superadmin/releases/:remote',
      route: '/superadmin/releases/inventory',
      language: 'ar',
    })
    expect(await screen.findByText('جاء مع التطبيق')).toBeTruthy()
  })
})
