import { describe, expect, test } from '@jest/globals'
import { anAccountWithPassword, anEmail, Browser, mailsTo, PASSWORD } from '../../../../test/accounts.ts'
import { setUpApp } from '../../../../test/app.ts'
import { refuses } from '../../../../test/shop.ts'
import { makeSuperAdministrator } from './super-administrator.ts'

const open = setUpApp()
const NEW = 'another horse, another staple'
let count = 0
const somebody = (over: { language?: string; address?: string } = {}) =>
  new Browser(open(), { address: `198.51.100.${(count += 1)}`, ...over })

async function signedIn(over: { language?: 'en' | 'fr' | 'ar' } = {}) {
  const account = await anAccountWithPassword(open(), over)
  const person = somebody()
  expect((await person.login(account.email, PASSWORD)).statusCode).toBe(200)
  return { ...account, person }
}

async function forgot(email: string, person = somebody()) {
  expect((await person.send('POST', '/auth/forgot-password', { email })).statusCode).toBe(202)
  return (await mailsTo(open(), email))[0]?.token ?? ''
}

const reset = (token: string, password = NEW, person = somebody()) =>
  person.send('POST', '/auth/reset-password', { token, password })

describe('a forgotten password', () => {
  test('is replaced by a link, which signs out every device and says so', async () => {
    const { email, person } = await signedIn()
    const token = await forgot(email)
    const done = await reset(token)
    expect([done.statusCode, done.body]).toEqual([204, ''])
    await refuses(person.send('GET', '/users/me'), 'auth.tokenStale')
    await refuses(person.send('POST', '/auth/refresh'), 'auth.refreshRefused')
    await refuses(somebody().login(email, PASSWORD), 'auth.invalidCredentials')
    expect((await somebody().login(email, NEW)).statusCode).toBe(200)
    // The account chose no language, so the product's own is spoken.
    expect((await mailsTo(open(), email))[0]?.subject).toBe('Votre mot de passe Comptoir a été modifié')
    await refuses(reset(token), 'auth.linkSpent')
  })

  test('is answered the same for an e-mail that nobody has, which gets no mail', async () => {
    const [{ email }, stranger] = [await anAccountWithPassword(open()), anEmail()]
    const answers = await Promise.all(
      [email, stranger].map((address) => somebody().send('POST', '/auth/forgot-password', { email: address })),
    )
    expect(answers[0]?.body).toBe(answers[1]?.body)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202])
    expect(await mailsTo(open(), stranger)).toEqual([])
    await refuses(somebody().send('POST', '/auth/forgot-password', { email: 'none' }), 'request.invalid')
  })

  test('of a sign-up that was never confirmed sends the confirmation again', async () => {
    const email = anEmail()
    await somebody().send('POST', '/auth/sign-up', { company: 'Bazar', name: 'Sami', email })
    const token = await forgot(email)
    expect((await mailsTo(open(), email)).map(({ subject }) => subject)).toEqual([
      'Confirm your e-mail for Comptoir',
      'Confirm your e-mail for Comptoir',
    ])
    await refuses(reset(token), 'auth.linkSpent')
    const person = somebody()
    await person.send('POST', '/auth/confirm-email', { token, password: NEW })
    expect((await person.login(email, NEW)).json()).toMatchObject({ user: { name: 'Sami', companyId: null } })
  })

  test('is not replaced by a common one; the link then still works', async () => {
    const { email } = await anAccountWithPassword(open())
    const token = await forgot(email)
    expect((await refuses(reset(token, 'qwertyuiop'), 'auth.passwordCommon')).errors?.[0]?.pointer).toBe('/password')
    expect((await refuses(reset(token, email), 'auth.passwordCommon')).errors?.[0]?.pointer).toBe('/password')
    await refuses(reset(token, 'short'), 'request.invalid')
    expect((await reset(token)).statusCode).toBe(204)
  })

  test('has a link that is spent by the first to come', async () => {
    const { email } = await anAccountWithPassword(open())
    const token = await forgot(email)
    const answers = await Promise.all([reset(token), reset(token, 'a third horse, a third staple')])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 410])
    await refuses(reset('A'.repeat(43)), 'auth.linkSpent')
  })

  test('gets somebody in whose e-mail others tried out', async () => {
    const { email } = await anAccountWithPassword(open())
    for (let times = 0; times < 11; times += 1) await somebody().login(email, 'wrong')
    await refuses(somebody().login(email, PASSWORD), 'auth.tooManyAttempts')
    await reset(await forgot(email))
    expect((await somebody().login(email, NEW)).statusCode).toBe(200)
  })
})

