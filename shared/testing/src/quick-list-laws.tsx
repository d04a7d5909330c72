import { beforeEach, describe, expect, test } from '@jest/globals'
import { newId } from '@comptoir/app-kit'
import type { AnyResource } from '@comptoir/contracts/declare'
import { PERMISSIONS } from '@comptoir/contracts/catalogue'
import { ROLES, type Role } from '@comptoir/contracts/roles'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { checkAccessibility } from './accessibility.ts'
import { aCompany, aPage, aPointOfSale, aSession } from './builders.ts'
import { chooseAction } from './menus.ts'
import { fakeApi, type FakeApi } from './fake-api.ts'
import { refusal } from './refusal.ts'
import { renderPage } from './render-page.tsx'
import { reply } from './reply.ts'
import type { Locales } from './test-i18n.ts'

/** The phrases of a feature whose list has a quick form, as its `phrases/en.json` says them. */
export interface QuickListPhrases {
  title: string
  add: string
  search: string
  empty: { title: string }
  form: { createTitle: string; editTitle: string; name: string }
  saved: string
  removed: string
  deactivated: string
  remove: { confirm: string; inUseTitle: string }
}

/** A row of a list whose rows have a name and can be made inactive. */
interface NamedRow {
  id: string
  name: string
  isActive: boolean
  version: number
}

export interface QuickListCase<Row extends NamedRow> {
  declared: AnyResource
  page: ReactElement
  locales: Locales
  phrases: { en: QuickListPhrases; ar: QuickListPhrases }
  /** One as the API gives it; another one is made of it. */
  row: Row
  /** What the form holds beside name and activity, when it is empty. */
  blank?: object
  /** The same of the row. */
  kept?: object
  /** Whether the list is to be had as a file. */
  isExported?: boolean
  /** Fills in what a new one needs beside its name. */
  fill?: (user: UserEvent) => Promise<void>
  /** What else the page reads. */
  given?: (api: FakeApi) => void
  /** What the list is ordered by until somebody chooses; its name where left out. */
  orderedBy?: string
}

/**
 * What holds for every list of things that have a name, are written in a dialog and can be made inactive: it is searched
 * and filtered, adds, changes and deletes by right, loses nothing that was typed, and can be used by everybody.
 */
