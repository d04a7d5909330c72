import { describe, expect, test } from '@jest/globals'
import type { Client, ClientInput } from '@comptoir/contracts/people/clients'
import { aCompany, aPointOfSale, aSession, checkAccessibility, refusal, renderPage, reply } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { newId } from '@comptoir/platform'
import { aClient } from '../../testing/a-client.ts'
import { anApi } from '../../testing/an-api.ts'
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
    const api = anApi()
    const { user, container } = await renderPage(<ClientCreatePage />, creating)
    await user.type(field(/^Email/), 'nobody')
    await user.type(field(/^Phone/), '12ab')
    await user.click(save())
    expect(await screen.findByText('4 fields need attention.')).toBeTruthy()
    expect(screen.getAllByText('Phone number must be 8–15 digits').length).toBeGreaterThan(0)
    expect(field(/^Name/).getAttribute('aria-invalid')).toBe('true')
    expect(field(/^Code/).getAttribute('aria-invalid')).toBe('true')
    expect(field(/^Email/).getAttribute('aria-invalid')).toBe('true')
    expect(api.callsTo('post', ALL)).toHaveLength(0)
    await checkAccessibility(container)
  })

  test.each([
    ['1234567A/P/M/000', /The letter after the seven digits does not match them/, 'status'],
    ['1234567', /A Tunisian tax ID has seven digits and a letter/, 'status'],
    ['1234567R/P/M/000', /Required on invoices to a business/, null],
    ['FR40303265045', /Required on invoices to a business/, null],
  ])('is warned of what looks wrong with the tax id %s, which may be saved all the same', async (taxId, said, role) => {
    const api = anApi().on<Client>('post', ALL, ({ body }) => reply({ ...aClient(), ...(body as ClientInput) }, 201))
    const { user } = await renderPage(<ClientCreatePage />, creating)
    await user.type(field(/^Name/), 'Amel')
    await user.type(field(/^Code/), 'CL-020')
    await user.type(field(/^Tax/), taxId)
    expect((await screen.findByText(said)).getAttribute('role')).toBe(role)
    await user.click(save())
    await waitFor(() => expect(api.callsTo('post', ALL)[0]?.body).toMatchObject({ taxId }))
  })

  test('keeps the postal code of any country as it is typed, and says what is too long instead of cutting it', async () => {
    const api = anApi().on<Client>('post', ALL, ({ body }) => reply({ ...aClient(), ...(body as ClientInput) }, 201))
    const { user } = await renderPage(<ClientCreatePage />, creating)
    await user.type(field(/^Name/), 'Amel')
    await user.type(field(/^Code/), 'CL-020')
    await user.click(screen.getByRole('button', { name: 'Add an address' }))
    const [first, further] = screen.getAllByRole('textbox', { name: /^Postal code/ })
    if (!first || !further) throw new Error('Two postal codes are expected')
    await user.type(first, 'SW1A 1AA and more')
    await user.type(further, 'SW1A 1AA')
    await user.type(screen.getByRole('textbox', { name: /^What it is/ }), 'Depot')
    await user.click(save())
    expect((await screen.findAllByText('Enter at most 10 characters.')).length).toBeGreaterThan(0)
    expect(first).toHaveProperty('value', 'SW1A 1AA and more')
    expect(first.getAttribute('aria-invalid')).toBe('true')
    expect(api.callsTo('post', ALL)).toHaveLength(0)
    await user.clear(first)
    await user.type(first, '12345-6789')
    await user.click(save())
    await waitFor(() =>
      expect(api.callsTo('post', ALL)[0]?.body).toMatchObject({
        postalCode: '12345-6789',
        addresses: [{ postalCode: 'SW1A 1AA' }],
      }),
    )
  })

  test('is created under its own id, told, and leads back to the list', async () => {
    const api = anApi().on<Client>('post', ALL, ({ body }) => reply({ ...aClient(), ...(body as ClientInput) }, 201))
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
      groupId: null,
      sectorId: null,
      paymentDays: null,
      isPaymentAtMonthEnd: false,
      creditLimitMinor: null,
      addresses: [],
      contacts: [],
      certificates: [],
      isActive: true,
    })
  })

  test('a code that is taken is said under its field', async () => {
    const taken = {
      params: { code: 'CL-014' },
      errors: [{ pointer: '/code', keyword: 'client.codeTaken', message: 'The code CL-014 is taken' }],
    }
    anApi().on('post', ALL, refusal('client.codeTaken', taken))
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
    anApi()
    const { user, router } = await renderPage(<ClientCreatePage />, creating)
    await user.type(field(/^Name/), 'Amel')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(router.state.location.pathname).toBe('/c1/p1/clients/create')
    await user.click(within(dialog).getByRole('button', { name: 'Leave without saving' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/c1/p1/clients'))
  })
})

describe('what a client has beyond a name', () => {
  test('others with the same data are named while it is typed, and nothing is forbidden', async () => {
    const same = {
      id: newId(),
      name: 'Café de la Médina',
      code: 'CL-014',
      isActive: true,
      same: ['phone', 'email'] as const,
    }
    const api = anApi()
      .on('get', '/:companyId/clients/duplicates', { data: [same] })
      .on<Client>('post', ALL, ({ body }) => reply({ ...aClient(), ...(body as ClientInput) }, 201))
    const { user, container } = await renderPage(<ClientCreatePage />, creating)
    await user.type(field(/^Name/), 'Amel')
    await user.type(field(/^Code/), 'CL-020')
    await user.type(field(/^Phone/), '71 748 320')
    const notice = within(await screen.findByRole('status'))
    expect(notice.getByText('Other clients have the same data')).toBeTruthy()
    expect(notice.getByRole('link', { name: 'Café de la Médina' }).getAttribute('href')).toBe(
      `/c1/p1/clients/edit/${same.id}`,
    )
    expect(notice.getByText(/same phone and same email/)).toBeTruthy()
    const asked = api.callsTo('get', '/:companyId/clients/duplicates').at(-1)
    expect(asked?.searchParams.get('phone')).toBe('71 748 320')
    await checkAccessibility(container)
    await user.click(save())
    await waitFor(() => expect(api.callsTo('post', ALL)).toHaveLength(1))
  })

  test('terms, a contact, an address and a certificate are sent as they were typed', async () => {
    const api = anApi().on<Client>('post', ALL, reply(aClient(), 201))
    const { user } = await renderPage(<ClientCreatePage />, creating)
    await user.type(field(/^Name/), 'Amel')
    await user.type(field(/^Code/), 'CL-020')
    await user.type(field(/^Days to pay/), '30')
    expect(await screen.findByText(/An invoice of today would be due on/)).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: 'Due at the end of the month' }))
    await user.type(field(/^Credit limit/), '1500')
    await user.click(screen.getByRole('button', { name: 'Add a contact' }))
    await user.type(
      within(screen.getByRole('group', { name: 'Contact 1' })).getByRole('textbox', { name: /^Name/ }),
      'Sami',
    )
    await user.click(screen.getByRole('button', { name: 'Add an address' }))
    await user.type(field(/^What it is/), 'Depot')
    await user.click(screen.getByRole('button', { name: 'Add a certificate' }))
    const certificate = within(screen.getByRole('group', { name: 'Certificate 1' }))
    await user.type(certificate.getByRole('textbox', { name: /^Number/ }), '12/2026')
    await user.click(save())
    expect(await screen.findByText('3 fields need attention.')).toBeTruthy()
    for (const [label, day] of [
      [/^Issued on/, '05/01/2026'],
      [/^Valid from/, '10/01/2026'],
      [/^Valid until/, '31/12/2026'],
    ] as const)
      await user.type(certificate.getByRole('textbox', { name: label }), day)
    await user.click(save())
    await waitFor(() => expect(api.callsTo('post', ALL)).toHaveLength(1))
    expect(api.callsTo('post', ALL)[0]?.body).toMatchObject({
      paymentDays: 30,
      isPaymentAtMonthEnd: true,
      creditLimitMinor: 1_500_000,
      contacts: [{ name: 'Sami', role: null, phone: null, email: null }],
      addresses: [{ name: 'Depot', address: null, postalCode: null, city: null }],
      certificates: [
        {
          kind: 'exemption',
          number: '12/2026',
          issuedOn: '2026-01-05',
          validFrom: '2026-01-10',
          validUntil: '2026-12-31',
        },
      ],
    })
  })

  test('who may not set terms reads why, and cannot change them', async () => {
    anApi()
    const cashier = aSession({
      company: aCompany({ id: 'c1' }),
      pointOfSale: aPointOfSale({ id: 'p1' }),
      role: 'cashier',
    })
    await renderPage(<ClientCreatePage />, { ...creating, session: cashier })
    expect(await screen.findByText(/set by a manager or an accountant/)).toBeTruthy()
    expect(field(/^Credit limit/)).toHaveProperty('disabled', true)
    expect(screen.getByRole('button', { name: 'Add a certificate' })).toHaveProperty('disabled', true)
    expect(screen.getByRole('button', { name: 'Add a contact' })).toHaveProperty('disabled', false)
  })
})

