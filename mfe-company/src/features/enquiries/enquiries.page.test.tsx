import { describe, expect, test } from '@jest/globals'
import type { Enquiry } from '@comptoir/contracts/identity/enquiries'
import {
  aPage,
  aSession,
  aUser,
  checkAccessibility,
  chooseAction,
  fakeApi,
  refusal,
  renderPage,
  reply,
} from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { anEnquiry } from '../../testing/builders.ts'
import { locales } from '../../testing/locales.ts'
import { EnquiriesPage } from './enquiries.page.tsx'

const PATH = '/superadmin/enquiries'
const LIST = `${PATH}/paginated`
const place = {
  locales,
  session: {
    ...aSession({ company: null, pointOfSale: null }),
    user: aUser({ isSuperAdministrator: true, role: null, permissions: [] }),
  },
  path: PATH,
  route: PATH,
}

const amira = anEnquiry()
const handled: Enquiry = { ...amira, handled: { at: '2026-11-21T09:00:00.000Z', by: 'Sonia Mejri' } }
const shortly = anEnquiry({
  kind: 'home',
  name: 'Béchir Ferjani',
  company: null,
  phone: null,
  message: null,
  datetime: '2026-11-24T09:00:00.000Z',
  language: 'ar',
})

describe('the enquiries of visitors', () => {
  test('are listed with what they want and whether somebody has handled them', async () => {
    fakeApi().on('get', LIST, aPage([amira, { ...shortly, handled: handled.handled }]))
    const { container } = await renderPage(<EnquiriesPage />, place)
    const row = within(await screen.findByRole('row', { name: /Amira Ben Salah/ }))
    for (const text of ['Épicerie Sidi', 'Message', 'To handle']) expect(row.getByText(text)).toBeTruthy()
    const other = within(screen.getByRole('row', { name: /Béchir Ferjani/ }))
    for (const text of ['Callback request', 'Handled']) expect(other.getByText(text)).toBeTruthy()
    await checkAccessibility(container)
  })

  test('are searched and filtered by the address', async () => {
    const api = fakeApi().on('get', LIST, aPage([amira]))
    await renderPage(<EnquiriesPage />, { ...place, route: `${PATH}?q=djerba&state=open&kind=contact` })
    await screen.findByRole('row', { name: /Amira/ })
    const asked = api.callsTo('get', LIST)[0]?.searchParams
    expect(['search[text]', 'filter[state]', 'filter[kind]'].map((name) => asked?.get(name))).toEqual([
      'djerba',
      'open',
      'contact',
    ])
  })

  test('one is read whole, answered by mail or telephone, and marked where it is read', async () => {
    const api = fakeApi()
      .on('get', LIST, aPage([amira]))
      .on('post', `${PATH}/:id/handle`, handled)
      .on('post', `${PATH}/:id/reopen`, amira)
    const { user } = await renderPage(<EnquiriesPage />, place)
    await chooseAction(user, amira.name, 'Read')
    const dialog = within(await screen.findByRole('dialog', { name: amira.name }))
    expect(dialog.getByText(/vendez-vous à Djerba/).textContent).toBe(amira.message)
    expect(dialog.getByRole('link', { name: amira.email }).getAttribute('href')).toBe('mailto:amira@sidi.example')
    expect(dialog.getByRole('link', { name: '+216 71 000 000' }).getAttribute('href')).toBe('tel:+21671000000')
    expect(dialog.getByText('French')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Mark as handled' }))
    expect(await dialog.findByText('Sonia Mejri')).toBeTruthy()
    expect(api.callsTo('post', `${PATH}/:id/handle`)[0]?.params['id']).toBe(amira.id)
    await waitFor(() => expect(api.callsTo('get', LIST).length).toBeGreaterThan(1))
    await user.click(await dialog.findByRole('button', { name: 'Reopen' }))
    await waitFor(() => expect(dialog.queryByText('Sonia Mejri')).toBeNull())
  })

  test('one that says little shows no empty lines', async () => {
    fakeApi().on('get', LIST, aPage([shortly]))
    const { user } = await renderPage(<EnquiriesPage />, place)
    await chooseAction(user, shortly.name, 'Read')
    const dialog = within(await screen.findByRole('dialog', { name: shortly.name }))
    expect(dialog.getByText('No message was written.')).toBeTruthy()
    for (const absent of ['Company', 'Phone', 'Handled by']) expect(dialog.queryByText(absent)).toBeNull()
    expect(dialog.getByText('Call back at')).toBeTruthy()
  })

  test('one is deleted after a question; one that is gone is said', async () => {
    const api = fakeApi()
      .on('get', LIST, aPage([amira, shortly]))
      .on('delete', `${PATH}/:id`, reply(undefined, 204))
      .on('post', `${PATH}/:id/handle`, refusal('enquiry.notFound'))
    const { user } = await renderPage(<EnquiriesPage />, place)
    await chooseAction(user, amira.name, 'Delete')
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Delete the enquiry' }))
    expect(await screen.findByText('Amira Ben Salah’s enquiry was deleted')).toBeTruthy()
    expect(api.callsTo('delete', `${PATH}/:id`)[0]?.params['id']).toBe(amira.id)
    await chooseAction(user, shortly.name, 'Mark as handled')
    expect(await screen.findByText(/no longer exists/)).toBeTruthy()
  })

  test('a failure can be tried again, and the page reads in Arabic', async () => {
    fakeApi().on('get', LIST, refusal('server.unavailable'))
    await renderPage(<EnquiriesPage />, { ...place, language: 'ar' })
    expect(await screen.findByRole('heading', { name: 'طلبات الزوّار' })).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'إعادة المحاولة' })).toBeTruthy()
  })
})
