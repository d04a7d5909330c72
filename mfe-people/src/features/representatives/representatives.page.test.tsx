import { describe, expect, test } from '@jest/globals'
import {
  REPRESENTATIVES,
  type Representative,
  type RepresentativeInput,
} from '@comptoir/contracts/people/representatives'
import type { ShortItem } from '@comptoir/contracts/schema'
import { newId } from '@comptoir/platform'
import {
  aCompany,
  aPointOfSale,
  aSession,
  aUser,
  checkAccessibility,
  chooseAction,
  fakeApi,
  openMenu,
  refusal,
  renderPage,
  reply,
} from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { locales } from '../../testing/locales.ts'
import { RepresentativeCreatePage } from './representative-create.page.tsx'
import { RepresentativeEditPage } from './representative-edit.page.tsx'
import { RepresentativesPage } from './representatives.page.tsx'

const session = aSession({ company: aCompany({ id: 'c1' }), pointOfSale: aPointOfSale({ id: 'p1' }) })
const place = { locales, session, path: '/:companyId/:pointOfSaleId/representatives', route: '/c1/p1/representatives' }
const creating = { ...place, path: `${place.path}/create`, route: `${place.route}/create` }
const ALL = '/:companyId/representatives'

const cheese: ShortItem = { id: newId(), name: 'Fromages' }
const amel: Representative = {
  id: newId(),
  code: 'R-1',
  name: 'Amel',
  phone: '98 112 233',
  email: null,
  commissions: [{ category: cheese, isClawedBack: false, fromMinor: 0, rateMilli: 5000 }],
  isActive: true,
  version: 4,
}
const anApi = () => fakeApi().on<ShortItem[]>('get', '/:companyId/categories', [cheese])

describe('the list of representatives', () => {
  test('shows who they are; one is deleted after a question', async () => {
    const api = anApi().onList(REPRESENTATIVES, [amel]).on('delete', `${ALL}/:id`, reply(undefined))
    const { user, container } = await renderPage(<RepresentativesPage />, place)
    expect(await screen.findByText('98 112 233')).toBeTruthy()
    await checkAccessibility(container)
    await chooseAction(user, 'Amel', 'Delete')
    await user.click(await screen.findByRole('button', { name: 'Delete representative' }))
    expect(await screen.findByText('Representative “Amel” deleted')).toBeTruthy()
    expect(api.callsTo('delete', `${ALL}/:id`)[0]?.headers.get('if-match')).toBe('"4"')
  })

  test('who holds personal data without writing is offered that alone', async () => {
    anApi().onList(REPRESENTATIVES, [amel])
    const reader = aUser({ role: 'own', permissions: ['representatives.read', 'representatives.personalData'] })
    const { user } = await renderPage(<RepresentativesPage />, { ...place, session: { ...session, user: reader } })
    await openMenu(user, 'Actions for Amel')
    const entries = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
    expect(entries.filter((entry) => entry !== 'View details')).toEqual([
      'Download personal data',
      'Erase personal data…',
    ])
  })

  test('reads in Arabic', async () => {
    anApi().onList(REPRESENTATIVES, [amel])
    await renderPage(<RepresentativesPage />, { ...place, language: 'ar' })
    expect(await screen.findByText('Amel')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'الممثلون التجاريون' })).toBeTruthy()
  })
})

describe('the form of a representative', () => {
  test('what the tiers come to is shown as they are typed, and the tiers are sent', async () => {
    const api = anApi().on<Representative>('post', ALL, ({ body }) =>
      reply({ ...amel, ...(body as RepresentativeInput), commissions: [] }, 201),
    )
    const { user, container } = await renderPage(<RepresentativeCreatePage />, creating)
    const field = (name: RegExp) => screen.getByRole('textbox', { name })
    await user.type(field(/^Name/), 'Amel')
    await user.type(field(/^Code/), 'R-1')
    await user.click(screen.getByRole('button', { name: 'Add a tier' }))
    const first = within(screen.getByRole('group', { name: 'Tier 1' }))
    await user.clear(first.getByRole('textbox', { name: /^Rate/ }))
    await user.type(first.getByRole('textbox', { name: /^Rate/ }), '2.5')
    const example = within(screen.getByRole('group', { name: 'All other products' }))
    await user.type(example.getByRole('textbox', { name: /^Sold/ }), '1000')
    await user.type(example.getByRole('textbox', { name: /^Returned/ }), '200')
    expect(await example.findByText(/20\.000/)).toBeTruthy()
    await user.click(first.getByRole('checkbox', { name: 'Taken back on returns' }))
    expect(await example.findByText(/25\.000/)).toBeTruthy()
    expect(example.getByText('The commission is kept on returns.')).toBeTruthy()
    await checkAccessibility(container)
    await user.click(screen.getByRole('button', { name: 'Save representative' }))
    expect(await screen.findByText('Representative “Amel” saved')).toBeTruthy()
    expect(api.callsTo('post', ALL)[0]?.body).toMatchObject({
      name: 'Amel',
      commissions: [{ categoryId: null, isClawedBack: false, fromMinor: 0, rateMilli: 2500 }],
    })
  })

  test('an existing one is changed on its version; two tiers from one amount are said at the second', async () => {
    const message = 'Two tiers begin at the same amount'
    const errors = [{ pointer: '/commissions/1/fromMinor', keyword: 'representative.tierTwice', message }]
    const api = anApi()
      .on<Representative>('get', `${ALL}/:id`, amel)
      .on('put', `${ALL}/:id`, refusal('representative.tierTwice', { errors }))
    const editing = { ...place, path: `${place.path}/edit/:id`, route: `${place.route}/edit/${amel.id}` }
    const { user } = await renderPage(<RepresentativeEditPage />, editing)
    expect(await screen.findByRole('group', { name: 'Fromages' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Add a tier' }))
    await user.click(screen.getByRole('button', { name: 'Save representative' }))
    const second = within(screen.getByRole('group', { name: 'Tier 2' }))
    await waitFor(() => expect(second.getByText(message)).toBeTruthy())
    expect(api.callsTo('put', `${ALL}/:id`)[0]?.headers.get('if-match')).toBe('"4"')
    expect(api.callsTo('put', `${ALL}/:id`)[0]?.body).toMatchObject({
      commissions: [
        { categoryId: cheese.id, isClawedBack: false, fromMinor: 0, rateMilli: 5000 },
        { categoryId: null },
      ],
    })
  })
})
