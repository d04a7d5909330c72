import { describe, expect, test } from '@jest/globals'
import type { StockLocation, StockLocationInput } from '@comptoir/contracts/company/locations'
import type { PointOfSale, PointOfSaleInput } from '@comptoir/contracts/company/points-of-sale'
import type { Register, RegisterInput } from '@comptoir/contracts/company/registers'
import { aCompany, aSession, checkAccessibility, fakeApi, refusal, renderPage, reply } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aPointOfSale, aRegister, aStockLocation } from '../../testing/builders.ts'
import { locales } from '../../testing/locales.ts'
import { PointOfSaleCreatePage } from './point-of-sale-create.page.tsx'
import { PointOfSalePage } from './point-of-sale.page.tsx'

const company = aCompany({ id: 'c1' })
const session = aSession({ company })
const me = { user: session.user, company: session.company, pointsOfSale: session.pointsOfSale }
const creating = { locales, session, path: '/:companyId/pointsOfSale/create', route: '/c1/pointsOfSale/create' }
const ALL = '/:companyId/points-of-sale'
const ONE = '/:companyId/points-of-sale/:id'
const REGISTERS = '/:companyId/points-of-sale/:pointOfSaleId/registers'
const LOCATIONS = '/:companyId/points-of-sale/:pointOfSaleId/locations'

const laMarsa = aPointOfSale()
const shelf = aStockLocation({ name: 'Surface de vente', kind: 'shop' })
const opening = { locales, session, path: '/:companyId/pointsOfSale/:id', route: `/c1/pointsOfSale/${laMarsa.id}` }

/** Nobody but the walk-in client. */
const NO_CLIENTS = { data: [], meta: { total: 0, page: 1, limit: 20 } }

function anApi() {
  return fakeApi()
    .on('get', '/:companyId/clients/paginated', NO_CLIENTS)
    .on('get', '/:companyId/client-payment-methods', [])
    .on<StockLocation[]>('get', LOCATIONS, [shelf])
}

const field = (name: RegExp) => screen.getByRole('textbox', { name })
const save = () => screen.getByRole('button', { name: 'Save point of sale' })

function laMarsaWith(registers: Register[]) {
  return anApi()
    .on<PointOfSale>('get', ONE, laMarsa)
    .on<Register[]>('get', REGISTERS, registers)
    .on('get', '/users/me', me)
}

