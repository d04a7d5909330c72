import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { SessionAnswer } from '@comptoir/contracts/identity/session'
import { anAccountWithPassword, anEmail, Browser, mailsTo, PASSWORD, tokenIn } from '../../../../test/accounts.ts'
import { setUpApp } from '../../../../test/app.ts'
import { refuses } from '../../../../test/shop.ts'
import { startSmtpServer, type TestSmtpServer } from '../../../../test/smtp-server.ts'

const open = setUpApp()
const aSignUp = (email = anEmail()) => ({ company: 'Épicerie Sidi', name: 'Amira Ben Salah', email })
let count = 0
/** Each test asks from an address of its own. */
const somebody = (language = 'en') => new Browser(open(), { language, address: `198.51.100.${(count += 1)}` })

async function signedUp() {
  const [person, input] = [somebody(), aSignUp()]
  expect((await person.send('POST', '/auth/sign-up', input)).statusCode).toBe(202)
  const [mail] = await mailsTo(open(), input.email)
  return { person, input, token: mail?.token ?? '' }
}

const confirm = (person: Browser, token: string, password = PASSWORD) =>
  person.send('POST', '/auth/confirm-email', { token, password })
const look = (token: string) => somebody().send('POST', '/auth/pending-sign-up', { token })

describe('by a mail server', () => {
  let smtp: TestSmtpServer
  beforeAll(async () => {
    smtp = await startSmtpServer()
    await open().again({ mail: { smtpUrl: smtp.url, from: 'Comptoir <no-reply@comptoir.example>' } })
  })
  afterAll(async () => {
    await smtp.stop()
    await open().again()
  })

  test('sign up, read the mail, confirm, and the session is open', async () => {
    const [person, input] = [somebody('fr'), aSignUp()]
    await person.send('POST', '/auth/sign-up', input)
    await open().jobs.drain()
    await open().jobs.drain()
    const [mail] = smtp.received
    expect(mail).toMatchObject({ to: [input.email.toLowerCase()], subject: 'Confirmez votre e-mail pour Comptoir' })
    expect(mail?.text).toContain('https://comptoir.example/confirm-email?token=')
    expect(tokenIn(mail?.html ?? '')).toBe(tokenIn(mail?.text ?? ''))
    // Anybody can have this mail sent to anybody: it contains nothing that was typed.
    expect(mail?.raw).not.toContain('Amira')
    const answer = (await confirm(person, tokenIn(mail?.text ?? ''))).json<SessionAnswer>()
    expect(answer).toMatchObject({
      user: { name: 'Amira Ben Salah', email: input.email, language: 'fr', companyId: null, role: null },
      company: null,
      pointOfSale: null,
      pointsOfSale: [],
    })
    expect((await person.send('GET', '/users/me')).json()).toMatchObject({ user: { companyId: null } })
    expect((await person.send('GET', '/users/me/profile')).json()).toMatchObject({
      companyName: 'Épicerie Sidi',
      hasSecondFactor: false,
    })
    expect((await person.send('POST', '/auth/refresh')).statusCode).toBe(200)
  })
})

describe('signing up', () => {
  test('makes no account before the mail is confirmed, and takes no password', async () => {
    const { person, input } = await signedUp()
    expect(await open().admin.selectFrom('account').selectAll().where('email', '=', input.email).execute()).toEqual([])
    await refuses(person.login(input.email, PASSWORD), 'auth.invalidCredentials')
    await refuses(person.send('POST', '/auth/sign-up', { ...input, password: PASSWORD }), 'request.invalid')
  })

  test('does not keep the token', async () => {
    const { token } = await signedUp()
    const rows = await open().admin.selectFrom('mail_link').selectAll().execute()
    expect(rows.some(({ token_hash }) => token_hash.toString('base64url') === token)).toBe(false)
  })

  test('says the same of a known e-mail, whose owner gets another mail', async () => {
    const { email } = await anAccountWithPassword(open())
    const [known, unknown] = [
      await somebody().send('POST', '/auth/sign-up', aSignUp(email.toUpperCase())),
      await somebody().send('POST', '/auth/sign-up', aSignUp()),
    ]
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
    const [mail] = await mailsTo(open(), email)
    expect(mail).toMatchObject({ subject: 'You already have a Comptoir account', token: '' })
    expect((await somebody().login(email, PASSWORD)).statusCode).toBe(200)
  })

  test('refuses bodies that are none', async () => {
    for (const wrong of [{ email: 'none' }, { company: '' }, { name: null }, { isSuperAdministrator: true }]) {
      await refuses(somebody().send('POST', '/auth/sign-up', { ...aSignUp(), ...wrong }), 'request.invalid')
    }
  })

  test('a closed account stays closed, and hears nothing', async () => {
    const { id, email } = await anAccountWithPassword(open())
    await open().admin.updateTable('account').set({ is_active: false }).where('id', '=', id).execute()
    for (const path of ['sign-up', 'forgot-password', 'resend-confirmation'])
      await somebody().send('POST', `/auth/${path}`, path === 'sign-up' ? aSignUp(email) : { email })
    expect(await mailsTo(open(), email)).toEqual([])
    await refuses(somebody().login(email, PASSWORD), 'auth.invalidCredentials')
  })
})

