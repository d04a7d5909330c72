import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { checkAccessibility, renderPage } from '@comptoir/testing'
import type { Language } from '@comptoir/i18n'
import ar from '../../../locales/ar.json' with { type: 'json' }
import en from '../../../locales/en.json' with { type: 'json' }
import fr from '../../../locales/fr.json' with { type: 'json' }
import { HomePage } from './home.page.tsx'
import { TOTALS } from './picture/goods.ts'

const open = (language: Language, isSignedIn = false) =>
  renderPage(<HomePage />, { language, locales: { marketing: { en, fr, ar } }, ...(isSignedIn ? {} : { session: null }) })

test('a visitor is led to sign in', async () => {
  await open('en')
  expect(screen.getAllByRole('link', { name: 'Sign in' }).map((link) => link.getAttribute('href'))).toEqual(['/login', '/login'])
  expect(screen.getByRole('link', { name: 'See the features' }).getAttribute('href')).toBe('#features')
  expect(document.getElementById('features')).toBeTruthy()
})

test('somebody signed in is led back to work', async () => {
  await open('en', true)
  expect(screen.getAllByRole('link', { name: 'Open Comptoir' })).toHaveLength(2)
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
})

test('the figures of the drawn ticket add up', () => {
  expect(TOTALS).toEqual({ subtotalMinor: 67_400, discountMinor: 4290, toPayMinor: 63_110, receivedMinor: 70_000, changeMinor: 6890 })
})

test.each<[Language, string]>([
  ['en', 'All your shops behind one counter.'],
  ['fr', 'Toutes vos boutiques derrière un seul comptoir.'],
  ['ar', 'كل مغازاتك خلف صندوق واحد.'],
])('the page stands in %s', async (language, title) => {
  const { container } = await open(language)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
  await checkAccessibility(container)
})