describe('a new point of sale', () => {
  test('is checked by the contract before anything is sent', async () => {
    const api = anApi()
    const { user, container } = await renderPage(<PointOfSaleCreatePage />, creating)
    await user.type(field(/^Name/), 'Sfax Centre')
    await user.type(field(/^Code/), 'S-F')
    await user.click(save())
    await waitFor(() => expect(field(/^Code/).getAttribute('aria-invalid')).toBe('true'))
    expect(api.callsTo('post', ALL)).toHaveLength(0)
    await checkAccessibility(container)
  })

  test('a postal code longer than any country has is said, not cut', async () => {
    const api = anApi()
    const { user } = await renderPage(<PointOfSaleCreatePage />, creating)
    await user.type(field(/^Name/), 'London')
    await user.type(field(/^Code/), 'LO')
    await user.type(field(/^Postal code/), 'SW1A 1AA and more')
    await user.click(save())
    expect((await screen.findAllByText('Enter at most 10 characters.')).length).toBeGreaterThan(0)
    expect(field(/^Postal code/)).toHaveProperty('value', 'SW1A 1AA and more')
    expect(api.callsTo('post', ALL)).toHaveLength(0)
  })

  test('has its code in capitals, and leads to its page, where registers are added', async () => {
    const created = aPointOfSale({ name: 'Sfax Centre', code: 'SF', registerCount: 0, version: 1 })
    const api = anApi().on('get', '/users/me', me)
    api.on<PointOfSale>('post', ALL, ({ body }) => reply({ ...created, id: (body as PointOfSaleInput).id }, 201))
    const { user, router } = await renderPage(<PointOfSaleCreatePage />, creating)
    await user.type(field(/^Name/), 'Sfax Centre')
    await user.type(field(/^Code/), 'sf')
    await user.click(save())
    expect(await screen.findByText('Point of sale “Sfax Centre” saved')).toBeTruthy()
    const [call] = api.callsTo('post', ALL)
    const id = call?.headers.get('idempotency-key')
    expect(call?.body).toEqual({
      id,
      code: 'SF',
      name: 'Sfax Centre',
      address: null,
      postalCode: null,
      city: null,
      phone: null,
      isActive: true,
      timeZone: null,
      defaultClientId: null,
      ticketHeader: null,
      ticketFooter: null,
      stockPolicy: null,
      priceDisplay: null,
      cashStepMinor: null,
      bearsStamp: false,
      cashToleranceMinor: null,
      paymentMethodIds: [],
    })
    expect(router.state.location.pathname).toBe(`/c1/pointsOfSale/${id ?? ''}`)
    await waitFor(() => expect(api.callsTo('get', '/users/me')).toHaveLength(1))
  })

  test('a code that is taken is said under its field', async () => {
    const errors = [{ pointer: '/code', keyword: 'pointOfSale.codeTaken', message: 'The code LM is taken' }]
    anApi().on('post', ALL, refusal('pointOfSale.codeTaken', { params: { code: 'LM' }, errors }))
    const { user } = await renderPage(<PointOfSaleCreatePage />, creating)
    await user.type(field(/^Name/), 'Another')
    await user.type(field(/^Code/), 'LM')
    await user.click(save())
    expect((await screen.findAllByText('The code LM is taken')).length).toBeGreaterThan(0)
    expect(document.activeElement).toBe(field(/^Code/))
  })
})

