import { beforeEach, describe, expect, test } from '@jest/globals'
import { UNITS, type Unit, type UnitInput } from '@comptoir/contracts/inventory/units'
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
import { aUnit } from '../../testing/a-unit.ts'
import { at, someone } from '../../testing/a-place.ts'
import { UnitsPage } from './units.page.tsx'

const place = at('units')
const LIST = patternOf(UNITS, 'paginated')
const ALL = patternOf(UNITS)
const ONE = patternOf(UNITS, ':id')

const first = aUnit()
const second = aUnit({ name: 'Quintal', isActive: false, productCount: 0 })

let api: FakeApi

beforeEach(() => {
  api = fakeApi().onList(UNITS, [first, second])
})

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const name = () => screen.getByRole('textbox', { name: /^Name/ })
const press = (label: string) => screen.getByRole('button', { name: label })
const asked = () => Object.fromEntries(api.callsTo('get', LIST).at(-1)?.searchParams ?? [])

describe('the list of units', () => {
  test('shows how many products each has, and which are inactive', async () => {
    const { container } = await renderPage(<UnitsPage />, place)
    const row = within(await screen.findByRole('row', { name: /Kilogramme/ }))
    expect(row.getByText('12')).toBeTruthy()
    expect(row.getByText('Active')).toBeTruthy()
    expect(within(screen.getByRole('row', { name: /Quintal/ })).getByText('Inactive')).toBeTruthy()
    expect(asked()).toEqual({ page: '1', limit: '25', 'order[field]': 'name', 'order[direction]': 'asc' })
    await checkAccessibility(container)
  })

  test('searches and filters by activity', async () => {
    const { user } = await renderPage(<UnitsPage />, place)
    await user.type(await screen.findByRole('searchbox', { name: 'Search units' }), 'kilo')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Inactive')
    await waitFor(() => expect(asked()).toMatchObject({ 'search[text]': 'kilo', 'filter[isActive]': 'false' }))
    await user.click(press('Remove the filter Status'))
    await waitFor(() => expect(asked()).not.toHaveProperty('filter[isActive]'))
  })

  test('is had as a file, as it is filtered and sorted; a refusal is told', async () => {
    api.on(
      'get',
      patternOf(UNITS, 'export'),
      refusal('export.tooManyRowsForPdf', { params: { maxRows: 5000, maxSheetRows: 100_000 } }),
    )
    const { user } = await renderPage(<UnitsPage />, { ...place, route: '/c1/p1/units?isActive=true&page=2' })
    await user.click(await screen.findByRole('button', { name: 'Export as PDF' }))
    expect(await screen.findByText(/more than 5,000 rows/)).toBeTruthy()
    const [call] = api.callsTo('get', patternOf(UNITS, 'export'))
    expect(Object.fromEntries(call?.searchParams ?? [])).toEqual({
      format: 'pdf',
      'filter[isActive]': 'true',
      'order[field]': 'name',
      'order[direction]': 'asc',
    })
    expect(screen.getByRole('button', { name: 'Export as XLS' }).getAttribute('aria-disabled')).toBe('false')
  })

  test('nothing yet says what units are for', async () => {
    api.onList(UNITS, [])
    await renderPage(<UnitsPage />, place)
    expect(await screen.findByText('No unit yet')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Add a unit' })).toHaveLength(2)
  })

  test('who may only read changes none', async () => {
    await renderPage(<UnitsPage />, { ...place, session: someone('cashier') })
    await screen.findByText('Kilogramme')
    expect(screen.queryByRole('button', { name: 'Add a unit' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Kilogramme' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull()
  })
})

describe('a new unit', () => {
  beforeEach(() => {
    api.on<Unit>('post', ALL, ({ body }) => reply(aUnit(body as UnitInput), 201))
  })

  test('is saved by Enter, under its own id, and told', async () => {
    const { user } = await renderPage(<UnitsPage />, place)
    await user.click(await screen.findByRole('button', { name: 'Add a unit' }))
    await dialog('New unit')
    await checkAccessibility(document.body)
    await user.type(name(), 'Sachet')
    // As browsers do on Enter, where the button of the form stands outside of it.
    fireEvent.submit(name())
    expect(await screen.findByText('Unit “Sachet” saved')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [call] = api.callsTo('post', ALL)
    expect(call?.body).toEqual({ id: call?.headers.get('idempotency-key'), name: 'Sachet', isActive: true })
    await waitFor(() => expect(api.callsTo('get', LIST).length).toBeGreaterThan(1))
  })

  test('can be followed by another at once', async () => {
    const { user } = await renderPage(<UnitsPage />, place)
    await user.click(await screen.findByRole('button', { name: 'Add a unit' }))
    await dialog('New unit')
    await user.type(name(), 'Sachet')
    await user.click(press('Save and add another'))
    await waitFor(() => expect(name()).toHaveProperty('value', ''))
    await waitFor(() => expect(document.activeElement).toBe(name()))
    await user.keyboard('Carton')
    await user.click(press('Save'))
    expect(await screen.findByText('Unit “Carton” saved')).toBeTruthy()
    const sent = api.callsTo('post', ALL).map(({ body }) => body as UnitInput)
    expect(sent.map((input) => input.name)).toEqual(['Sachet', 'Carton'])
    expect(new Set(sent.map((input) => input.id)).size).toBe(2)
  })

  test('is checked by the contract before anything is sent', async () => {
    const { user } = await renderPage(<UnitsPage />, place)
    await user.click(await screen.findByRole('button', { name: 'Add a unit' }))
    await dialog('New unit')
    await user.click(press('Save'))
    await waitFor(() => expect(name().getAttribute('aria-invalid')).toBe('true'))
    expect(api.callsTo('post', ALL)).toHaveLength(0)
  })

  test('of a name that is taken is refused under the field, and kept', async () => {
    const taken = {
      params: { name: 'Kilogramme' },
      errors: [{ pointer: '/name', keyword: 'unit.nameTaken', message: 'The name is taken' }],
    }
    api.on('post', ALL, refusal('unit.nameTaken', taken))
    const { user } = await renderPage(<UnitsPage />, place)
    await user.click(await screen.findByRole('button', { name: 'Add a unit' }))
    const form = await dialog('New unit')
    await user.type(name(), 'Kilogramme')
    await user.click(press('Save'))
    expect(await form.findByText('The name is taken')).toBeTruthy()
    expect(name()).toHaveProperty('value', 'Kilogramme')
    expect(document.activeElement).toBe(name())
  })

  test('is not lost by Escape without a question', async () => {
    const { user } = await renderPage(<UnitsPage />, place)
    await user.click(await screen.findByRole('button', { name: 'Add a unit' }))
    await dialog('New unit')
    await user.type(name(), 'Sach{Escape}')
    const question = await screen.findByRole('alertdialog', { name: 'Close without saving?' })
    await user.click(within(question).getByRole('button', { name: 'Close without saving' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(press('Add a unit'))
    await dialog('New unit')
    expect(name()).toHaveProperty('value', '')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })
})

describe('an existing unit', () => {
  const stale = refusal('request.versionStale', { params: { by: 'Sami', changedAt: '2026-05-04T09:00:00.000Z' } })

  test('opens from its row and is changed on the version that was read', async () => {
    api.on<Unit>('put', ONE, { ...first, name: 'Kilogramme net', version: 5 })
    const { user } = await renderPage(<UnitsPage />, place)
    await user.click(await screen.findByRole('button', { name: 'Kilogramme' }))
    const form = await dialog('Edit unit')
    expect(form.queryByRole('button', { name: 'Save and add another' })).toBeNull()
    await user.type(name(), ' net')
    await user.click(press('Save'))
    expect(await screen.findByText('Unit “Kilogramme net” saved')).toBeTruthy()
    const [call] = api.callsTo('put', ONE)
    expect(call?.params['id']).toBe(first.id)
    expect(call?.headers.get('if-match')).toBe('"4"')
    expect(call?.body).toEqual({ name: 'Kilogramme net', isActive: true })
  })

  test('that somebody changed meanwhile keeps what was typed, and offers to reload', async () => {
    api.on('put', ONE, stale).on<Unit>('get', `/:companyId/units/${first.id}`, { ...first, name: 'Kilo', version: 5 })
    const { user } = await renderPage(<UnitsPage />, place)
    await chooseAction(user, 'Kilogramme', 'Edit')
    const form = await dialog('Edit unit')
    await user.type(name(), ' net')
    await user.click(press('Save'))
    expect(await form.findByText(/Sami changed this/)).toBeTruthy()
    expect(name()).toHaveProperty('value', 'Kilogramme net')
    await user.click(form.getByRole('button', { name: 'Reload' }))
    await waitFor(() => expect(name()).toHaveProperty('value', 'Kilo'))
    expect(form.queryByText(/Sami changed this/)).toBeNull()
    api.on<Unit>('put', ONE, { ...first, name: 'Kilo', version: 6 })
    await user.click(press('Save'))
    await waitFor(() => expect(api.callsTo('put', ONE).at(-1)?.headers.get('if-match')).toBe('"5"'))
    expect(await screen.findByText('Unit “Kilo” saved')).toBeTruthy()
  })

  test('is deleted after a question, at the version of its row', async () => {
    api.on('delete', ONE, reply(undefined))
    const { user } = await renderPage(<UnitsPage />, place)
    await chooseAction(user, 'Quintal', 'Delete')
    const question = await screen.findByRole('alertdialog', { name: 'Delete Quintal?' })
    expect(api.callsTo('delete', ONE)).toHaveLength(0)
    await user.click(within(question).getByRole('button', { name: 'Delete unit' }))
    expect(await screen.findByText('Unit “Quintal” deleted')).toBeTruthy()
    const [call] = api.callsTo('delete', ONE)
    expect(call?.params['id']).toBe(second.id)
    expect(call?.headers.get('if-match')).toBe('"4"')
  })

  test('in use says by what, and is made inactive instead', async () => {
    api
      .on('delete', ONE, refusal('unit.inUse', { params: { products: 12 } }))
      .on<Unit>('put', ONE, { ...first, isActive: false, version: 5 })
    const { user } = await renderPage(<UnitsPage />, place)
    await chooseAction(user, 'Kilogramme', 'Delete')
    await user.click(await screen.findByRole('button', { name: 'Delete unit' }))
    const refused = within(await screen.findByRole('alertdialog', { name: 'Kilogramme is in use' }))
    expect(refused.getByText(/products 12/)).toBeTruthy()
    await user.click(refused.getByRole('button', { name: 'Deactivate' }))
    expect(await screen.findByText('Unit “Kilogramme” is now inactive')).toBeTruthy()
    const [change] = api.callsTo('put', ONE)
    expect(change?.headers.get('if-match')).toBe('"4"')
    expect(change?.body).toEqual({ name: 'Kilogramme', isActive: false })
  })
})

test('reads in Arabic, in the words of Tunisian business', async () => {
  const { user } = await renderPage(<UnitsPage />, { ...place, language: 'ar' })
  expect(screen.getByRole('heading', { level: 1, name: 'وحدات القيس' })).toBeTruthy()
  expect(await screen.findByText('معطّل')).toBeTruthy()
  await user.click(press('إضافة وحدة قيس'))
  await dialog('وحدة قيس جديدة')
  expect(press('حفظ وإضافة المزيد')).toBeTruthy()
  await checkAccessibility(document.body)
})
