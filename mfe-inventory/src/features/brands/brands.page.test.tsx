import { beforeEach, describe, expect, test } from '@jest/globals'
import { BRANDS, type Brand, type BrandInput } from '@comptoir/contracts/inventory/brands'
import {
  checkAccessibility,
  chooseAction,
  fakeApi,
  patternOf,
  refusal,
  renderPage,
  reply,
  type FakeApi,
} from '@comptoir/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { aBrand } from '../../testing/a-brand.ts'
import { at, someone } from '../../testing/a-place.ts'
import { BrandsPage } from './brands.page.tsx'

const place = at('brands')
const LIST = patternOf(BRANDS, 'paginated')
const ALL = patternOf(BRANDS)
const ONE = patternOf(BRANDS, ':id')

const first = aBrand()
const second = aBrand({ name: 'Former', isActive: false, productCount: 0 })

let api: FakeApi

beforeEach(() => {
  api = fakeApi().onList(BRANDS, [first, second])
})

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const name = () => screen.getByRole('textbox', { name: /^Name/ })
const press = (label: string) => screen.getByRole('button', { name: label })
const asked = () => Object.fromEntries(api.callsTo('get', LIST).at(-1)?.searchParams ?? [])

describe('the list of brands', () => {
  test('shows how many products each has, and which are inactive', async () => {
    const { container } = await renderPage(<BrandsPage />, place)
    const row = within(await screen.findByRole('row', { name: /Sicam/ }))
    expect(row.getByText('12')).toBeTruthy()
    expect(row.getByText('Active')).toBeTruthy()
    expect(within(screen.getByRole('row', { name: /Former/ })).getByText('Inactive')).toBeTruthy()
    expect(asked()).toEqual({ page: '1', limit: '25', 'order[field]': 'name', 'order[direction]': 'asc' })
    await checkAccessibility(container)
  })

  test('leads from a brand to its products', async () => {
    const { user, router } = await renderPage(<BrandsPage />, place)
    await user.click(await screen.findByRole('link', { name: '12' }))
    expect(router.state.location).toMatchObject({ pathname: '/c1/p1/products', search: `?brand=${first.id}` })
  })

  test('searches and filters by activity', async () => {
    const { user } = await renderPage(<BrandsPage />, place)
    await user.type(await screen.findByRole('searchbox', { name: 'Search brands' }), 'sic')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Inactive')
    await waitFor(() => expect(asked()).toMatchObject({ 'search[text]': 'sic', 'filter[isActive]': 'false' }))
    await user.click(press('Remove the filter Status'))
    await waitFor(() => expect(asked()).not.toHaveProperty('filter[isActive]'))
  })

  test('is had as a file, as it is filtered and sorted; a refusal is told', async () => {
    api.on(
      'get',
      patternOf(BRANDS, 'export'),
      refusal('export.tooManyRowsForPdf', { params: { maxRows: 5000, maxSheetRows: 100_000 } }),
    )
    const { user } = await renderPage(<BrandsPage />, { ...place, route: '/c1/p1/brands?isActive=true&page=2' })
    await user.click(await screen.findByRole('button', { name: 'Export as PDF' }))
    expect(await screen.findByText(/more than 5,000 rows/)).toBeTruthy()
    const [call] = api.callsTo('get', patternOf(BRANDS, 'export'))
    expect(Object.fromEntries(call?.searchParams ?? [])).toEqual({
      format: 'pdf',
      'filter[isActive]': 'true',
      'order[field]': 'name',
      'order[direction]': 'asc',
    })
    expect(screen.getByRole('button', { name: 'Export as XLS' }).getAttribute('aria-disabled')).toBe('false')
  })

  test('nothing yet says what brands are for', async () => {
    api.onList(BRANDS, [])
    await renderPage(<BrandsPage />, place)
    expect(await screen.findByText('No brand yet')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Add a brand' })).toHaveLength(2)
  })

  test('who may only read changes none', async () => {
    await renderPage(<BrandsPage />, { ...place, session: someone('cashier') })
    await screen.findByText('Sicam')
    expect(screen.queryByRole('button', { name: 'Add a brand' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Sicam' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull()
  })
})

describe('a new brand', () => {
  beforeEach(() => {
    api.on<Brand>('post', ALL, ({ body }) => reply(aBrand(body as BrandInput), 201))
  })

  test('is saved by Enter, under its own id, and told', async () => {
    const { user } = await renderPage(<BrandsPage />, place)
    await user.click(await screen.findByRole('button', { name: 'Add a brand' }))
    await dialog('New brand')
    await checkAccessibility(document.body)
    await user.type(name(), 'Délice')
    // As browsers do on Enter, where the button of the form stands outside of it.
    fireEvent.submit(name())
    expect(await screen.findByText('Brand “Délice” saved')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [call] = api.callsTo('post', ALL)
    expect(call?.body).toEqual({ id: call?.headers.get('idempotency-key'), name: 'Délice', isActive: true })
    await waitFor(() => expect(api.callsTo('get', LIST).length).toBeGreaterThan(1))
  })

  test('can be followed by another at once', async () => {
    const { user } = await renderPage(<BrandsPage />, place)
    await user.click(await screen.findByRole('button', { name: 'Add a brand' }))
    await dialog('New brand')
    await user.type(name(), 'Délice')
    await user.click(press('Save and add another'))
    await waitFor(() => expect(name()).toHaveProperty('value', ''))
    await waitFor(() => expect(document.activeElement).toBe(name()))
    await user.keyboard('Vitalait')
    await user.click(press('Save'))
    expect(await screen.findByText('Brand “Vitalait” saved')).toBeTruthy()
    const sent = api.callsTo('post', ALL).map(({ body }) => body as BrandInput)
    expect(sent.map((input) => input.name)).toEqual(['Délice', 'Vitalait'])
    expect(new Set(sent.map((input) => input.id)).size).toBe(2)
  })

  test('is checked by the contract before anything is sent', async () => {
    const { user } = await renderPage(<BrandsPage />, place)
    await user.click(await screen.findByRole('button', { name: 'Add a brand' }))
    await dialog('New brand')
    await user.click(press('Save'))
    await waitFor(() => expect(name().getAttribute('aria-invalid')).toBe('true'))
    expect(api.callsTo('post', ALL)).toHaveLength(0)
  })

  test('of a name that is taken is refused under the field, and kept', async () => {
    const taken = {
      params: { name: 'Sicam' },
      errors: [{ pointer: '/name', keyword: 'brand.nameTaken', message: 'The name is taken' }],
    }
    api.on('post', ALL, refusal('brand.nameTaken', taken))
    const { user } = await renderPage(<BrandsPage />, place)
    await user.click(await screen.findByRole('button', { name: 'Add a brand' }))
    const form = await dialog('New brand')
    await user.type(name(), 'Sicam')
    await user.click(press('Save'))
    expect(await form.findByText('The name is taken')).toBeTruthy()
    expect(name()).toHaveProperty('value', 'Sicam')
    expect(document.activeElement).toBe(name())
  })

  test('is not lost by Escape without a question', async () => {
    const { user } = await renderPage(<BrandsPage />, place)
    await user.click(await screen.findByRole('button', { name: 'Add a brand' }))
    await dialog('New brand')
    await user.type(name(), 'Dél{Escape}')
    const question = await screen.findByRole('alertdialog', { name: 'Close without saving?' })
    await user.click(within(question).getByRole('button', { name: 'Close without saving' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(press('Add a brand'))
    await dialog('New brand')
    expect(name()).toHaveProperty('value', '')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })
})

describe('an existing brand', () => {
  const stale = refusal('request.versionStale', { params: { by: 'Sami', changedAt: '2026-05-04T09:00:00.000Z' } })

  test('opens from its row and is changed on the version that was read', async () => {
    api.on<Brand>('put', ONE, { ...first, name: 'Sicam & fils', version: 5 })
    const { user } = await renderPage(<BrandsPage />, place)
    await user.click(await screen.findByRole('button', { name: 'Sicam' }))
    const form = await dialog('Edit brand')
    expect(form.queryByRole('button', { name: 'Save and add another' })).toBeNull()
    await user.type(name(), ' & fils')
    await user.click(press('Save'))
    expect(await screen.findByText('Brand “Sicam & fils” saved')).toBeTruthy()
    const [call] = api.callsTo('put', ONE)
    expect(call?.params['id']).toBe(first.id)
    expect(call?.headers.get('if-match')).toBe('"4"')
    expect(call?.body).toEqual({ name: 'Sicam & fils', isActive: true })
  })

  test('that somebody changed meanwhile keeps what was typed, and offers to reload', async () => {
    api
      .on('put', ONE, stale)
      .on<Brand>('get', `/:companyId/brands/${first.id}`, { ...first, name: 'Sicam SA', version: 5 })
    const { user } = await renderPage(<BrandsPage />, place)
    await chooseAction(user, 'Sicam', 'Edit')
    const form = await dialog('Edit brand')
    await user.type(name(), ' & fils')
    await user.click(press('Save'))
    expect(await form.findByText(/Sami changed this/)).toBeTruthy()
    expect(name()).toHaveProperty('value', 'Sicam & fils')
    await user.click(form.getByRole('button', { name: 'Reload' }))
    await waitFor(() => expect(name()).toHaveProperty('value', 'Sicam SA'))
    expect(form.queryByText(/Sami changed this/)).toBeNull()
    api.on<Brand>('put', ONE, { ...first, name: 'Sicam SA', version: 6 })
    await user.click(press('Save'))
    await waitFor(() => expect(api.callsTo('put', ONE).at(-1)?.headers.get('if-match')).toBe('"5"'))
    expect(await screen.findByText('Brand “Sicam SA” saved')).toBeTruthy()
  })

  test('is deleted after a question, at the version of its row', async () => {
    api.on('delete', ONE, reply(undefined))
    const { user } = await renderPage(<BrandsPage />, place)
    await chooseAction(user, 'Former', 'Delete')
    const question = await screen.findByRole('alertdialog', { name: 'Delete Former?' })
    expect(api.callsTo('delete', ONE)).toHaveLength(0)
    await user.click(within(question).getByRole('button', { name: 'Delete brand' }))
    expect(await screen.findByText('Brand “Former” deleted')).toBeTruthy()
    const [call] = api.callsTo('delete', ONE)
    expect(call?.params['id']).toBe(second.id)
    expect(call?.headers.get('if-match')).toBe('"4"')
  })

  test('in use says by what, and is made inactive instead', async () => {
    api
      .on('delete', ONE, refusal('brand.inUse', { params: { products: 12 } }))
      .on<Brand>('put', ONE, { ...first, isActive: false, version: 5 })
    const { user } = await renderPage(<BrandsPage />, place)
    await chooseAction(user, 'Sicam', 'Delete')
    await user.click(await screen.findByRole('button', { name: 'Delete brand' }))
    const refused = within(await screen.findByRole('alertdialog', { name: 'Sicam is in use' }))
    expect(refused.getByText(/products 12/)).toBeTruthy()
    await user.click(refused.getByRole('button', { name: 'Deactivate' }))
    expect(await screen.findByText('Brand “Sicam” is now inactive')).toBeTruthy()
    const [change] = api.callsTo('put', ONE)
    expect(change?.headers.get('if-match')).toBe('"4"')
    expect(change?.body).toEqual({ name: 'Sicam', isActive: false })
  })
})

test('reads in Arabic, in the words of Tunisian business', async () => {
  const { user } = await renderPage(<BrandsPage />, { ...place, language: 'ar' })
  expect(screen.getByRole('heading', { level: 1, name: 'العلامات التجارية' })).toBeTruthy()
  expect(await screen.findByText('معطّل')).toBeTruthy()
  await user.click(press('إضافة علامة تجارية'))
  await dialog('علامة تجارية جديدة')
  expect(press('حفظ وإضافة المزيد')).toBeTruthy()
  await checkAccessibility(document.body)
})
