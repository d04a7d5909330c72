import { describe, expect, test } from '@jest/globals'
import type { PendingInvitation } from '@comptoir/contracts/identity/invitations'
import type { SessionAnswer } from '@comptoir/contracts/identity/session'
import { session } from '@comptoir/platform'
import { aSession, checkAccessibility, fakeApi, refusal, renderPage } from '@comptoir/testing'
import { screen, waitFor } from '@testing-library/react'
import { locales } from '../../testing/locales.ts'
import en from './phrases/en.json' with { type: 'json' }
import { InvitationPage } from './index.ts'

const TOKEN = 'a'.repeat(43)
const PASSWORD = 'correct horse battery'
const INVITATION: PendingInvitation = {
  company: 'Librairie Ibn Khaldoun',
  name: 'Sonia',
  email: 'sonia@example.tn',
  role: 'cashier',
  roleName: null,
  hasAccount: false,
}
const answer: SessionAnswer = aSession()

const open = (token = TOKEN) =>
  renderPage(<InvitationPage />, { locales, session: null, path: '/invitation', route: `/invitation?token=${token}` })
const aServer = (over: Partial<PendingInvitation> = {}) =>
  fakeApi().on<PendingInvitation>('post', '/auth/pending-invitation', { ...INVITATION, ...over })
const password = () => screen.findByLabelText<HTMLInputElement>(/^Password/)
const join = () => screen.getByRole('button', { name: en.submit })

describe('the link of an invitation', () => {
  test('shows what it is to; a name, a password and a language open the session', async () => {
    const api = aServer().on<SessionAnswer>('post', '/auth/accept-invitation', answer)
    const { user, container, router } = await open()
    expect(await screen.findByText('Librairie Ibn Khaldoun')).toBeTruthy()
    expect(screen.getByText('Cashier')).toBeTruthy()
    await checkAccessibility(container)
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: /^Your name/ })
    expect(name.value).toBe('Sonia')
    await user.type(name, ' Trabelsi')
    await user.type(await password(), PASSWORD)
    await user.selectOptions(screen.getByRole('combobox', { name: en.language }), 'العربية')
    await user.click(join())
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(session.getState().token).toBe(answer.token)
    expect(api.callsTo('post', '/auth/accept-invitation')[0]?.body).toEqual({
      token: TOKEN,
      name: 'Sonia Trabelsi',
      password: PASSWORD,
      language: 'ar',
    })
  })

  test('asks for the password of an account, and for its code where it has a second factor', async () => {
    const api = aServer({ hasAccount: true }).on('post', '/auth/join', refusal('auth.secondFactorRequired'))
    const { user } = await open()
    expect(await screen.findByText(en.knownText)).toBeTruthy()
    await user.type(await password(), PASSWORD)
    await user.click(join())
    const code = await screen.findByRole('textbox', { name: en.code })
    await user.click(join())
    expect(await screen.findByText(en.codeRequired)).toBeTruthy()
    api.on<SessionAnswer>('post', '/auth/join', answer)
    await user.type(code, '123456')
    await user.click(join())
    await waitFor(() => expect(session.getState().token).toBe(answer.token))
    expect(api.callsTo('post', '/auth/join').at(-1)?.body).toEqual({ token: TOKEN, password: PASSWORD, code: '123456' })
  })

  test('a short password and a missing name are said before anything is sent', async () => {
    const api = aServer()
    const { user } = await open()
    await user.clear(await screen.findByRole('textbox', { name: /^Your name/ }))
    await user.type(await password(), 'short')
    await user.click(join())
    expect(await screen.findByText(en.nameRequired)).toBeTruthy()
    expect(api.callsTo('post', '/auth/accept-invitation')).toEqual([])
  })

  test('one that works no more says so, before or after', async () => {
    fakeApi().on('post', '/auth/pending-invitation', refusal('invitation.spent'))
    await open()
    expect(await screen.findByText(en.spentTitle)).toBeTruthy()
  })

  test('one that was revoked meanwhile says so, too', async () => {
    aServer({ hasAccount: true }).on('post', '/auth/join', refusal('invitation.spent'))
    const { user } = await open()
    await user.type(await password(), PASSWORD)
    await user.click(join())
    expect(await screen.findByText(en.spentTitle)).toBeTruthy()
  })

  test('what cannot be read now can be tried again', async () => {
    const api = fakeApi().on('post', '/auth/pending-invitation', refusal('server.unavailable'))
    const { user } = await open()
    await screen.findByText(en.failedTitle)
    api.on<PendingInvitation>('post', '/auth/pending-invitation', INVITATION)
    await user.click(screen.getByRole('button', { name: en.retry }))
    expect(await screen.findByText('Librairie Ibn Khaldoun')).toBeTruthy()
  })
})
