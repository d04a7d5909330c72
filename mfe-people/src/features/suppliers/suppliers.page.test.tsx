import { describe, expect, test } from '@jest/globals'
import { SUPPLIERS, type Supplier, type SupplierInput } from '@comptoir/contracts/people/suppliers'
import { newId } from '@comptoir/platform'
import {
  aCompany,
  aPointOfSale,
  aSession,
  aUser,
  checkAccessibility,
  chooseAction,
  openMenu,
  refusal,
  renderPage,
  reply,
} from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { anApi } from '../../testing/an-api.ts'
import { locales } from '../../testing/locales.ts'
import { SupplierCreatePage } from './supplier-create.page.tsx'
import { SupplierEditPage } from './supplier-edit.page.tsx'
import { SuppliersPage } from './suppliers.page.tsx'

const session = aSession({ company: aCompany({ id: 'c1' }), pointOfSale: aPointOfSale({ id: 'p1' }) })
const place = { locales, session, path: '/:companyId/:pointOfSaleId/suppliers', route: '/c1/p1/suppliers' }
const creating = { ...place, path: `${place.path}/create`, route: `${place.route}/create` }

const delice: Supplier = {
  id: newId(),
  code: 'F-001',
  name: 'Délice Distribution',
  phone: '71 940 000',
  email: 'ventes@delice.example',
  taxId: '0736202X/A/M/000',
  address: 'Route de Bizerte',
  postalCode: '2031',
  city: 'Mnihla',
  paymentDays: 30,
  isPaymentAtMonthEnd: true,
  leadDays: 3,
  addresses: [{ name: 'Dépôt', address: null, postalCode: '3000', city: 'Sfax' }],
  contacts: [{ name: 'Amel', role: 'Ventes', phone: '98 112 233', email: null }],
  isActive: true,
  version: 4,
}
const sicam: Supplier = { ...delice, id: newId(), code: 'F-002', name: 'Sicam', leadDays: null }
const ONE = '/:companyId/suppliers/:id'

describe('the list of suppliers', () => {
  test('shows who they are and how long they take; one opens beside it with all that is known', async () => {
    anApi().on<Supplier>('get', ONE, delice).onList(SUPPLIERS, [delice, sicam])
    const { user, container } = await renderPage(<SuppliersPage />, place)
    expect(await screen.findByText('3 days')).toBeTruthy()
    await checkAccessibility(container)
    await user.click(screen.getByText('F-001'))
    const sheet = within(await screen.findByRole('dialog', { name: 'Délice Distribution' }))
    expect(sheet.getByText('30 days, end of month')).toBeTruthy()
    expect(sheet.getByRole('link', { name: '98 112 233' }).getAttribute('href')).toBe('tel:98112233')
    expect(sheet.getByText('3000 Sfax')).toBeTruthy()
  })

  test('one is merged into another that a search finds', async () => {
    const api = anApi().onList(SUPPLIERS, [delice, sicam]).on<Supplier>('post', `${ONE}/merge`, sicam)
    const { user } = await renderPage(<SuppliersPage />, place)
    await chooseAction(user, 'Délice Distribution', 'Merge into…')
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByRole('option', { name: 'Sicam · F-002' })
    await user.selectOptions(dialog.getByRole('combobox', { name: /^The supplier that stays/ }), 'Sicam · F-002')
    await user.click(dialog.getByRole('button', { name: 'Merge suppliers' }))
    expect(await screen.findByText('“Délice Distribution” merged into “Sicam”')).toBeTruthy()
    expect(api.callsTo('post', `${ONE}/merge`)[0]?.body).toEqual({ intoId: sicam.id, version: 4 })
  })

  test('one is deleted after a question', async () => {
    const api = anApi().onList(SUPPLIERS, [delice]).on('delete', ONE, reply(undefined))
    const { user } = await renderPage(<SuppliersPage />, place)
    await chooseAction(user, 'Délice Distribution', 'Delete')
    await user.click(await screen.findByRole('button', { name: 'Delete supplier' }))
    expect(await screen.findByText('Supplier “Délice Distribution” deleted')).toBeTruthy()
    expect(api.callsTo('delete', ONE)[0]?.headers.get('if-match')).toBe('"4"')
  })

  test('who holds personal data without writing is offered that alone', async () => {
    anApi().onList(SUPPLIERS, [delice])
    const reader = aUser({ role: 'own', permissions: ['suppliers.read', 'suppliers.personalData'] })
    const { user } = await renderPage(<SuppliersPage />, { ...place, session: { ...session, user: reader } })
    await openMenu(user, 'Actions for Délice Distribution')
    const entries = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
    expect(entries.filter((entry) => entry !== 'View details')).toEqual([
      'Download personal data',
      'Erase personal data…',
    ])
  })

  test('reads in Arabic', async () => {
    anApi().onList(SUPPLIERS, [delice])
    await renderPage(<SuppliersPage />, { ...place, language: 'ar' })
    expect(await screen.findByText('3 أيام')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'المزودون' })).toBeTruthy()
  })
})

