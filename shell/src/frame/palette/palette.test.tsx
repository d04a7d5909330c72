import { beforeEach, describe, expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { checkAccessibility, fakeApi } from '@comptoir/testing'
import type { LiveRemote } from '@comptoir/contracts/federation'
import { aLive, aNavEntry, aRelease, aRoute } from '../../testing/a-release.ts'
import { COMPANY, LA_MARSA, MANAGER, PRODUCTS, screenOf, SFAX } from '../../testing/open-frame.tsx'
import { renderShell } from '../../testing/render-shell.tsx'
import { fold, wordsOf } from './fold.ts'

const labels = {
  'routes.page': 'Page',
  'nav.products': 'Produits réservés',
  'nav.clients': 'Clients',
  'commands.discount': 'New discount',
  'commands.words': 'promotion remise',
  'commands.secret': 'Secret',
}
const command = (given: object) => ({
  labelKey: 'commands.discount',
  path: 'discounts/create',
  layout: 'pointOfSale' as const,
  permission: 'discounts.write',
  ...given,
})
const inventory = aRelease('inventory', {
  routes: [aRoute(), aRoute({ path: 'discounts/create' }), aRoute({ path: 'forbidden', permission: 'nobody.may' })],
  nav: [aNavEntry({ labelKey: 'nav.products' })],
  labels,
  remote: {
    commands: [
      command({ keywordsKey: 'commands.words' }),
      command({ labelKey: 'commands.secret', path: 'forbidden', permission: null }),
    ],
  },
})
const people = (state: LiveRemote['state']) =>
  aLive(
    aRelease('people', {
      routes: [aRoute({ path: 'clients' })],
      nav: [aNavEntry({ section: 'people', path: 'clients', labelKey: 'nav.clients' })],
      labels,
    }),
    { state },
  )
const pages = {
  'pointOfSale/products': () => <h1>Products</h1>,
  'pointOfSale/discounts/create': () => <h1>A discount</h1>,
}

const open = (state: LiveRemote['state'] = 'active') =>
  renderShell({ remotes: [aLive(inventory), people(state)], pages, at: PRODUCTS, session: MANAGER })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

beforeEach(() => {
  fakeApi()
  screenOf(1440)
})

describe('the search for screens and actions', () => {
  test('opens by its key, offers what the person may open, and is left by Escape', async () => {
    const { user } = await open()
    await screen.findByRole('heading', { name: 'Products' })
    await user.keyboard('{Control>}k{/Control}')
    expect(await screen.findByRole('combobox', { name: 'Search screens, actions and records' })).toBeTruthy()
    expect(options()).toEqual([
      'Produits réservés',
      'Clients',
      'New discount',
      'Sfax CentreSF',
      'Light',
      'Dark',
      'Français',
      'العربية',
    ])
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Screens',
      'Actions',
      'Go to another point of sale',
      'Appearance',
      'Language',
    ])
    await checkAccessibility(document.body)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  })

  test('finds by words without accents and by other words for the same, and goes there by keyboard alone', async () => {
    const { user, router } = await open()
    await user.click(await screen.findByRole('button', { name: 'Search screens, actions and records' }))
    const field = await screen.findByRole('combobox')
    await user.type(field, 'reserves prod')
    expect(options()).toEqual(['Produits réservés'])
    await user.clear(field)
    await user.type(field, 'REMISE')
    expect(options()).toEqual(['New discount'])
    await user.clear(field)
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}')
    const [, , discount] = screen.getAllByRole('option')
    expect(discount?.getAttribute('aria-selected')).toBe('true')
    expect(field.getAttribute('aria-activedescendant')).toBe(discount?.id)
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('heading', { name: 'A discount' })).toBeTruthy()
    expect(router.state.location.pathname).toBe(`/${COMPANY.id}/${LA_MARSA.id}/discounts/create`)
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  })

  test.each([
    ['discuont', 'New discount'],
    ['promotoin', 'New discount'],
    ['ramise', 'New discount'],
    ['produts', 'Produits réservés'],
    ['clinets', 'Clients'],
  ])('finds %s, a letter wrong, as %s', async (typed, label) => {
    const { user } = await open()
    await screen.findByRole('heading', { name: 'Products' })
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox'), typed)
    expect(options()).toEqual([label])
  })

  test('switches the shop, the appearance and the language, and shows again what was chosen last', async () => {
    const { user, router, i18n } = await open()
    await screen.findByRole('heading', { name: 'Products' })
    const choose = async (typed: string) => {
      await user.keyboard('{Control>}k{/Control}')
      await user.type(await screen.findByRole('combobox'), `${typed}{Enter}`)
      await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
    }
    await choose('sfax')
    expect(router.state.location.pathname).toBe(PRODUCTS.replace(LA_MARSA.id, SFAX.id))
    await choose('dark')
    expect(document.documentElement.classList.contains('dark')).toBe(true)
    await choose('clients')
    await user.keyboard('{Control>}k{/Control}')
    await screen.findByRole('combobox')
    expect(options()[0]).toBe('Clients')
    expect(screen.getAllByRole('group')[0]?.getAttribute('aria-label')).toBe('Recent')
    await user.keyboard('{Escape}')
    await choose('french')
    await waitFor(() => expect(i18n.language).toBe('fr'))
  })

  test('offers nothing of a remote that is paused, and says when nothing is found', async () => {
    const { user } = await open('disabled')
    await user.click(await screen.findByRole('button', { name: 'Search screens, actions and records' }))
    await user.type(await screen.findByRole('combobox'), 'clients')
    expect(options()).toEqual([])
    expect(screen.getByText('No results for “clients”.')).toBeTruthy()
  })
})

test.each([
  ['Éléments À côté', 'elements a cote'],
  ['التخفيضاتُ', 'التخفيضات'],
  ['إضافة مُستعملة', 'اضافه مستعمله'],
  ['مسؤول ٢٠٢٦', 'مسوول 2026'],
  ['Œufs', 'oeufs'],
])('%s is searched as %s', (text, expected) => {
  expect(fold(text)).toBe(expected)
})

test('words are what is between punctuation', () => {
  expect(wordsOf('Prix d’achat, TTC (2026)')).toEqual(['prix', 'd', 'achat', 'ttc', '2026'])
})
