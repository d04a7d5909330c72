import { describe, expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { session } from '@comptoir/platform'
import { aProblem, aSession, checkAccessibility, fakeApi, refusal, renderPage } from '@comptoir/testing'
import type { Language } from '@comptoir/i18n'
import type { LoginInput, SessionAnswer } from '@comptoir/contracts/identity/session'
import { locales } from '../../testing/locales.ts'
import { LoginPage } from './login.page.tsx'

const open = (language: Language = 'en') => renderPage(<LoginPage />, { language, locales, session: null })
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' })
const password = () => screen.getByLabelText<HTMLInputElement>('Password')

describe('signing in', () => {
  test('starts in the e-mail field, sends on Enter, and begins the session', async () => {
    const answer = aSession({ role: 'cashier' })
    const api = fakeApi().on<SessionAnswer>('post', '/auth/login', answer)
    const { user } = await open()
    expect(document.activeElement).toBe(email())
    await user.keyboard(' amel@example.tn{Tab}secret{Enter}')
    await waitFor(() => expect(session.getState().token).toBe(answer.token))
    expect(api.callsTo('post', '/auth/login').map(({ body }) => body)).toEqual([
      { email: 'amel@example.tn', password: 'secret' } satisfies LoginInput,
    ])
    expect(session.getState().pointsOfSale).toEqual(answer.pointsOfSale)
  })

  test('lets a password manager fill it in', async () => {
    await open()
    expect([email().autocomplete, email().type, password().autocomplete, password().type]).toEqual([
      'username',
      'email',
      'current-password',
      'password',
    ])
  })

  test('asks for what is missing before anything is sent, and goes to the first such field', async () => {
    const api = fakeApi()
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(screen.getByText('Enter your email address.')).toBeTruthy()
    expect(screen.getByText('Enter your password.')).toBeTruthy()
    expect(document.activeElement).toBe(email())
    await user.type(email(), 'amel@')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(email().getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(/it needs a name/)).toBeTruthy()
    expect(api.calls).toEqual([])
  })

  test('says why it was refused and keeps what was typed', async () => {
    fakeApi().on('post', '/auth/login', refusal('auth.invalidCredentials'))
    const { user } = await open()
    await user.type(email(), 'amel@example.tn')
    await user.type(password(), 'wrong{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe(aProblem('auth.invalidCredentials').message)
    expect([email().value, password().value]).toEqual(['amel@example.tn', 'wrong'])
    expect(session.getState().token).toBeNull()
  })

  test('says how long to wait after too many attempts, in the reader’s language', async () => {
    fakeApi().on('post', '/auth/login', refusal('auth.tooManyAttempts', { params: { minutes: 7 } }, 'ar'))
    const { user } = await open('ar')
    await user.type(screen.getByLabelText('البريد الإلكتروني'), 'amel@example.tn')
    await user.type(screen.getByLabelText('كلمة المرور'), 'wrong{Enter}')
    expect((await screen.findByRole('alert')).textContent).toContain('7')
  })

  test('sends once, however often the button is pressed', async () => {
    const answer = aSession()
    const api = fakeApi().on<SessionAnswer>('post', '/auth/login', async () => {
      await new Promise((resolve) => setTimeout(resolve, 50))
      return answer
    })
    const { user } = await open()
    await user.type(email(), 'amel@example.tn')
    await user.type(password(), 'secret{Enter}{Enter}')
    await waitFor(() => expect(session.getState().token).toBe(answer.token))
    expect(api.calls).toHaveLength(1)
  })

  test('shows and hides the password', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password().type).toBe('text')
    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password().type).toBe('password')
  })
})

describe('a second factor', () => {
  const toCode = async () => {
    const { user } = await open()
    await user.type(email(), 'super@example.tn')
    await user.type(password(), 'secret{Enter}')
    return { user, code: await screen.findByRole<HTMLInputElement>('textbox', { name: 'Code' }) }
  }

  test('is asked for in a step of its own, and goes with the password', async () => {
    const answer = aSession()
    const api = fakeApi().on<SessionAnswer>('post', '/auth/login', ({ body }) =>
      (body as LoginInput).code === '123456' ? answer : refusal('auth.secondFactorRequired'),
    )
    const { user, code } = await toCode()
    expect([document.activeElement, code.autocomplete]).toEqual([code, 'one-time-code'])
    await user.type(code, ' 123456 {Enter}')
    await waitFor(() => expect(session.getState().token).toBe(answer.token))
    expect(api.calls.at(-1)?.body).toEqual({ email: 'super@example.tn', password: 'secret', code: '123456' })
  })

  test('that is wrong is told, and another can be typed; so can another password', async () => {
    fakeApi().on('post', '/auth/login', ({ body }) =>
      refusal((body as LoginInput).code === undefined ? 'auth.secondFactorRequired' : 'auth.secondFactorWrong'),
    )
    const { user, code } = await toCode()
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(screen.getByText('Enter the code.')).toBeTruthy()
    await user.type(code, '000000{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe(aProblem('auth.secondFactorWrong').message)
    await user.click(screen.getByRole('button', { name: 'Back to the password' }))
    expect(email().value).toBe('super@example.tn')
  })
})

test.each<[Language, string]>([
  ['en', 'Sign in'],
  ['fr', 'Se connecter'],
  ['ar', 'تسجيل الدخول'],
])('the page is shown in %s', async (language, title) => {
  const { container } = await open(language)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
  await checkAccessibility(container)
})