describe('changing the password', () => {
  const change = (person: Browser, body: object) => person.send('PUT', '/auth/change-password', body)

  test('keeps this device and signs out the others', async () => {
    const { email, person } = await signedIn({ language: 'ar' })
    const other = somebody()
    await other.login(email, PASSWORD)
    expect((await change(person, { currentPassword: PASSWORD, newPassword: NEW })).statusCode).toBe(200)
    expect((await person.send('GET', '/users/me')).statusCode).toBe(200)
    await refuses(other.send('GET', '/users/me'), 'auth.tokenStale')
    expect((await somebody().login(email, NEW)).statusCode).toBe(200)
    expect((await mailsTo(open(), email))[0]?.subject).toBe('تم تغيير كلمة المرور في Comptoir')
  })

  test('refuses a wrong current one and a common new one, each at its field, and nobody at all', async () => {
    const { person } = await signedIn()
    const wrong = await refuses(
      change(person, { currentPassword: 'wrong', newPassword: NEW }),
      'auth.currentPasswordWrong',
    )
    expect(wrong.errors?.[0]?.pointer).toBe('/currentPassword')
    const common = await refuses(
      change(person, { currentPassword: PASSWORD, newPassword: 'Password123' }),
      'auth.passwordCommon',
    )
    expect(common.errors?.[0]?.pointer).toBe('/newPassword')
    await refuses(change(person, { currentPassword: PASSWORD, newPassword: 'short' }), 'request.invalid')
    await refuses(change(person, { newPassword: NEW }), 'request.invalid')
    await refuses(change(somebody(), { currentPassword: PASSWORD, newPassword: NEW }), 'auth.required')
    expect((await person.send('GET', '/users/me')).statusCode).toBe(200)
  })

  test('is no way to guess it', async () => {
    const { person } = await signedIn()
    for (let times = 0; times < 10; times += 1)
      await refuses(
        change(person, { currentPassword: `wrong ${times}`, newPassword: NEW }),
        'auth.currentPasswordWrong',
      )
    await refuses(change(person, { currentPassword: PASSWORD, newPassword: NEW }), 'auth.tooManyAttempts')
  })
})

describe('the first super-administrator', () => {
  const make = (email: string, isMailed = true) =>
    makeSuperAdministrator(open().db, open().clock.now(), {
      email,
      isPromotion: false,
      publicUrl: 'https://comptoir.example',
      isMailed,
    })

  test('has no password until the link is used, then signs in', async () => {
    const email = anEmail()
    const made = await make(email)
    await refuses(somebody().login(email, '-'), 'auth.invalidCredentials')
    const [mail] = await mailsTo(open(), email)
    expect(made).toEqual({ outcome: 'made', url: `https://comptoir.example/reset-password?token=${mail?.token}` })
    expect((await reset(mail?.token ?? '')).statusCode).toBe(204)
    expect((await somebody().login(email, NEW)).json()).toMatchObject({
      user: { isSuperAdministrator: true, companyId: null },
    })
    expect(await make(email)).toEqual({ outcome: 'known' })
    // A first password is not a change to be notified of.
    expect(await mailsTo(open(), email)).toHaveLength(1)
  })
})

describe('mails that were kept', () => {
  test('are read in demonstration mode without a mail server, nowhere else', async () => {
    const { email } = await anAccountWithPassword(open())
    await forgot(email)
    const kept = (await somebody().send('GET', '/demo/mails')).json<{ data: { to: string; html: string }[] }>()
    expect(kept.data[0]).toMatchObject({ to: email, subject: 'Choose a new password for Comptoir' })
    const mail = { smtpUrl: 'smtp://127.0.0.1:9', from: 'a@b.example' }
    for (const over of [{ environment: 'production' }, { mail }] as const) {
      const app = await open().again(over)
      await refuses(
        app.inject({ method: 'GET', url: '/api/demo/mails', headers: { 'accept-language': 'en' } }),
        'request.notFound',
      )
    }
    await open().again()
  })
})