export function quickListLaws<Row extends NamedRow>({
  declared,
  page,
  locales,
  phrases,
  row,
  blank = {},
  kept = {},
  isExported = false,
  fill = () => Promise.resolve(),
  given = () => undefined,
  orderedBy = 'name',
}: QuickListCase<Row>): void {
  const { en, ar } = phrases
  const first = { ...row, name: 'Alpha', isActive: true, version: 4 }
  const second = { ...row, id: newId(), name: 'Omega', isActive: false, version: 4 }
  const ALL = `/:companyId/${declared.path}`
  const LIST = `${ALL}/paginated`
  const ONE = `${ALL}/:id`
  const place = {
    locales,
    session: someone('administrator'),
    path: `/:companyId/:pointOfSaleId/${declared.path}`,
    route: `/c1/p1/${declared.path}`,
  }
  let api: FakeApi

  beforeEach(() => {
    api = fakeApi().on<PaginatedOf<Row>>('get', LIST, aPage([first, second]))
    given(api)
  })

  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
  const nameField = () => screen.getByRole('textbox', { name: new RegExp(`^${en.form.name}`) })
  const press = (label: string) => screen.getByRole('button', { name: label })
  const asked = () => Object.fromEntries(api.callsTo('get', LIST).at(-1)?.searchParams ?? [])
  const said = (phrase: string, name: string) => phrase.replace('{{name}}', name)

  /** The page with its dialog for a new one open. */
  async function adding() {
    const { user } = await renderPage(page, place)
    await user.click(await screen.findByRole('button', { name: en.add }))
    return { user, form: await dialog(en.form.createTitle) }
  }

  describe('the list', () => {
    test('shows which are inactive', async () => {
      const { container } = await renderPage(page, place)
      expect(within(await screen.findByRole('row', { name: /Alpha/ })).getByText('Active')).toBeTruthy()
      expect(within(screen.getByRole('row', { name: /Omega/ })).getByText('Inactive')).toBeTruthy()
      expect(asked()).toEqual({ page: '1', limit: '25', 'order[field]': orderedBy, 'order[direction]': 'asc' })
      await checkAccessibility(container)
    })

    test('searches and filters by activity', async () => {
      const { user } = await renderPage(page, place)
      await user.type(await screen.findByRole('searchbox', { name: en.search }), 'alph')
      await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Inactive')
      await waitFor(() => expect(asked()).toMatchObject({ 'search[text]': 'alph', 'filter[isActive]': 'false' }))
      await user.click(press('Remove filter Status'))
      await waitFor(() => expect(asked()).not.toHaveProperty('filter[isActive]'))
    })

    test('without rows says what it is for', async () => {
      api.on<PaginatedOf<Row>>('get', LIST, aPage<Row>([]))
      await renderPage(page, place)
      expect(await screen.findByText(en.empty.title)).toBeTruthy()
      expect(screen.getAllByRole('button', { name: en.add })).toHaveLength(2)
    })

    if (isExported)
      test('is exported as it is filtered and sorted; a refusal is shown', async () => {
        const params = { maxRows: 5000, maxSheetRows: 100_000 }
        api.on('get', `${ALL}/export`, refusal('export.tooManyRowsForPdf', { params }))
        const { user } = await renderPage(page, { ...place, route: `${place.route}?isActive=true&page=2` })
        await user.click(await screen.findByRole('button', { name: 'Export as PDF', hidden: true }))
        expect(await screen.findByText(/more than 5,000 rows/)).toBeTruthy()
        const [call] = api.callsTo('get', `${ALL}/export`)
        expect(Object.fromEntries(call?.searchParams ?? [])).toEqual({
          format: 'pdf',
          'filter[isActive]': 'true',
          'order[field]': orderedBy,
          'order[direction]': 'asc',
        })
        expect(screen.getByRole('button', { name: 'Export as XLS', hidden: true }).getAttribute('aria-disabled')).toBe(
          'false',
        )
      })

    test('offers no changes to somebody who may only read', async () => {
      await renderPage(page, { ...place, session: someone(readerOf(declared)) })
      await screen.findByText('Alpha')
      for (const name of [en.add, 'Alpha', /^Actions for/]) expect(screen.queryByRole('button', { name })).toBeNull()
    })
  })

  describe('a new one', () => {
    beforeEach(() => {
      api.on<Row>('post', ALL, ({ body }) => reply({ ...row, ...(body as Partial<Row>) }, 201))
    })

    test('is saved by Enter, under its own id, and told', async () => {
      const { user } = await adding()
      await checkAccessibility(document.body)
      await user.type(nameField(), 'Gamma')
      await fill(user)
      // As browsers do on Enter when the form's button is outside the form.
      fireEvent.submit(nameField())
      expect(await screen.findByText(said(en.saved, 'Gamma'))).toBeTruthy()
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      const [call] = api.callsTo('post', ALL)
      expect(call?.body).toEqual({ ...blank, id: call?.headers.get('idempotency-key'), name: 'Gamma', isActive: true })
      await waitFor(() => expect(api.callsTo('get', LIST).length).toBeGreaterThan(1))
    })

    test('can be followed by another at once', async () => {
      const { user } = await adding()
      await user.type(nameField(), 'Gamma')
      await fill(user)
      await user.click(press('Save and add another'))
      await waitFor(() => expect(nameField()).toHaveProperty('value', ''))
      await waitFor(() => expect(document.activeElement).toBe(nameField()))
      await user.keyboard('Delta')
      await fill(user)
      await user.click(press('Save'))
      expect(await screen.findByText(said(en.saved, 'Delta'))).toBeTruthy()
      const sent = api.callsTo('post', ALL).map(({ body }) => body as Partial<Row>)
      expect(sent.map(({ name }) => name)).toEqual(['Gamma', 'Delta'])
      expect(new Set(sent.map(({ id }) => id)).size).toBe(2)
    })

    test('is checked by the contract before anything is sent', async () => {
      const { user } = await adding()
      await user.click(press('Save'))
      await waitFor(() => expect(nameField().getAttribute('aria-invalid')).toBe('true'))
      expect(api.callsTo('post', ALL)).toHaveLength(0)
    })

    test('of a name that is taken is refused under the field, and kept', async () => {
      const code = `${declared.entity}.nameTaken`
      const errors = [{ pointer: '/name', keyword: code, message: 'The name is taken' }]
      api.on('post', ALL, refusal(code, { params: { name: 'Alpha' }, errors }))
      const { user, form } = await adding()
      await user.type(nameField(), 'Alpha')
      await fill(user)
      await user.click(press('Save'))
      expect(await form.findByText('The name is taken')).toBeTruthy()
      expect(nameField()).toHaveProperty('value', 'Alpha')
      expect(document.activeElement).toBe(nameField())
    })

    test('is not lost by Escape without a question', async () => {
      const { user } = await adding()
      await user.type(nameField(), 'Gam{Escape}')
      const question = await screen.findByRole('alertdialog', { name: 'Close without saving?' })
      await user.click(within(question).getByRole('button', { name: 'Close without saving' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await user.click(press(en.add))
      await dialog(en.form.createTitle)
      expect(nameField()).toHaveProperty('value', '')
      // A dialog listens to keys once it has taken the focus.
      await waitFor(() => expect(document.activeElement).toBe(nameField()))
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    })
  })

  describe('one that exists', () => {
    const stale = refusal('request.versionStale', { params: { by: 'Sami', changedAt: '2026-05-04T09:00:00.000Z' } })

    test('opens from its row and is changed on the version that was read', async () => {
      api.on<Row>('put', ONE, { ...first, name: 'Alpha plus', version: 5 })
      const { user } = await renderPage(page, place)
      await user.click(await screen.findByRole('button', { name: 'Alpha' }))
      const form = await dialog(en.form.editTitle)
      expect(form.queryByRole('button', { name: 'Save and add another' })).toBeNull()
      await user.type(nameField(), ' plus')
      await user.click(press('Save'))
      expect(await screen.findByText(said(en.saved, 'Alpha plus'))).toBeTruthy()
      const [call] = api.callsTo('put', ONE)
      expect(call?.params['id']).toBe(first.id)
      expect(call?.headers.get('if-match')).toBe('"4"')
      expect(call?.body).toEqual({ ...kept, name: 'Alpha plus', isActive: true })
    })

    test('that somebody changed meanwhile keeps what was typed, and offers to reload', async () => {
      api.on('put', ONE, stale).on<Row>('get', `${ALL}/${first.id}`, { ...first, name: 'Beta', version: 5 })
      const { user } = await renderPage(page, place)
      await chooseAction(user, 'Alpha', 'Edit')
      const form = await dialog(en.form.editTitle)
      await user.type(nameField(), ' plus')
      await user.click(press('Save'))
      expect(await form.findByText(/Sami changed this/)).toBeTruthy()
      expect(nameField()).toHaveProperty('value', 'Alpha plus')
      await user.click(form.getByRole('button', { name: 'Reload' }))
      await waitFor(() => expect(nameField()).toHaveProperty('value', 'Beta'))
      expect(form.queryByText(/Sami changed this/)).toBeNull()
      api.on<Row>('put', ONE, { ...first, name: 'Beta', version: 6 })
      await user.click(press('Save'))
      await waitFor(() => expect(api.callsTo('put', ONE).at(-1)?.headers.get('if-match')).toBe('"5"'))
      expect(await screen.findByText(said(en.saved, 'Beta'))).toBeTruthy()
    })

    test('is deleted after a question, at the version of its row', async () => {
      api.on('delete', ONE, reply(undefined))
      const { user } = await renderPage(page, place)
      await chooseAction(user, 'Omega', 'Delete')
      const question = await screen.findByRole('alertdialog', { name: 'Delete Omega?' })
      expect(api.callsTo('delete', ONE)).toHaveLength(0)
      await user.click(within(question).getByRole('button', { name: en.remove.confirm }))
      expect(await screen.findByText(said(en.removed, 'Omega'))).toBeTruthy()
      const [call] = api.callsTo('delete', ONE)
      expect(call?.params['id']).toBe(second.id)
      expect(call?.headers.get('if-match')).toBe('"4"')
    })

    test('in use says by what, and is made inactive instead', async () => {
      const inUse = refusal(`${declared.entity}.inUse`, { message: 'Used by 12' })
      api.on('delete', ONE, inUse).on<Row>('put', ONE, { ...first, isActive: false, version: 5 })
      const { user } = await renderPage(page, place)
      await chooseAction(user, 'Alpha', 'Delete')
      await user.click(await screen.findByRole('button', { name: en.remove.confirm }))
      const refused = within(await screen.findByRole('alertdialog', { name: said(en.remove.inUseTitle, 'Alpha') }))
      expect(refused.getByText('Used by 12')).toBeTruthy()
      await user.click(refused.getByRole('button', { name: 'Deactivate' }))
      expect(await screen.findByText(said(en.deactivated, 'Alpha'))).toBeTruthy()
      const [change] = api.callsTo('put', ONE)
      expect(change?.headers.get('if-match')).toBe('"4"')
      expect(change?.body).toEqual({ ...kept, name: 'Alpha', isActive: false })
    })
  })

  test('it reads in Arabic', async () => {
    const { user } = await renderPage(page, { ...place, language: 'ar' })
    expect(screen.getByRole('heading', { level: 1, name: ar.title })).toBeTruthy()
    await screen.findByText('Alpha')
    await user.click(press(ar.add))
    await dialog(ar.form.createTitle)
    await checkAccessibility(document.body)
  })
}

function someone(role: Role) {
  return aSession({ role, company: aCompany({ id: 'c1' }), pointOfSale: aPointOfSale({ id: 'p1' }) })
}

/** A role that may read and not write. */
function readerOf({ permissions }: AnyResource): Role {
  const holds = (role: Role, permission: string) => PERMISSIONS.get(permission)?.includes(role) === true
  const reader = ROLES.find((role) => holds(role, permissions.read) && !holds(role, permissions.write))
  if (!reader) throw new Error(`Whoever may read may also write: ${permissions.read}`)
  return reader
}
