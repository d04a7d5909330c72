import { describe, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { aProblem, checkAccessibility, fakeApi, refusal, renderPage, reply } from '@comptoir/testing'
import { LANGUAGES } from '@comptoir/i18n'
import { locales } from '../../testing/locales.ts'
import shared from '../../../locales/en.json' with { type: 'json' }
import en from './phrases/en.json' with { type: 'json' }
import { ForgotPasswordPage } from './forgot-password.page.tsx'
import { ResetPasswordPage } from './reset-password.page.tsx'

const TOKEN = 'a'.repeat(43)

test('a forgotten password is answered alike for every address', async () => {
  const api = fakeApi().on('post', '/auth/forgot-password', reply(undefined, 202))
  const { user } = await renderPage(<ForgotPasswordPage />, { locales, session: null })
  await user.click(screen.getByRole('button', { name: 'Send me the link' }))
  expect(screen.getByText(shared.fields.emailRequired)).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'amira@example.com{Enter}')
  expect((await screen.findByRole('status')).textContent).toBe(
    'If there is an account for amira@example.com, an email is on its way. Its link works once, for one hour.',
  )
  expect(api.calls.map(({ body }) => body)).toEqual([{ email: 'amira@example.com', language: 'en' }])
})

describe('a new password', () => {
  const open = (search = `?token=${TOKEN}`) =>
    renderPage(<ResetPasswordPage />, { locales, session: null, route: `/reset-password${search}` })
  const field = () => screen.getByLabelText<HTMLInputElement>('New password')

  test('is set by the link, and leads to signing in', async () => {
    const api = fakeApi().on('post', '/auth/reset-password', reply(undefined, 204))
    const { user } = await open()
    expect(field().autocomplete).toBe('new-password')
    await user.type(field(), 'correct horse battery{Enter}')
    expect((await screen.findByRole('link', { name: 'Sign in' })).getAttribute('href')).toBe('/login')
    expect(api.calls.map(({ body }) => body)).toEqual([{ token: TOKEN, password: 'correct horse battery' }])
  })

  test('that is common is refused at its field, and the link still works', async () => {
    const message = aProblem('auth.passwordCommon').message
    fakeApi().on(
      'post',
      '/auth/reset-password',
      refusal('auth.passwordCommon', { errors: [{ pointer: '/password', keyword: 'common', message }] }),
    )
    const { user } = await open()
    await user.type(field(), 'password123{Enter}')
    expect(await screen.findByText(message)).toBeTruthy()
    expect(field().value).toBe('password123')
  })

  test('by a link that works no more leads to another link', async () => {
    fakeApi().on('post', '/auth/reset-password', refusal('auth.linkSpent'))
    const { user } = await open()
    await user.type(field(), 'correct horse battery{Enter}')
    expect((await screen.findByRole('link', { name: 'Request a new link' })).getAttribute('href')).toBe(
      '/forgot-password',
    )
  })

  test('without a link is not asked for', async () => {
    await open('')
    expect(screen.getByRole('heading', { name: en.reset.spentTitle })).toBeTruthy()
  })
})

test.each(LANGUAGES)('the pages are shown in %s', async (language) => {
  for (const Page of [ForgotPasswordPage, ResetPasswordPage]) {
    const { container, unmount } = await renderPage(<Page />, {
      language,
      locales,
      session: null,
      route: `/?token=${TOKEN}`,
    })
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await checkAccessibility(container)
    unmount()
  }
})
