import { expect, test } from '@jest/globals'
import { setUpApp } from '../../../../test/app.ts'
import { anOutsider, aShop, refuses } from '../../../../test/shop.ts'

const open = setUpApp()
const PATH = '/users/me/profile'

test('a name and a language are changed, in the company too', async () => {
  const shop = await aShop(open())
  const cashier = await shop.as('cashier')
  const answer = await cashier.put(PATH, { name: 'Amira Ben Salah', language: 'ar' })
  expect(answer.json()).toEqual({
    name: 'Amira Ben Salah',
    email: expect.stringContaining('@'),
    language: 'ar',
    companyName: null,
    hasSecondFactor: false,
    isSecondFactorRequired: false,
    recoveryCodeCount: 0,
  })
  expect((await cashier.get('/users/me')).json()).toMatchObject({ user: { name: 'Amira Ben Salah', language: 'ar' } })
  expect((await cashier.get(PATH)).json()).toEqual(answer.json())
  expect((await (await shop.as('cashier')).get(PATH)).json()).toMatchObject({ name: 'Somebody', language: null })
})

test('what the owner may not change is refused, and so is nobody', async () => {
  const person = await anOutsider(open())
  for (const wrong of [
    {},
    { name: '' },
    { language: 'de' },
    { email: 'new@test.example' },
    { isSuperAdministrator: true },
  ]) {
    const isWhole = Object.keys(wrong).length > 0
    await refuses(person.put(PATH, isWhole ? { name: 'Sami', language: null, ...wrong } : wrong), 'request.invalid')
  }
  for (const method of ['GET', 'PUT'] as const) {
    await refuses(
      open().app.inject({
        method,
        url: `/api${PATH}`,
        headers: { 'accept-language': 'en' },
        ...(method === 'PUT' ? { payload: { name: 'Sami', language: null } } : {}),
      }),
      'auth.required',
    )
  }
})
