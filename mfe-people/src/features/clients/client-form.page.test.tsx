import { describe, expect, test } from '@jest/globals'
import type { Client, ClientInput } from '@comptoir/contracts/people/clients'
import {
  aCompany,
  aPointOfSale,
  aSession,
  checkAccessibility,
  fakeApi,
  refusal,
  renderPage,
  reply,
} from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aClient } from '../../testing/a-client.ts'
import { locales } from '../../testing/locales.ts'
import { ClientCreatePage } from './client-create.page.tsx'
import { ClientEditPage } from './client-edit.page.tsx'

const session = aSession({ company: aCompany({ id: 'c1' }), pointOfSale: aPointOfSale({ id: 'p1' }) })
const creating = { locales, session, path: '/:companyId/:pointOfSaleId/clients/create', route: '/c1/p1/clients/create' }
const editing = { locales, session, path: '/:companyId/:pointOfSaleId/clients/edit/:id' }
const ONE = '/:companyId/clients/:id'
const ALL = '/:companyId/clients'

const field = (name: RegExp) => screen.getByRole('textbox', { name })
const save = () => screen.getByRole('button', { name: 'Save client' })

describe('a new client', () => {
  test('is checked by the contract before anything is sent', async () => {
    const api = fakeApi()
    const { user, container } = await renderPage(<ClientCreatePage />, creating)
    await user.type(field(/^Email/), 'nobody')
    await user.type(field(/^Phone/), '12ab')
    await user.click(save())
    expect(await screen.findByText('4 fields need attention.')).toBeTruthy()
    expect(screen.getAllByText('Phone number must be 8–15 digits').length).toBeGreaterThan(0)
    expect(field(/^Name/).getAttribute('aria-invalid')).toBe('true')
    expect(field(/^Code/).getAttribute('aria-invalid')).toBe('true')
    expect(field(/^Email/).getAttribute('aria-invalid')).toBe('true')
    expect(api.calls).toHaveLength(0)
    await checkAccessibility(container)
  })

  test.each([
    ['1234567A/P/M/000', /The letter after the seven digits does not match them/],
    ['1234567', /A Tunisian tax ID has seven digits and a letter/],
    ['1234567R/P/M/000', /Required on invoices to a business/],
    ['FR40303265045', /Required on invoices to a business/],
  ])('is told what looks wrong with the tax id %s, which may be saved all the same', async (taxId, said) => {
    const api = fakeApi().on<Client>('post', ALL, ({ body }) => reply({ ...aClient(), ...(body as ClientInput) }, 201))
    const { user } = await renderPage(<ClientCreatePage />, creating)
    await user.type(field(/^Name/), 'Amel')
    await user.type(field(/^Code/), 'CL-020')
    await user.type(field(/^Tax/), taxId)
    expect(await screen.findByText(said)).toBeTruthy()
    await user.click(save())
    await waitFor(() => expect(api.callsTo('post', ALL)[0]?.body).toMatchObject({ taxId }))
  })

  test('is created under its own id, told, and leads back to the list', async () => {
    const api = fakeApi().on<Client>('post', ALL, ({ body }) => reply({ ...aClient(), ...(body as ClientInput) }, 201))
    const { user, router } = await renderPage(<ClientCreatePage />, creating)
    await user.type(field(/^Name/), 'Amel Ben Youssef')
    await user.type(field(/^Code/), 'CL-020')
    await user.type(field(/^Phone/), '98 112 233')
    await user.click(save())
    expect(await screen.findByText('Client “Amel Ben Youssef” saved')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/c1/p1/clients')
    const [call] = api.callsTo('post', ALL)
    expect(call?.body).toEqual({
      id: call?.headers.get('idempotency-key'),
      kind: 'person',
      code: 'CL-020',
      name: 'Amel Ben Youssef',
      phone: '98 112 233',
      email: null,
      taxId: null,
      address: null,
      postalCode: null,
      city: null,
      isActive: true,
    })
  })

  test('a code that is taken is said under its field', async () => {
    const taken = {
      params: { code: 'CL-014' },
      errors: [{ pointer: '/code', keyword: 'client.codeTaken', message: 'The code CL-014 is taken' }],
    }
    fakeApi().on('post', ALL, refusal('client.codeTaken', taken))
    const { user, router } = await renderPage(<ClientCreatePage />, creating)
    await user.type(field(/^Name/), 'Another')
    await user.type(field(/^Code/), 'CL-014')
    await user.click(save())
    await waitFor(() => expect(field(/^Code/).getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getAllByText('The code CL-014 is taken').length).toBeGreaterThan(0)
    expect(document.activeElement).toBe(field(/^Code/))
    expect(router.state.location.pathname).toBe('/c1/p1/clients/create')
  })

  test('leaving typed text asks first', async () => {
    fakeApi()
    const { user, router } = await renderPage(<ClientCreatePage />, creating)
    await user.type(field(/^Name/), 'Amel')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(router.state.location.pathname).toBe('/c1/p1/clients/create')
    await user.click(within(dialog).getByRole('button', { name: 'Leave without saving' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/c1/p1/clients'))
  })
})

describe('an existing client', () => {
  const client = aClient()
  const route = `/c1/p1/clients/edit/${client.id}`

  test('is changed on the version that was read', async () => {
    const api = fakeApi()
      .on<Client>('get', ONE, client)
      .on<Client>('put', ONE, { ...client, city: 'Sousse', version: 5 })
    const { user, router, container } = await renderPage(<ClientEditPage />, { ...editing, route })
    expect(await screen.findByRole('heading', { level: 1, name: 'Café de la Médina' })).toBeTruthy()
    await checkAccessibility(container)
    await user.clear(field(/^City/))
    await user.type(field(/^City/), 'Sousse')
    await user.clear(field(/^Postal code/))
    await user.click(save())
    expect(await screen.findByText('Client “Café de la Médina” saved')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/c1/p1/clients')
    const [call] = api.callsTo('put', ONE)
    expect(call?.headers.get('if-match')).toBe('"4"')
    expect(call?.body).toMatchObject({ city: 'Sousse', postalCode: null, name: 'Café de la Médina' })
    expect(call?.body).not.toHaveProperty('version')
  })

  test('one that somebody changed meanwhile keeps what was typed, and offers to reload', async () => {
    const api = fakeApi()
      .on<Client>('get', ONE, client)
      .on(
        'put',
        ONE,
        refusal('request.versionStale', { params: { by: 'Sami', changedAt: '2026-05-04T09:00:00.000Z' } }),
      )
    const { user, router } = await renderPage(<ClientEditPage />, { ...editing, route })
    await user.type(await screen.findByRole('textbox', { name: /^City/ }), ' Sud')
    await user.click(save())
    expect(await screen.findByText(/Sami/)).toBeTruthy()
    expect(field(/^City/)).toHaveProperty('value', 'Tunis Sud')
    api.on('get', ONE, refusal('server.unavailable'))
    await user.click(screen.getByRole('button', { name: 'Reload' }))
    expect(await screen.findByText(/The service is not available/)).toBeTruthy()
    expect(field(/^City/)).toHaveProperty('value', 'Tunis Sud')
    api.on<Client>('get', ONE, { ...client, city: 'Bizerte', version: 5 })
    await user.click(screen.getByRole('button', { name: 'Reload' }))
    await waitFor(() => expect(field(/^City/)).toHaveProperty('value', 'Bizerte'))
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull()
    expect(router.state.location.pathname).toBe(route)
  })

  test('what is typed stays when the server cannot be asked again', async () => {
    const api = fakeApi().on<Client>('get', ONE, client)
    const { user, queryClient } = await renderPage(<ClientEditPage />, { ...editing, route })
    await user.type(await screen.findByRole('textbox', { name: /^City/ }), ' Sud')
    api.on('get', ONE, refusal('server.failed', { params: { requestId: '1' } }))
    await queryClient.refetchQueries()
    expect(field(/^City/)).toHaveProperty('value', 'Tunis Sud')
  })

  test('the walk-in client stays active', async () => {
    fakeApi().on<Client>('get', ONE, aClient({ isDefault: true }))
    await renderPage(<ClientEditPage />, { ...editing, route })
    const active = await screen.findByRole('checkbox', { name: 'Active' })
    expect(active).toHaveProperty('disabled', true)
    expect(screen.getByText(/so it always stays active/)).toBeTruthy()
  })

  test('an unknown one is told, with the way back', async () => {
    fakeApi().on('get', ONE, refusal('client.notFound'))
    await renderPage(<ClientEditPage />, { ...editing, route })
    expect(await screen.findByText('This client does not exist')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to clients' }).getAttribute('href')).toBe('/c1/p1/clients')
  })

  test('a server that fails can be asked again', async () => {
    const api = fakeApi().on('get', ONE, refusal('server.unavailable'))
    const { user } = await renderPage(<ClientEditPage />, { ...editing, route })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    api.on<Client>('get', ONE, client)
    await user.click(retry)
    expect(await screen.findByRole('heading', { level: 1, name: 'Café de la Médina' })).toBeTruthy()
  })
})

test('reads in French', async () => {
  fakeApi()
  const { container } = await renderPage(<ClientCreatePage />, { ...creating, language: 'fr' })
  expect(screen.getByRole('heading', { level: 1, name: 'Nouveau client' })).toBeTruthy()
  expect(screen.getByRole('textbox', { name: /^Matricule fiscal/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Enregistrer le client' })).toBeTruthy()
  await checkAccessibility(container)
})