describe('the link', () => {
  test('shows who asked without being used, and takes the password of whoever reads the mail', async () => {
    const { person, input, token } = await signedUp()
    for (let times = 0; times < 2; times += 1)
      expect((await look(token)).json()).toEqual({ company: input.company, name: input.name, email: input.email })
    const problem = await refuses(confirm(person, token, 'Password123'), 'auth.passwordCommon')
    expect(problem.errors?.[0]?.pointer).toBe('/password')
    await refuses(confirm(person, token, input.email), 'auth.passwordCommon')
    await refuses(confirm(person, token, 'too short'), 'request.invalid')
    await refuses(person.send('POST', '/auth/confirm-email', { token }), 'request.invalid')
    expect((await confirm(person, token)).statusCode).toBe(200)
    await refuses(look(token), 'auth.linkSpent')
    expect((await somebody().login(input.email, PASSWORD)).statusCode).toBe(200)
  })

  test('of a stranger’s sign-up gives the stranger nothing', async () => {
    const [owner, email] = [somebody(), anEmail()]
    const stranger = { ...aSignUp(email), name: 'A Stranger', company: 'Of a stranger' }
    await somebody().send('POST', '/auth/sign-up', stranger)
    await owner.send('POST', '/auth/sign-up', aSignUp(email))
    const mails = await mailsTo(open(), email)
    const asked = await Promise.all(mails.map(async ({ token }) => (await look(token)).json<{ name: string }>().name))
    expect(asked.sort()).toEqual(['A Stranger', 'Amira Ben Salah'])
    await confirm(owner, mails[1]?.token ?? '')
    await refuses(look(mails[0]?.token ?? ''), 'auth.linkSpent')
    await refuses(confirm(somebody(), mails[0]?.token ?? ''), 'auth.linkSpent')
    expect((await somebody().login(email, PASSWORD)).statusCode).toBe(200)
  })

  test('works once', async () => {
    const { person, token } = await signedUp()
    expect((await confirm(person, token)).statusCode).toBe(200)
    await refuses(confirm(person, token), 'auth.linkSpent')
  })

  test('works once for two who use it at the same time', async () => {
    const { token } = await signedUp()
    const answers = await Promise.all([confirm(somebody(), token), confirm(somebody(), token)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410])
  })

  test('of an earlier sign-up makes what was asked for then; the other one is spent by it', async () => {
    const { person, input, token } = await signedUp()
    await somebody().send('POST', '/auth/sign-up', { ...aSignUp(input.email), name: 'Somebody Else' })
    const [later] = await mailsTo(open(), input.email)
    expect((await confirm(person, token)).json()).toMatchObject({ user: { name: 'Amira Ben Salah' } })
    await refuses(confirm(somebody(), later?.token ?? ''), 'auth.linkSpent')
  })

  test('that is unknown, of another kind or no token is refused', async () => {
    const { email } = await anAccountWithPassword(open())
    await somebody().send('POST', '/auth/forgot-password', { email })
    const [reset] = await mailsTo(open(), email)
    for (const token of [reset?.token ?? '', 'A'.repeat(43)]) {
      await refuses(look(token), 'auth.linkSpent')
      await refuses(confirm(somebody(), token), 'auth.linkSpent')
    }
    await refuses(look('short'), 'request.invalid')
    await refuses(confirm(somebody(), 'short'), 'request.invalid')
  })

  test('is sent again, to whoever waits for it alone', async () => {
    const { person, input } = await signedUp()
    const stranger = anEmail()
    const answers = [
      await person.send('POST', '/auth/resend-confirmation', { email: input.email, language: 'ar' }),
      await person.send('POST', '/auth/resend-confirmation', { email: stranger }),
    ]
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [202, ''],
      [202, ''],
    ])
    const [mail] = await mailsTo(open(), input.email)
    expect(mail?.subject).toBe('أكّد بريدك الإلكتروني في Comptoir')
    expect(await mailsTo(open(), stranger)).toEqual([])
    expect((await confirm(person, mail?.token ?? '')).statusCode).toBe(200)
  })

  test('fills nobody’s letter box: five an hour, and an address asks thirty times', async () => {
    const [person, email] = [somebody(), anEmail()]
    for (let times = 0; times < 7; times += 1) await person.send('POST', '/auth/sign-up', aSignUp(email))
    expect(await mailsTo(open(), email)).toHaveLength(5)
    for (let times = 7; times < 30; times += 1)
      expect((await person.send('POST', '/auth/forgot-password', { email: anEmail() })).statusCode).toBe(202)
    await refuses(person.send('POST', '/auth/forgot-password', { email: anEmail() }), 'auth.tooManyAttempts')
    expect((await somebody().send('POST', '/auth/forgot-password', { email: anEmail() })).statusCode).toBe(202)
  })
})

test('a link is over after a day; another can be asked for within a week', async () => {
  const { person, input, token } = await signedUp()
  open().clock.set(new Date(Date.now() + 25 * 3_600_000).toISOString())
  await refuses(confirm(person, token), 'auth.linkSpent')
  await person.send('POST', '/auth/resend-confirmation', { email: input.email })
  const [mail] = await mailsTo(open(), input.email)
  expect((await confirm(person, mail?.token ?? '')).statusCode).toBe(200)
})