describe('an existing client', () => {
  const client = aClient()
  const route = `/c1/p1/clients/edit/${client.id}`

  test('is changed on the version that was read', async () => {
    const api = anApi()
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
    const api = anApi()
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
    const api = anApi().on<Client>('get', ONE, client)
    const { user, queryClient } = await renderPage(<ClientEditPage />, { ...editing, route })
    await user.type(await screen.findByRole('textbox', { name: /^City/ }), ' Sud')
    api.on('get', ONE, refusal('server.failed', { params: { requestId: '1' } }))
    await queryClient.refetchQueries()
    expect(field(/^City/)).toHaveProperty('value', 'Tunis Sud')
  })

  test('the walk-in client stays active', async () => {
    anApi().on<Client>('get', ONE, aClient({ isDefault: true }))
    await renderPage(<ClientEditPage />, { ...editing, route })
    const active = await screen.findByRole('checkbox', { name: 'Active' })
    expect(active).toHaveProperty('disabled', true)
    expect(screen.getByText(/so it always stays active/)).toBeTruthy()
  })

  test('an unknown one is told, with the way back', async () => {
    anApi().on('get', ONE, refusal('client.notFound'))
    await renderPage(<ClientEditPage />, { ...editing, route })
    expect(await screen.findByText('This client does not exist')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to clients' }).getAttribute('href')).toBe('/c1/p1/clients')
  })

  test('a server that fails can be asked again', async () => {
    const api = anApi().on('get', ONE, refusal('server.unavailable'))
    const { user } = await renderPage(<ClientEditPage />, { ...editing, route })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    api.on<Client>('get', ONE, client)
    await user.click(retry)
    expect(await screen.findByRole('heading', { level: 1, name: 'Café de la Médina' })).toBeTruthy()
  })
})

test('reads in French', async () => {
  anApi()
  const { container } = await renderPage(<ClientCreatePage />, { ...creating, language: 'fr' })
  expect(screen.getByRole('heading', { level: 1, name: 'Nouveau client' })).toBeTruthy()
  expect(screen.getByRole('textbox', { name: /^Matricule fiscal/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Enregistrer le client' })).toBeTruthy()
  await checkAccessibility(container)
})
