import { describe, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { Secret, TOTP } from 'otpauth'
import { anAccountWithPassword, Browser, mailsTo, PASSWORD } from '../../../../test/accounts.ts'
import { setUpApp } from '../../../../test/app.ts'
import { refuses } from '../../../../test/shop.ts'
import { openSecret, sealSecret } from '../../../platform/sealed-secret.ts'

const open = setUpApp()
const PATH = '/users/me/second-factor'
let count = 0
const somebody = (app: FastifyInstance = open().app) => new Browser({ app }, { address: `198.51.100.${(count += 1)}` })

const STEP_MS = 30_000

/** The authenticator's code, some steps from now. */
function codeOf(secret: string, steps = 0): string {
  const timestamp = open().clock.now().getTime() + steps * STEP_MS
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}

async function signedIn(over: { isSuperAdministrator?: boolean } = {}, app?: FastifyInstance) {
  const { email, id } = await anAccountWithPassword(open(), over)
  const person = somebody(app)
  await person.login(email, PASSWORD)
  return { email, id, person }
}

/** Sets a second factor up. The step before the present one is used up by it. */
async function withSecondFactor(over: { isSuperAdministrator?: boolean } = {}, app?: FastifyInstance) {
  const who = await signedIn(over, app)
  const { secret } = (await who.person.send('POST', PATH)).json<{ secret: string }>()
  const used = codeOf(secret, -1)
  const answer = await who.person.send('POST', `${PATH}/confirm`, { code: used })
  expect(answer.statusCode).toBe(200)
  return { ...who, secret, used, codes: answer.json<{ codes: string[] }>().codes }
}

describe('setting it up', () => {
  test('gives a secret that counts once a code of it was given', async () => {
    const { person, email } = await signedIn()
    const begun = (await person.send('POST', PATH)).json<{ secret: string; address: string }>()
    expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/)
    const { searchParams, pathname } = new URL(begun.address)
    expect(decodeURIComponent(pathname)).toContain(`Comptoir:${email}`)
    expect(Object.fromEntries(searchParams)).toEqual({
      secret: begun.secret,
      issuer: 'Comptoir',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
    const problem = await refuses(
      person.send('POST', `${PATH}/confirm`, { code: codeOf(begun.secret, 5) }),
      'secondFactor.codeWrong',
    )
    expect(problem.errors?.[0]?.pointer).toBe('/code')
    expect((await somebody().login(email, PASSWORD)).statusCode).toBe(200)
    const { codes } = (await person.send('POST', `${PATH}/confirm`, { code: codeOf(begun.secret) })).json<{
      codes: string[]
    }>()
    expect(new Set(codes).size).toBe(10)
    expect(codes[0]).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/)
    expect((await person.send('GET', '/users/me/profile')).json()).toMatchObject({
      hasSecondFactor: true,
      recoveryCodeCount: 10,
    })
    expect((await mailsTo(open(), email))[0]?.subject).toBe('La connexion en deux étapes est activée')
  })

  test('begins anew until then, and not after', async () => {
    const { person } = await signedIn()
    await refuses(person.send('POST', `${PATH}/confirm`, { code: '123456' }), 'secondFactor.notSetUp')
    const [first, second] = [
      (await person.send('POST', PATH)).json<{ secret: string }>(),
      (await person.send('POST', PATH)).json<{ secret: string }>(),
    ]
    await refuses(person.send('POST', `${PATH}/confirm`, { code: codeOf(first.secret) }), 'secondFactor.codeWrong')
    await person.send('POST', `${PATH}/confirm`, { code: codeOf(second.secret) })
    await refuses(person.send('POST', PATH), 'secondFactor.alreadyOn')
    await refuses(person.send('POST', `${PATH}/confirm`, { code: codeOf(second.secret, 1) }), 'secondFactor.alreadyOn')
  })

  test('keeps neither the secret nor the codes', async () => {
    const { secret, codes, id } = await withSecondFactor()
    const row = await open()
      .admin.selectFrom('account_second_factor')
      .selectAll()
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow()
    const hashes = await open()
      .admin.selectFrom('account_recovery_code')
      .selectAll()
      .where('account_id', '=', id)
      .execute()
    const kept = JSON.stringify([row, row.sealed_secret.toString('latin1'), hashes])
    for (const told of [secret, ...codes]) expect(kept).not.toContain(told)
  })

  test('is for who is signed in, with bodies that are some', async () => {
    const { person } = await signedIn()
    for (const path of ['', '/confirm', '/recovery-codes', '/remove'])
      await refuses(somebody().send('POST', `${PATH}${path}`, {}), 'auth.required')
    await refuses(person.send('POST', `${PATH}/confirm`, { code: '12' }), 'request.invalid')
    await refuses(person.send('POST', `${PATH}/remove`, {}), 'request.invalid')
    await refuses(person.send('POST', `${PATH}/recovery-codes`, { password: null, code: '123456' }), 'request.invalid')
  })
})

describe('signing in', () => {
  test('asks for a code after the right password alone', async () => {
    const { email, secret } = await withSecondFactor()
    await refuses(somebody().login(email, PASSWORD), 'auth.secondFactorRequired')
    await refuses(somebody().login(email, 'wrong'), 'auth.invalidCredentials')
    await refuses(somebody().login(email, 'wrong', codeOf(secret)), 'auth.invalidCredentials')
    await refuses(somebody().login(email, PASSWORD, codeOf(secret, 7)), 'auth.secondFactorWrong')
    const code = codeOf(secret)
    expect((await somebody().login(email, PASSWORD, `${code.slice(0, 3)} ${code.slice(3)}`)).statusCode).toBe(200)
  })

  test('takes a code once, and none of a step before', async () => {
    const { email, secret } = await withSecondFactor()
    const later = codeOf(secret, 1)
    const both = await Promise.all([somebody().login(email, PASSWORD, later), somebody().login(email, PASSWORD, later)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
    await refuses(somebody().login(email, PASSWORD, codeOf(secret)), 'auth.secondFactorWrong')
  })

  test('takes a recovery code once, however it is typed', async () => {
    const { email, person, codes } = await withSecondFactor()
    const [code = ''] = codes
    expect((await somebody().login(email, PASSWORD, code.toLowerCase().replaceAll('-', ' '))).statusCode).toBe(200)
    await refuses(somebody().login(email, PASSWORD, code), 'auth.secondFactorWrong')
    expect((await person.send('GET', '/users/me/profile')).json()).toMatchObject({ recoveryCodeCount: 9 })
  })

  test('lets nobody guess codes, from wherever', async () => {
    const { email, secret } = await withSecondFactor()
    for (let times = 0; times < 5; times += 1)
      await refuses(somebody().login(email, PASSWORD, codeOf(secret, 10 + times)), 'auth.secondFactorWrong')
    await refuses(somebody().login(email, PASSWORD, codeOf(secret)), 'auth.tooManyAttempts')
  })
})

describe('afterwards', () => {
  test('new recovery codes replace the old ones, for the password and a code', async () => {
    const { email, person, secret, codes } = await withSecondFactor()
    const renew = (password: string, code: string) => person.send('POST', `${PATH}/recovery-codes`, { password, code })
    const wrong = await refuses(renew('wrong', codeOf(secret)), 'auth.currentPasswordWrong')
    expect(wrong.errors?.[0]?.pointer).toBe('/password')
    const noCode = await refuses(renew(PASSWORD, codeOf(secret, 9)), 'secondFactor.codeWrong')
    expect(noCode.errors?.[0]?.pointer).toBe('/code')
    const fresh = (await renew(PASSWORD, codeOf(secret))).json<{ codes: string[] }>().codes
    await refuses(somebody().login(email, PASSWORD, codes[0]), 'auth.secondFactorWrong')
    expect((await somebody().login(email, PASSWORD, fresh[0])).statusCode).toBe(200)
    const without = await signedIn()
    for (const path of ['recovery-codes', 'remove'])
      await refuses(
        without.person.send('POST', `${PATH}/${path}`, { password: PASSWORD, code: '123456' }),
        'secondFactor.notSetUp',
      )
  })

  test('it is removed for the password and a fresh code, whole', async () => {
    const { email, person, id, secret, used } = await withSecondFactor()
    const remove = (body: object) => person.send('POST', `${PATH}/remove`, body)
    const code = codeOf(secret)
    await refuses(remove({ password: PASSWORD }), 'request.invalid')
    await refuses(remove({ password: 'wrong', code }), 'auth.currentPasswordWrong')
    // The one that it was set up with is used up.
    await refuses(remove({ password: PASSWORD, code: used }), 'secondFactor.codeWrong')
    await refuses(somebody().login(email, PASSWORD), 'auth.secondFactorRequired')
    expect((await remove({ password: PASSWORD, code })).statusCode).toBe(204)
    expect((await somebody().login(email, PASSWORD)).statusCode).toBe(200)
    expect(
      await open().admin.selectFrom('account_recovery_code').selectAll().where('account_id', '=', id).execute(),
    ).toEqual([])
    expect((await mailsTo(open(), email)).map(({ subject }) => subject)).toContain(
      'La connexion en deux étapes est désactivée',
    )
    expect((await person.send('POST', PATH)).statusCode).toBe(200)
  })

  test('a recovery code removes it as well, and codes cannot be guessed there either', async () => {
    const [one, other] = [await withSecondFactor(), await withSecondFactor()]
    const remove = ({ person }: typeof one, code: string) =>
      person.send('POST', `${PATH}/remove`, { password: PASSWORD, code })
    expect((await remove(one, one.codes[0] ?? '')).statusCode).toBe(204)
    for (let times = 0; times < 5; times += 1)
      await refuses(remove(other, codeOf(other.secret, 10 + times)), 'secondFactor.codeWrong')
    await refuses(remove(other, codeOf(other.secret)), 'auth.tooManyAttempts')
  })

  test('a new secret of the installation leaves the recovery codes', async () => {
    const { email, secret, codes } = await withSecondFactor()
    const renewed = await open().again({ secret: 'a new secret of the same installation' })
    await refuses(somebody(renewed).login(email, PASSWORD, codeOf(secret)), 'auth.secondFactorWrong')
    expect((await somebody(renewed).login(email, PASSWORD, codes[0])).statusCode).toBe(200)
    await open().again()
  })
})

describe('super-administrators', () => {
  const supervise = (person: Browser) => person.send('GET', '/superadmin/companies/paginated')

  test('of an installation in use set one up before anything else', async () => {
    const app = await open().again({ environment: 'production' })
    const { person, email } = await signedIn({ isSuperAdministrator: true }, app)
    await refuses(supervise(person), 'auth.secondFactorNeeded')
    await refuses(person.send('GET', '/federation/status'), 'auth.secondFactorNeeded')
    expect((await person.send('GET', '/users/me/profile')).json()).toMatchObject({
      isSecondFactorRequired: true,
      hasSecondFactor: false,
    })
    const { secret } = (await person.send('POST', PATH)).json<{ secret: string }>()
    await refuses(supervise(person), 'auth.secondFactorNeeded')
    await person.send('POST', `${PATH}/confirm`, { code: codeOf(secret, -1) })
    expect((await supervise(person)).statusCode).toBe(200)
    const another = somebody(app)
    await another.login(email, PASSWORD, codeOf(secret))
    expect((await supervise(another)).statusCode).toBe(200)
    await refuses(supervise((await signedIn({}, app)).person), 'auth.forbidden')
    await open().again()
  })

  test('of a demonstration need none', async () => {
    const { person } = await signedIn({ isSuperAdministrator: true })
    expect((await supervise(person)).statusCode).toBe(200)
    expect((await person.send('GET', '/users/me/profile')).json()).toMatchObject({ isSecondFactorRequired: false })
  })
})

test('a sealed secret opens for its account and under its key alone', () => {
  const plain = Buffer.from('12345678901234567890')
  const key = { secret: 'key', use: 'second factor' } as const
  const sealed = sealSecret(key, 'amira', plain)
  expect(openSecret(key, 'amira', sealed)).toEqual(plain)
  expect(openSecret(key, 'sami', sealed)).toBeNull()
  expect(openSecret({ ...key, secret: 'another key' }, 'amira', sealed)).toBeNull()
  expect(openSecret({ ...key, use: 'webhook' }, 'amira', sealed)).toBeNull()
  expect(sealSecret(key, 'amira', plain)).not.toEqual(sealed)
})
