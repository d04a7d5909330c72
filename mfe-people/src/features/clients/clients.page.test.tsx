import { describe, expect, test } from '@jest/globals'
import type { Client } from '@comptoir/contracts/people/clients'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { aPage, aUser, checkAccessibility, chooseAction, openMenu, refusal, renderPage, reply } from '@comptoir/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { newId } from '@comptoir/platform'
import { aClient } from '../../testing/a-client.ts'
import { anApi } from '../../testing/an-api.ts'
import { atClients } from '../../testing/at-clients.ts'
import { ClientsPage } from './clients.page.tsx'

const place = atClients()
const LIST = '/:companyId/clients/paginated'

const walkIn = aClient({
  name: 'Client passager',
  code: 'PASSAGER',
  kind: 'person',
  isDefault: true,
  phone: null,
  taxId: null,
  city: null,
})
const medina = aClient()
const former = aClient({ name: 'Dar Zarrouk', code: 'CL-002', isActive: false })

function someClients() {
  return anApi().on<PaginatedOf<Client>>('get', LIST, aPage([medina, walkIn, former]))
}

const IN_USE = refusal('client.inUse', { params: { sales: 12, returns: 1, merged: 0 } })
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }))

describe('the list of clients', () => {
  test('shows who they are, and which one is the walk-in client', async () => {
    someClients()
    const { container } = await renderPage(<ClientsPage />, place)
    expect(screen.getByRole('heading', { level: 1, name: 'Clients' })).toBeTruthy()
    const first = await row(/Café de la Médina/)
    expect(first.getByText('CL-014')).toBeTruthy()
    expect(first.getByText('Business')).toBeTruthy()
    expect(first.getByText('Active')).toBeTruthy()
    expect((await row(/Client passager/)).getByText('Default')).toBeTruthy()
    expect((await row(/Dar Zarrouk/)).getByText('Inactive')).toBeTruthy()
    await checkAccessibility(container)
  })

  test('asks the API for what the address says, and keeps the view in the address', async () => {
    const api = someClients()
    const { user, router } = await renderPage(<ClientsPage />, {
      ...place,
      route: '/c1/p1/clients?kind=business&sort=-code&page=2&size=10',
    })
    await screen.findByText('Café de la Médina')
    expect(Object.fromEntries(api.callsTo('get', LIST)[0]?.searchParams ?? [])).toEqual({
      page: '2',
      limit: '10',
      'filter[kind]': 'business',
      'order[field]': 'code',
      'order[direction]': 'desc',
    })
    await user.type(screen.getByRole('searchbox', { name: 'Search clients' }), 'medina')
    await waitFor(() => expect(router.state.location.search).toContain('q=medina'))
    expect(router.state.location.search).not.toContain('page=')
    await user.click(screen.getByRole('button', { name: 'Remove filter Type' }))
    await waitFor(() => expect(router.state.location.search).not.toContain('kind='))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Inactive')
    await waitFor(() => expect(router.state.location.search).toContain('isActive=false'))
  })

  test('a row opens its client beside the list; the name is a link to the form', async () => {
    someClients().on<Client>('get', `/:companyId/clients/${medina.id}`, medina)
    const { user, router } = await renderPage(<ClientsPage />, place)
    const link = await screen.findByRole('link', { name: 'Café de la Médina' })
    expect(link.getAttribute('href')).toBe(`/c1/p1/clients/edit/${medina.id}`)
    await user.click(screen.getByText('CL-014'))
    expect(await screen.findByRole('dialog', { name: 'Café de la Médina' })).toBeTruthy()
    expect(router.state.location.search).toBe(`?row=${medina.id}`)
  })

  test('who may only read sees neither the form nor the actions', async () => {
    someClients()
    await renderPage(<ClientsPage />, atClients({ role: 'readOnly' }))
    await screen.findByText('Café de la Médina')
    expect(screen.queryByRole('link', { name: 'Add a client' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Café de la Médina' })).toBeNull()
  })

  test.each([
    ['clients.remove', ['Merge into…', 'Delete']],
    ['clients.personalData', ['Download personal data', 'Erase personal data…']],
  ])('who has %s without writing is offered what that permits', async (permission, offered) => {
    someClients()
    const reader = aUser({ role: 'own', permissions: ['clients.read', permission] })
    const { user } = await renderPage(<ClientsPage />, atClients({ user: reader }))
    await openMenu(user, 'Actions for Café de la Médina')
    const entries = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
    expect(entries.filter((entry) => entry !== 'View details')).toEqual(offered)
  })

  test('who may delete without writing cannot make a client inactive instead', async () => {
    someClients().on('delete', '/:companyId/clients/:id', IN_USE)
    const reader = aUser({ role: 'own', permissions: ['clients.read', 'clients.remove'] })
    const { user } = await renderPage(<ClientsPage />, atClients({ user: reader }))
    await chooseAction(user, 'Café de la Médina', 'Delete')
    await user.click(await screen.findByRole('button', { name: 'Delete client' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Café de la Médina is in use' }))
    expect(dialog.queryByRole('button', { name: 'Deactivate' })).toBeNull()
    expect(dialog.getByRole('button', { name: 'Merge into…' })).toBeTruthy()
  })

  test('nothing yet says what clients are for', async () => {
    anApi().on<PaginatedOf<Client>>('get', LIST, aPage<Client>([]))
    await renderPage(<ClientsPage />, place)
    expect(await screen.findByText('No clients yet')).toBeTruthy()
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  test('nothing found offers to clear the search and the filters', async () => {
    anApi().on<PaginatedOf<Client>>('get', LIST, ({ searchParams }) =>
      aPage(searchParams.has('search[text]') ? [] : [medina]),
    )
    const { user, router } = await renderPage(<ClientsPage />, { ...place, route: '/c1/p1/clients?q=zzz&sort=code' })
    expect(await screen.findByText('Nothing matches “zzz”')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(await screen.findByText('Café de la Médina')).toBeTruthy()
    expect(router.state.location.search).toBe('?sort=code')
  })

  test('a failure keeps the search and can be tried again', async () => {
    const api = anApi().on('get', LIST, refusal('server.unavailable'))
    const { user } = await renderPage(<ClientsPage />, place)
    expect(await screen.findByText('The list could not be loaded')).toBeTruthy()
    api.on('get', LIST, aPage([medina]))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Café de la Médina')).toBeTruthy()
  })
})

describe('deleting a client', () => {
  test('asks first, then deletes and says so', async () => {
    const api = someClients().on('delete', '/:companyId/clients/:id', reply(undefined))
    const { user } = await renderPage(<ClientsPage />, place)
    await chooseAction(user, 'Café de la Médina', 'Delete')
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Café de la Médina?' })
    expect(api.callsTo('delete', '/:companyId/clients/:id')).toHaveLength(0)
    await user.click(within(dialog).getByRole('button', { name: 'Delete client' }))
    expect(await screen.findByText('Client “Café de la Médina” deleted')).toBeTruthy()
    const [call] = api.callsTo('delete', '/:companyId/clients/:id')
    expect(call?.params['id']).toBe(medina.id)
    expect(call?.headers.get('if-match')).toBe('"4"')
    await waitFor(() => expect(api.callsTo('get', LIST).length).toBeGreaterThan(1))
  })

  test('one who has tickets is told, and made inactive instead', async () => {
    const api = someClients()
      .on('delete', '/:companyId/clients/:id', IN_USE)
      .on<Client>('put', '/:companyId/clients/:id', { ...medina, isActive: false, version: 5 })
    const { user } = await renderPage(<ClientsPage />, place)
    await chooseAction(user, 'Café de la Médina', 'Delete')
    await user.click(await screen.findByRole('button', { name: 'Delete client' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Café de la Médina is in use' })
    expect(within(dialog).getByText(/12/)).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Deactivate' }))
    expect(await screen.findByText('Client “Café de la Médina” is now inactive')).toBeTruthy()
    const [change] = api.callsTo('put', '/:companyId/clients/:id')
    expect(change?.headers.get('if-match')).toBe('"4"')
    expect(change?.body).toMatchObject({ code: 'CL-014', isActive: false })
  })

  test('is not offered for the walk-in client', async () => {
    someClients()
    const { user } = await renderPage(<ClientsPage />, place)
    await user.click(await screen.findByRole('button', { name: 'Actions for Client passager' }))
    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeTruthy()
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull()
    expect(screen.queryByRole('menuitem', { name: 'Merge into…' })).toBeNull()
  })
})

describe('merging a client', () => {
  const MERGE = '/:companyId/clients/:id/merge'
  const SAME = '/:companyId/clients/duplicates'

  test('offers those with the same data, says what happens, and sends the version that was read', async () => {
    const twin = { id: newId(), name: 'Cafe Medina', code: 'CL-9', isActive: true, same: ['phone'] as const }
    const api = someClients()
      .on('get', SAME, { data: [twin] })
      .on('post', MERGE, aClient(twin))
    const { user } = await renderPage(<ClientsPage />, place)
    await chooseAction(user, 'Café de la Médina', 'Merge into…')
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge Café de la Médina into another client' }))
    expect(dialog.getByText(/cannot be undone/)).toBeTruthy()
    const confirm = dialog.getByRole('button', { name: 'Merge clients' })
    expect(confirm).toHaveProperty('disabled', true)
    await dialog.findByRole('option', { name: 'Cafe Medina · CL-9' })
    expect(dialog.getByText('These have the same tax ID, phone or email.')).toBeTruthy()
    await checkAccessibility(document.body)
    await user.selectOptions(dialog.getByRole('combobox', { name: /^The client that stays/ }), 'Cafe Medina · CL-9')
    await user.click(confirm)
    expect(await screen.findByText('“Café de la Médina” merged into “Cafe Medina”')).toBeTruthy()
    const [call] = api.callsTo('post', MERGE)
    expect([call?.params['id'], call?.body]).toEqual([medina.id, { intoId: twin.id, version: 4 }])
  })

  test('others are found by a search; the one that goes is not among them', async () => {
    const api = someClients().on('get', SAME, { data: [] })
    const { user } = await renderPage(<ClientsPage />, place)
    await chooseAction(user, 'Café de la Médina', 'Merge into…')
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('searchbox', { name: 'Search clients' }), 'zarrouk')
    expect(await dialog.findByRole('option', { name: /Dar Zarrouk/ })).toBeTruthy()
    expect(dialog.queryByRole('option', { name: /Médina/ })).toBeNull()
    await waitFor(() =>
      expect(api.callsTo('get', LIST).some(({ searchParams }) => searchParams.get('search[text]') === 'zarrouk')).toBe(
        true,
      ),
    )
  })

  test('whoever was chosen before those with the same data were found stays chosen', async () => {
    const twin = { id: newId(), name: 'Cafe Medina', code: 'CL-9', isActive: true, same: ['phone'] as const }
    let answer = (): void => undefined
    const answered = new Promise<{ data: (typeof twin)[] }>((resolve) => {
      answer = () => resolve({ data: [twin] })
    })
    const api = someClients()
      .on('get', SAME, () => answered)
      .on('post', MERGE, former)
    const { user } = await renderPage(<ClientsPage />, place)
    await chooseAction(user, 'Café de la Médina', 'Merge into…')
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByRole('option', { name: 'Dar Zarrouk · CL-002' })
    await user.selectOptions(dialog.getByRole('combobox', { name: /^The client that stays/ }), 'Dar Zarrouk · CL-002')
    await waitFor(() => expect(api.callsTo('get', SAME)).toHaveLength(1))
    await act(async () => {
      answer()
      await answered
    })
    await user.click(dialog.getByRole('button', { name: 'Merge clients' }))
    expect(await screen.findByText('“Café de la Médina” merged into “Dar Zarrouk”')).toBeTruthy()
    expect(api.callsTo('post', MERGE)[0]?.body).toEqual({ intoId: former.id, version: 4 })
  })

  test('is offered for one that has tickets, and not for the walk-in client', async () => {
    someClients().on('get', SAME, { data: [] }).on('delete', '/:companyId/clients/:id', IN_USE)
    const { user } = await renderPage(<ClientsPage />, place)
    await chooseAction(user, 'Café de la Médina', 'Delete')
    await user.click(await screen.findByRole('button', { name: 'Delete client' }))
    const refused = within(await screen.findByRole('alertdialog', { name: 'Café de la Médina is in use' }))
    await user.click(refused.getByRole('button', { name: 'Merge into…' }))
    expect(await screen.findByRole('dialog', { name: /^Merge Café/ })).toBeTruthy()
  })
})

test('reads in Arabic, in the words of Tunisian business', async () => {
  someClients()
  const { container } = await renderPage(<ClientsPage />, { ...place, language: 'ar' })
  expect(screen.getByRole('heading', { level: 1, name: 'الحرفاء' })).toBeTruthy()
  expect(await screen.findByText('افتراضي')).toBeTruthy()
  expect(screen.getByRole('columnheader', { name: /المعرّف الجبائي/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'إضافة حريف' }).getAttribute('href')).toBe('/c1/p1/clients/create')
  await checkAccessibility(container)
})
