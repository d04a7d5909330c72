import { beforeEach, describe, expect, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { session } from '@comptoir/platform'
import { aProblem, aSession, checkAccessibility, fakeApi, refusal, renderPage, reply } from '@comptoir/testing'
import type { SessionAnswer } from '@comptoir/contracts/identity/session'
import { LANGUAGES } from '@comptoir/i18n'
import { locales } from '../../testing/locales.ts'
import shared from '../../../locales/en.json' with { type: 'json' }
import en from './phrases/en.json' with { type: 'json' }
import { ConfirmEmailPage, SignUpDonePage, SignUpPage } from './index.ts'

const TOKEN = 'a'.repeat(43)
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const password = () => screen.getByLabelText<HTMLInputElement>(/^Password/)
const PASSWORD = 'correct horse battery'

/** Who signed in on this page: nobody yet, with a company that is not made. */
const answer: SessionAnswer = { ...aSession(), company: null, pointOfSale: null, pointsOfSale: [] }

beforeEach(() => document.getElementById('registry')?.remove())

function inDemonstration(): void {
  document.body.append(
    Object.assign(document.createElement('script'), {
      id: 'registry',
      type: 'application/json',
      text: '{"environment":"demonstration"}',
    }),
  )
}

describe('signing up', () => {
  const open = () =>
    renderPage(<SignUpPage />, { locales, session: null, path: '/signup/admin', route: '/signup/admin' })
  const fill = async ({ user }: Awaited<ReturnType<typeof open>>) => {
    await user.type(field(/^Company name/), 'Épicerie Sidi')
    await user.type(field(/^Name/), 'Amira')
    await user.type(field(/^Email/), ' amira@example.com')
    await user.click(screen.getByRole('button', { name: 'Create my account' }))
  }

  test('keeps the company name for the next step and leads to the mail', async () => {
    const api = fakeApi().on('post', '/auth/sign-up', reply(undefined, 202))
    const page = await open()
    await fill(page)
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/signup-done'))
    expect(page.router.state.location.state).toEqual({ email: 'amira@example.com' })
    expect(localStorage.getItem('companyName')).toBe('Épicerie Sidi')
    expect(api.calls[0]?.body).toEqual({
      company: 'Épicerie Sidi',
      name: 'Amira',
      email: 'amira@example.com',
      language: 'en',
    })
  })

  test('an error goes when its field is mended, and not before; the others stay', async () => {
    fakeApi()
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Create my account' }))
    expect(screen.getByText(shared.fields.emailRequired)).toBeTruthy()
    await user.type(field(/^Email/), 'amira')
    expect(screen.getByText(shared.fields.emailInvalid)).toBeTruthy()
    await user.type(field(/^Email/), '@example.com')
    expect(field(/^Email/).getAttribute('aria-invalid')).toBe('false')
    expect(screen.queryByText(shared.fields.emailInvalid)).toBeNull()
    expect(screen.getByText(en.companyRequired)).toBeTruthy()
    // What was never found wrong is not said to be while it is typed.
    await user.clear(field(/^Email/))
    expect(screen.queryByText(shared.fields.emailRequired)).toBeNull()
  })

  test('keeps what was typed when it is refused', async () => {
    fakeApi().on('post', '/auth/sign-up', refusal('auth.tooManyAttempts', { params: { minutes: 60 } }))
    await fill(await open())
    expect((await screen.findByRole('alert')).textContent).toContain('60')
    expect(field(/^Company name/).value).toBe('Épicerie Sidi')
    expect(localStorage.getItem('companyName')).toBeNull()
  })
})

describe('after signing up', () => {
  const open = async (state: unknown) => {
    const page = await renderPage(<SignUpDonePage />, { locales, session: null })
    await act(() => page.router.navigate('/', { state }))
    return page
  }

  test('the address is named, and the mail can be asked for again', async () => {
    const api = fakeApi().on('post', '/auth/resend-confirmation', reply(undefined, 202))
    const { user } = await open({ email: 'amira@example.com' })
    expect(await screen.findByText(/amira@example\.com/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: en.done.demo })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Resend the email' }))
    expect(await screen.findByText(shared.account.resent)).toBeTruthy()
    expect(api.calls[0]?.body).toEqual({ email: 'amira@example.com', language: 'en' })
  })

  test('somebody who opens the page by its address alone types their e-mail', async () => {
    fakeApi().on('post', '/auth/resend-confirmation', reply(undefined, 202))
    const { user } = await open(null)
    await user.type(field(/^Email/), 'amira@example.com{Enter}')
    expect(await screen.findByText(shared.account.resent)).toBeTruthy()
  })

  test('a demonstration leads to its mails', async () => {
    inDemonstration()
    await open({ email: 'amira@example.com' })
    expect((await screen.findByRole('link', { name: en.done.demo })).getAttribute('href')).toBe('/demo-mails')
  })
})

describe('the link of the mail', () => {
  const open = (token = TOKEN) =>
    renderPage(<ConfirmEmailPage />, {
      locales,
      session: null,
      path: '/confirm-email',
      route: `/confirm-email?token=${token}`,
    })

  const PENDING = { company: 'Épicerie Sidi', name: 'Amira', email: 'amira@example.com' }
  const aServer = () => fakeApi().on('post', '/auth/pending-sign-up', PENDING)
  const choose = async ({ user }: Awaited<ReturnType<typeof open>>, secret = PASSWORD) => {
    await screen.findByText('Épicerie Sidi')
    await user.type(password(), secret)
    await user.click(screen.getByRole('button', { name: en.confirm.submit }))
  }

  test('shows who asked, takes the password, opens the session and leads on', async () => {
    const api = aServer().on<SessionAnswer>('post', '/auth/confirm-email', answer)
    const page = await open()
    expect((await screen.findByText('Amira')).textContent).toBe('Amira')
    await checkAccessibility(page.container)
    expect(api.callsTo('post', '/auth/confirm-email')).toEqual([])
    await choose(page)
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/signup/company'))
    expect(session.getState().token).toBe(answer.token)
    expect(api.callsTo('post', '/auth/confirm-email').map(({ body }) => body)).toEqual([
      { token: TOKEN, password: PASSWORD },
    ])
  })

  test('says how far the password has come, and sends none that is too short', async () => {
    const api = aServer()
    const page = await open()
    expect(await screen.findByText(shared.fields.passwordRule)).toBeTruthy()
    await page.user.type(password(), '123456789')
    expect(screen.getByText('1 more character needed.')).toBeTruthy()
    await page.user.type(password(), 'x')
    expect(screen.getByText('Long enough.')).toBeTruthy()
    await page.user.clear(password())
    await choose(page, 'too short')
    expect(screen.getByText(shared.fields.passwordShort)).toBeTruthy()
    expect([document.activeElement, api.callsTo('post', '/auth/confirm-email').length]).toEqual([password(), 0])
    // The rule stays beside the error; the error goes when the password is long enough.
    expect(screen.getByText(shared.fields.passwordRule)).toBeTruthy()
    expect(password().getAttribute('aria-describedby')?.split(' ')).toHaveLength(2)
    await page.user.type(password(), ' no longer')
    expect(screen.queryByText(shared.fields.passwordShort)).toBeNull()
    expect(screen.getByText(shared.fields.passwordRule)).toBeTruthy()
  })

  test('puts the refusal of a common password on its field', async () => {
    const message = aProblem('auth.passwordCommon').message
    aServer().on(
      'post',
      '/auth/confirm-email',
      refusal('auth.passwordCommon', { errors: [{ pointer: '/password', keyword: 'common', message }] }),
    )
    await choose(await open(), 'password123')
    expect(await screen.findByText(message)).toBeTruthy()
    expect(password().value).toBe('password123')
  })

  test.each(['auth.linkSpent', 'request.invalid'] as const)(
    'that works no more says so and offers another (%s)',
    async (code) => {
      const api = fakeApi()
        .on('post', '/auth/pending-sign-up', refusal(code))
        .on('post', '/auth/resend-confirmation', reply(undefined, 202))
      const { user } = await open()
      expect(await screen.findByRole('heading', { name: en.confirm.spentTitle })).toBeTruthy()
      await user.type(field(/^Email/), 'amira@example.com{Enter}')
      expect(await screen.findByText(shared.account.resent)).toBeTruthy()
      expect(api.calls).toHaveLength(2)
    },
  )

  test('that was used meanwhile says so', async () => {
    aServer().on('post', '/auth/confirm-email', refusal('auth.linkSpent'))
    await choose(await open())
    expect(await screen.findByRole('heading', { name: en.confirm.spentTitle })).toBeTruthy()
  })

  test('that could not be checked can be tried again', async () => {
    let isDown = true
    fakeApi().on('post', '/auth/pending-sign-up', () => {
      if (isDown) throw new TypeError('Failed to fetch')
      return PENDING
    })
    const { user } = await open()
    await screen.findByRole('heading', { name: en.confirm.failedTitle })
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Épicerie Sidi')).toBeTruthy()
  })

  test('without a token asks nobody', async () => {
    const api = fakeApi()
    await renderPage(<ConfirmEmailPage />, { locales, session: null, route: '/confirm-email' })
    expect(screen.getByRole('heading', { name: en.confirm.spentTitle })).toBeTruthy()
    expect(api.calls).toEqual([])
  })
})

test.each(LANGUAGES)('the pages are shown in %s', async (language) => {
  for (const Page of [SignUpPage, SignUpDonePage, ConfirmEmailPage]) {
    const { container, unmount } = await renderPage(<Page />, { language, locales, session: null })
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await checkAccessibility(container)
    unmount()
  }
})
