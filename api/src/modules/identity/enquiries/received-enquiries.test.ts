import { beforeAll, describe, expect, test } from '@jest/globals'
import type { EnquiriesPage, Enquiry } from '@comptoir/contracts/identity/enquiries'
import type { Static } from 'typebox'
import { v7 as newId } from 'uuid'
import { anEmail, Browser } from '../../../../test/accounts.ts'
import { setUpApp } from '../../../../test/app.ts'
import { anOutsider, aShop, refuses, type Caller } from '../../../../test/shop.ts'

const open = setUpApp()
const PATH = '/superadmin/enquiries'

let chief: Caller
let count = 0

beforeAll(async () => {
  chief = await anOutsider(open(), { isSuperAdministrator: true })
})

const pageOf = async (query: string): Promise<Static<typeof EnquiriesPage>> =>
  (await chief.get(`${PATH}/paginated?${query}`)).json()
const found = async (text: string, query = '') =>
  (await pageOf(`search[text]=${encodeURIComponent(text)}${query}`)).data

/** What a visitor sent, as the operator finds it. */
async function received(over: object = {}): Promise<Enquiry> {
  const visitor = new Browser(open(), { address: `198.51.100.${(count += 1)}` })
  const email = anEmail()
  const body = {
    kind: 'contact',
    company: 'Épicerie Sidi',
    name: 'Amira Ben Salah',
    email,
    phone: '+216 71 000 000',
    datetime: '2026-11-24T09:00:00.000Z',
    message: 'Bonjour,\nvendez-vous à Djerba ?',
    language: 'fr',
    elapsedMs: 40_000,
    ...over,
  }
  expect((await visitor.send('POST', '/enquiries', body)).statusCode).toBe(202)
  const [enquiry] = await found(email)
  if (!enquiry) throw new Error('the enquiry was not found by its e-mail')
  return enquiry
}

test('all of it is for super-administrators only', async () => {
  const shop = await aShop(open())
  const administrator = await shop.as('administrator')
  const { id } = await received()
  await refuses(shop.nobody.get(`${PATH}/paginated`), 'auth.required')
  await refuses(administrator.get(`${PATH}/paginated`), 'auth.forbidden')
  for (const step of ['handle', 'reopen']) {
    await refuses(shop.nobody.post(`${PATH}/${id}/${step}`), 'auth.required')
    await refuses(administrator.post(`${PATH}/${id}/${step}`), 'auth.forbidden')
    await refuses(chief.post(`${PATH}/${newId()}/${step}`), 'enquiry.notFound')
    await refuses(chief.post(`${PATH}/none/${step}`), 'request.invalid')
  }
  await refuses(shop.nobody.delete(`${PATH}/${id}`), 'auth.required')
  await refuses(administrator.delete(`${PATH}/${id}`), 'auth.forbidden')
  await refuses(chief.delete(`${PATH}/${newId()}`), 'enquiry.notFound')
  await refuses(chief.get(`${PATH}/paginated?order[field]=email`), 'request.invalid')
})

describe('an enquiry', () => {
  test('is read whole, as it was written', async () => {
    const enquiry = await received({ company: null, phone: null, datetime: null })
    expect(enquiry).toMatchObject({
      kind: 'contact',
      company: null,
      name: 'Amira Ben Salah',
      phone: null,
      datetime: null,
      message: 'Bonjour,\nvendez-vous à Djerba ?',
      language: 'fr',
      handled: null,
    })
    expect((await received()).datetime).toBe('2026-11-24T09:00:00.000Z')
  })

  test.each(['company', 'name', 'message'])('is found by its %s, in whatever spelling', async (field) => {
    const mark = newId().slice(-12)
    const enquiry = await received({ [field]: `L’épicerie ${mark}` })
    expect((await found(`L'EPICERIE ${mark}`)).map(({ id }) => id)).toEqual([enquiry.id])
    expect(await found(mark, '&search[fields]=email')).toEqual([])
  })

  test('is found by its phone', async () => {
    const digits = newId().replaceAll(/\D/g, '').slice(-9)
    const enquiry = await received({ phone: `+216 ${digits}` })
    expect((await found(digits)).map(({ id }) => id)).toEqual([enquiry.id])
    expect(await found(digits, '&search[fields]=email')).toEqual([])
  })

  test('is handled once by somebody, reopened, and filtered by it', async () => {
    const { id, email } = await received({ kind: 'home' })
    const other = await anOutsider(open(), { isSuperAdministrator: true })
    const handled = (await chief.post(`${PATH}/${id}/handle`)).json<Enquiry>()
    expect(handled.handled).toMatchObject({ at: expect.any(String), by: 'Somebody' })
    expect((await other.post(`${PATH}/${id}/handle`)).json()).toEqual(handled)
    expect(await found(email, '&filter[state]=open')).toEqual([])
    expect(await found(email, '&filter[state]=handled&filter[kind]=home')).toEqual([handled])
    expect(await found(email, '&filter[kind]=contact')).toEqual([])
    expect((await chief.post(`${PATH}/${id}/reopen`)).json<Enquiry>().handled).toBeNull()
    expect(await found(email, '&filter[state]=open')).toHaveLength(1)
  })

  test('is removed before its time when its sender asks for it', async () => {
    const { id, email } = await received()
    expect((await chief.delete(`${PATH}/${id}`)).statusCode).toBe(204)
    expect(await found(email)).toEqual([])
    await refuses(chief.delete(`${PATH}/${id}`), 'enquiry.notFound')
  })
})

test('the latest comes first, or in the order of names', async () => {
  const company = `Souk ${newId()}`
  for (const name of ['Béchir', 'Amel', 'Chiheb']) await received({ company, name })
  const names = async (query: string) => (await found(company, query)).map(({ name }) => name)
  expect(await names('')).toEqual(['Chiheb', 'Amel', 'Béchir'])
  expect(await names('&order[field]=name&order[direction]=asc')).toEqual(['Amel', 'Béchir', 'Chiheb'])
})