describe('a point of sale', () => {
  test('is changed by an administrator on the version that was read', async () => {
    const api = laMarsaWith([aRegister()]).on<PointOfSale>('put', ONE, {
      ...laMarsa,
      name: 'La Marsa Corniche',
      version: 4,
    })
    const { user, router, container } = await renderPage(<PointOfSalePage />, opening)
    expect(await screen.findByRole('heading', { level: 1, name: 'La Marsa' })).toBeTruthy()
    expect(await screen.findByRole('row', { name: /Caisse 2/ })).toBeTruthy()
    await checkAccessibility(container)
    await user.type(field(/^Name/), ' Corniche')
    await user.click(save())
    expect(await screen.findByText('Point of sale “La Marsa Corniche” saved')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/c1/pointsOfSale')
    const [call] = api.callsTo('put', ONE)
    expect(call?.headers.get('if-match')).toBe('"3"')
    expect(call?.body).toMatchObject({ name: 'La Marsa Corniche', code: 'LM', isActive: true })
  })

  test('one that somebody changed meanwhile keeps what was typed, and offers to reload', async () => {
    const api = laMarsaWith([])
    api.on(
      'put',
      ONE,
      refusal('request.versionStale', { params: { by: 'Sami', changedAt: '2026-05-04T09:00:00.000Z' } }),
    )
    const { user } = await renderPage(<PointOfSalePage />, opening)
    await user.type(await screen.findByRole('textbox', { name: /^City/ }), ' Plage')
    await user.click(save())
    expect(await screen.findByText(/Sami changed this/)).toBeTruthy()
    expect(field(/^City/)).toHaveProperty('value', 'La Marsa Plage')
    api.on<PointOfSale>('get', ONE, { ...laMarsa, city: 'Gammarth', version: 4 })
    await user.click(screen.getByRole('button', { name: 'Reload' }))
    await waitFor(() => expect(field(/^City/)).toHaveProperty('value', 'Gammarth'))
    expect(screen.queryByText(/Sami changed this/)).toBeNull()
  })

  test('can be changed while its registers cannot be read', async () => {
    laMarsaWith([]).on('get', REGISTERS, refusal('server.unavailable'))
    await renderPage(<PointOfSalePage />, opening)
    expect(await screen.findByText('The registers could not be loaded')).toBeTruthy()
    expect(field(/^City/)).toHaveProperty('value', 'La Marsa')
  })

  test('gets a register without its own form being sent or lost', async () => {
    const api = laMarsaWith([]).on<Register>('post', REGISTERS, ({ body }) =>
      reply({ ...aRegister(), ...(body as RegisterInput) }, 201),
    )
    const { user } = await renderPage(<PointOfSalePage />, opening)
    await user.type(await screen.findByRole('textbox', { name: /^City/ }), ' Plage')
    await user.click(screen.getByRole('button', { name: 'Add a register' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New register' }))
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Caisse terrasse')
    await user.type(dialog.getByRole('textbox', { name: /^Code/ }), 'T1')
    await user.click(dialog.getByRole('button', { name: 'Save register' }))
    expect(await screen.findByText('Register “Caisse terrasse” saved')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(field(/^City/)).toHaveProperty('value', 'La Marsa Plage')
    expect(api.callsTo('put', ONE)).toHaveLength(0)
  })

  test('gets a location without its own form being sent or lost', async () => {
    const api = laMarsaWith([]).on<StockLocation>('post', LOCATIONS, ({ body }) =>
      reply({ ...aStockLocation(), ...(body as StockLocationInput) }, 201),
    )
    const { user } = await renderPage(<PointOfSalePage />, opening)
    await user.type(await screen.findByRole('textbox', { name: /^City/ }), ' Plage')
    await user.click(screen.getByRole('button', { name: 'Add a location' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New location' }))
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Réserve')
    await user.click(dialog.getByRole('button', { name: 'Save location' }))
    expect(await screen.findByText('Location “Réserve” saved')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(field(/^City/)).toHaveProperty('value', 'La Marsa Plage')
    expect(api.callsTo('put', ONE)).toHaveLength(0)
  })

  test('has an address, and locations: two words for two things', async () => {
    laMarsaWith([])
    await renderPage(<PointOfSalePage />, opening)
    expect(await screen.findByRole('heading', { name: 'Locations' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Address' })).toBeTruthy()
    expect(await screen.findByRole('row', { name: /Surface de vente/ })).toBeTruthy()
  })

  test('is read by a manager, who may still see to its registers', async () => {
    laMarsaWith([aRegister()])
    await renderPage(<PointOfSalePage />, { ...opening, session: aSession({ company, role: 'manager' }) })
    expect(await screen.findByText('14, avenue Habib Bourguiba, 2070 La Marsa')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save point of sale' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Add a register' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add a location' })).toBeNull()
  })

  test('a cashier changes nothing', async () => {
    laMarsaWith([aRegister()])
    await renderPage(<PointOfSalePage />, { ...opening, session: aSession({ company, role: 'cashier' }) })
    expect(await screen.findByRole('row', { name: /Caisse 2/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add a register' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull()
  })

  test('an unknown one is told, with the way back', async () => {
    anApi().on('get', ONE, refusal('pointOfSale.notFound'))
    await renderPage(<PointOfSalePage />, opening)
    expect(await screen.findByText('This point of sale does not exist')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to points of sale' }).getAttribute('href')).toBe('/c1/pointsOfSale')
  })

  test('opened by an address without a company, leads back into the own one', async () => {
    anApi().on('get', ONE, refusal('pointOfSale.notFound'))
    await renderPage(<PointOfSalePage />, { ...opening, route: `/pos/edit/${laMarsa.id}`, path: '/pos/edit/:id' })
    const back = await screen.findByRole('link', { name: 'Back to points of sale' })
    expect(back.getAttribute('href')).toBe('/c1/pointsOfSale')
  })

  test('a server that fails can be asked again', async () => {
    const api = anApi().on('get', ONE, refusal('server.unavailable')).on<Register[]>('get', REGISTERS, [])
    const { user } = await renderPage(<PointOfSalePage />, opening)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    api.on<PointOfSale>('get', ONE, laMarsa)
    await user.click(retry)
    expect(await screen.findByText('No registers yet')).toBeTruthy()
  })
})