describe('the form of a supplier', () => {
  test('a new one is sent as it was typed; a code that is taken is said under its field', async () => {
    const errors = [{ pointer: '/code', keyword: 'supplier.codeTaken', message: 'The code is taken' }]
    const api = anApi().on(
      'post',
      '/:companyId/suppliers',
      refusal('supplier.codeTaken', { params: { code: 'F' }, errors }),
    )
    const { user, router, container } = await renderPage(<SupplierCreatePage />, creating)
    const field = (name: RegExp) => screen.getByRole('textbox', { name })
    await user.type(field(/^Name/), 'Sicam')
    await user.type(field(/^Code/), 'F-002')
    await user.type(field(/^Lead time/), '5')
    await checkAccessibility(container)
    const save = screen.getByRole('button', { name: 'Save supplier' })
    await user.click(save)
    await waitFor(() => expect(field(/^Code/).getAttribute('aria-invalid')).toBe('true'))
    api.on<Supplier>('post', '/:companyId/suppliers', ({ body }) =>
      reply({ ...sicam, ...(body as SupplierInput) }, 201),
    )
    await user.click(save)
    expect(await screen.findByText('Supplier “Sicam” saved')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/c1/p1/suppliers')
    expect(api.callsTo('post', '/:companyId/suppliers').at(-1)?.body).toMatchObject({
      ...{ name: 'Sicam', code: 'F-002', leadDays: 5, paymentDays: null, contacts: [], addresses: [] },
    })
  })

  test('one is warned of what looks wrong with its tax id', async () => {
    anApi()
    const { user } = await renderPage(<SupplierCreatePage />, creating)
    await user.type(screen.getByRole('textbox', { name: /^Tax ID/ }), '1234567A/P/M/000')
    const warning = await screen.findByText(/The letter after the seven digits does not match them/)
    expect(warning.getAttribute('role')).toBe('status')
  })

  test('an existing one is changed on the version that was read; an unknown one is told', async () => {
    const api = anApi().on<Supplier>('get', ONE, delice).on<Supplier>('put', ONE, delice)
    const editing = { ...place, path: `${place.path}/edit/:id`, route: `${place.route}/edit/${delice.id}` }
    const { user, unmount } = await renderPage(<SupplierEditPage />, editing)
    await user.type(await screen.findByRole('textbox', { name: /^What it is/ }), ' 2')
    await user.click(screen.getByRole('button', { name: 'Save supplier' }))
    await waitFor(() => expect(api.callsTo('put', ONE)).toHaveLength(1))
    expect(api.callsTo('put', ONE)[0]?.body).toMatchObject({
      addresses: [{ name: 'Dépôt 2' }],
      contacts: delice.contacts,
    })
    unmount()
    anApi().on('get', ONE, refusal('supplier.notFound'))
    await renderPage(<SupplierEditPage />, { ...editing, route: `${place.route}/edit/${newId()}` })
    expect(await screen.findByText('This supplier does not exist')).toBeTruthy()
  })
})
