import { describe, expect, test } from '@jest/globals'
import type { StockLocation, StockLocationInput } from '@comptoir/contracts/company/locations'
import {
  aCompany,
  aSession,
  checkAccessibility,
  chooseAction,
  chooseEntry,
  fakeApi,
  openMenu,
  refusal,
  renderPage,
  reply,
} from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aStockLocation } from '../../testing/builders.ts'
import { locales } from '../../testing/locales.ts'
import { LocationDialogs, LocationsSection, useLocations } from './index.ts'

const shelf = aStockLocation({ pointOfSaleId: 'p1', name: 'Surface de vente', kind: 'shop' })
const depot = aStockLocation({ pointOfSaleId: 'p1' })
const returns = aStockLocation({ pointOfSaleId: 'p1', name: 'Retours', kind: 'quarantine', isActive: false })
const company = aCompany({ id: 'c1' })
const place = { locales, session: aSession({ company }) }
const ALL = '/:companyId/points-of-sale/:pointOfSaleId/locations'
const ONE = `${ALL}/:id`

function threeLocations() {
  return fakeApi().on<StockLocation[]>('get', ALL, [shelf, depot, returns])
}

function LocationsOfLaMarsa() {
  const locations = useLocations('p1')
  return (
    <>
      <LocationsSection locations={locations} />
      <LocationDialogs locations={locations} />
    </>
  )
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('the locations of a point of sale', () => {
  test('say what they are for and whether they are used', async () => {
    threeLocations()
    const { container } = await renderPage(<LocationsOfLaMarsa />, place)
    const inRow = async (name: RegExp) => within(await screen.findByRole('row', { name }))
    expect((await inRow(/Surface de vente/)).getByText('Shop')).toBeTruthy()
    expect((await inRow(/Réserve/)).getByText('Depot')).toBeTruthy()
    const last = await inRow(/Retours/)
    expect(last.getByText('Quarantine')).toBeTruthy()
    expect(last.getByText('Inactive')).toBeTruthy()
    await checkAccessibility(container)
  })

  test('that cannot be read can be asked for again', async () => {
    const api = threeLocations().on('get', ALL, refusal('server.unavailable'))
    const { user } = await renderPage(<LocationsOfLaMarsa />, place)
    expect(await screen.findByText('The locations could not be loaded')).toBeTruthy()
    api.on<StockLocation[]>('get', ALL, [shelf])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('row', { name: /Surface de vente/ })).toBeTruthy()
  })

  test('are changed by whoever may change the point of sale', async () => {
    threeLocations()
    await renderPage(<LocationsOfLaMarsa />, { ...place, session: aSession({ company, role: 'manager' }) })
    await screen.findByRole('row', { name: /Réserve/ })
    expect(screen.queryByRole('button', { name: 'Add a location' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull()
  })

  test('one is added under its own id, a depot or a quarantine', async () => {
    const api = threeLocations().on<StockLocation>('post', ALL, ({ body }) =>
      reply({ ...depot, ...(body as StockLocationInput) }, 201),
    )
    const { user } = await renderPage(<LocationsOfLaMarsa />, place)
    await user.click(await screen.findByRole('button', { name: 'Add a location' }))
    const form = await dialog('New location')
    const kind = form.getByRole('combobox', { name: /^Kind/ })
    expect(within(kind).queryByRole('option', { name: 'Shop' })).toBeNull()
    await user.type(form.getByRole('textbox', { name: /^Name/ }), 'À contrôler')
    await user.selectOptions(kind, 'Quarantine')
    await user.click(form.getByRole('button', { name: 'Save location' }))
    expect(await screen.findByText('Location “À contrôler” saved')).toBeTruthy()
    const [call] = api.callsTo('post', ALL)
    expect(call?.body).toEqual({
      id: call?.headers.get('idempotency-key'),
      name: 'À contrôler',
      kind: 'quarantine',
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(api.callsTo('get', ALL).length).toBeGreaterThan(1))
  })

  test('a name that is taken is said in the dialog, which stays', async () => {
    const errors = [{ pointer: '/name', keyword: 'location.nameTaken', message: 'Réserve is taken' }]
    threeLocations().on('post', ALL, refusal('location.nameTaken', { params: { name: 'Réserve' }, errors }))
    const { user } = await renderPage(<LocationsOfLaMarsa />, place)
    await user.click(await screen.findByRole('button', { name: 'Add a location' }))
    const form = await dialog('New location')
    await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Réserve')
    await user.click(form.getByRole('button', { name: 'Save location' }))
    expect(await form.findByText('Réserve is taken')).toBeTruthy()
  })

  test('one is changed on the version that was read', async () => {
    const api = threeLocations().on<StockLocation>('put', ONE, { ...depot, kind: 'quarantine', version: 3 })
    const { user } = await renderPage(<LocationsOfLaMarsa />, place)
    await chooseAction(user, 'Réserve', 'Edit')
    const form = await dialog('Edit location')
    await user.selectOptions(form.getByRole('combobox', { name: /^Kind/ }), 'Quarantine')
    await user.click(form.getByRole('button', { name: 'Save location' }))
    expect(await screen.findByText('Location “Réserve” saved')).toBeTruthy()
    const [call] = api.callsTo('put', ONE)
    expect(call?.headers.get('if-match')).toBe('"2"')
    expect(call?.body).toEqual({ name: 'Réserve', kind: 'quarantine' })
  })

  test('the shop is renamed, and nothing else', async () => {
    const api = threeLocations().on<StockLocation>('put', ONE, { ...shelf, name: 'Boutique', version: 3 })
    const { user } = await renderPage(<LocationsOfLaMarsa />, place)
    await openMenu(user, 'Actions for Surface de vente')
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Edit'])
    await chooseEntry(user, 'menuitem', 'Edit')
    const form = await dialog('Edit location')
    expect(form.queryByRole('combobox')).toBeNull()
    expect(form.getByText(/it stays the shop/)).toBeTruthy()
    await user.clear(form.getByRole('textbox', { name: /^Name/ }))
    await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Boutique')
    await user.click(form.getByRole('button', { name: 'Save location' }))
    expect(await screen.findByText('Location “Boutique” saved')).toBeTruthy()
    expect(api.callsTo('put', ONE)[0]?.body).toEqual({ name: 'Boutique', kind: 'shop' })
  })

  test('one is made inactive at once, and active again', async () => {
    const api = threeLocations().on<StockLocation>('put', ONE, ({ body }) => ({
      ...depot,
      ...(body as StockLocationInput),
    }))
    const { user } = await renderPage(<LocationsOfLaMarsa />, place)
    await chooseAction(user, 'Réserve', 'Deactivate')
    expect(await screen.findByText('Location “Réserve” is now inactive; its goods still count')).toBeTruthy()
    await chooseAction(user, 'Retours', 'Activate')
    expect(await screen.findByText('Location “Retours” is active again')).toBeTruthy()
    expect(api.callsTo('put', ONE).map(({ body }) => body)).toEqual([
      { name: 'Réserve', kind: 'depot', isActive: false },
      { name: 'Retours', kind: 'quarantine', isActive: true },
    ])
  })

  test('one is deleted after a question; one in use is told by what, and made inactive instead', async () => {
    const inUse = { products: 3, imports: 0, adjustments: 0 }
    const api = threeLocations().on('delete', ONE, refusal('location.inUse', { params: inUse }))
    api.on<StockLocation>('put', ONE, { ...depot, isActive: false })
    const { user } = await renderPage(<LocationsOfLaMarsa />, place)
    await chooseAction(user, 'Réserve', 'Delete')
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Réserve?' }))
    await user.click(question.getByRole('button', { name: 'Delete location' }))
    const told = within(await screen.findByRole('alertdialog', { name: 'Réserve is in use' }))
    expect(told.getByText(/products stocked: 3/)).toBeTruthy()
    await user.click(told.getByRole('button', { name: 'Deactivate' }))
    expect(await screen.findByText('Location “Réserve” is now inactive; its goods still count')).toBeTruthy()
    api.on('delete', ONE, reply(undefined))
    await chooseAction(user, 'Réserve', 'Delete')
    const again = within(await screen.findByRole('alertdialog', { name: 'Delete Réserve?' }))
    await user.click(again.getByRole('button', { name: 'Delete location' }))
    expect(await screen.findByText('Location “Réserve” deleted')).toBeTruthy()
  })
})

test('reads in Arabic', async () => {
  threeLocations()
  const { container } = await renderPage(<LocationsOfLaMarsa />, { ...place, language: 'ar' })
  const row = within(await screen.findByRole('row', { name: /Réserve/ }))
  expect(row.getByText('مستودع')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'إضافة موقع' })).toBeTruthy()
  await checkAccessibility(container)
})
