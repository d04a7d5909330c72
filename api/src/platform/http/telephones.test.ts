import { expect, test } from '@jest/globals'
import type { CompanyProfile } from '@comptoir/contracts/company/company-profile'
import type { PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import type { Client } from '@comptoir/contracts/people/clients'
import type { LightMyRequestResponse } from 'fastify'
import { anEmail, Browser } from '../../../test/accounts.ts'
import { setUpApp } from '../../../test/app.ts'
import { COMPANY_FIELDS } from '../../../test/company-form.ts'
import { aForm } from '../../../test/multipart.ts'
import { aShop, refuses, type Caller } from '../../../test/shop.ts'

const open = setUpApp()
const NO_PHONES = ['12ab', 'abc', '1234567', '+216 1234567', '1'.repeat(16), '71 748 320 poste 4']
const SENTENCE = 'Phone number must be 8–15 digits'

const place = { address: null, postalCode: null, city: null }
/** What keeps a telephone of free form, and how it is sent there. */
const WAYS: [string, (caller: Caller, phone: string) => Promise<LightMyRequestResponse>][] = [
  [
    'a client',
    (caller, phone) =>
      caller.post('clients', { kind: 'person', code: 'C1', name: 'Amel', phone, email: null, taxId: null, ...place }),
  ],
  ['a point of sale', (caller, phone) => caller.post('points-of-sale', { code: 'SF', name: 'Sfax', phone, ...place })],
]

test.each(WAYS)('%s has a telephone that is one, and a sentence says so in any language', async (_, send) => {
  const administrator = await (await aShop(open())).as('administrator')
  for (const phone of NO_PHONES) {
    const { errors } = await refuses(send(administrator, phone), 'request.invalid')
    expect(errors).toEqual([{ pointer: '/phone', keyword: 'pattern', message: SENTENCE }])
  }
  const kept = await send(administrator, ' +٢١٦ (71) 748.320')
  expect({ status: kept.statusCode, phone: kept.json<Client | PointOfSale>().phone }).toEqual({
    status: 201,
    phone: '+216 (71) 748.320',
  })
})

test('a visitor’s telephone is one as well', async () => {
  const enquiry = {
    kind: 'home',
    company: 'Épicerie Sidi',
    name: 'Amira',
    email: anEmail(),
    datetime: null,
    message: null,
    language: 'fr',
    elapsedMs: 40_000,
  }
  const visitor = new Browser(open(), { address: '203.0.113.77' })
  expect((await visitor.send('POST', '/enquiries', { ...enquiry, phone: 'abc' })).statusCode).toBe(400)
  expect((await visitor.send('POST', '/enquiries', { ...enquiry, phone: '٧١ ٧٤٨ ٣٢٠' })).statusCode).toBe(202)
  const kept = await open().admin.selectFrom('enquiry').select('phone').where('email', '=', enquiry.email).execute()
  expect(kept).toEqual([{ phone: '71 748 320' }])
})

test('the telephones of a company may be typed in Arabic digits', async () => {
  const shop = await aShop(open())
  const { headers: signed } = await shop.as('administrator')
  const { payload, headers } = aForm({ ...COMPANY_FIELDS, phone: '+216 ٧٣٢٢٦٤١٠', itManagerPhone: '+216 ۲۰۱۲۳۴۵۷' })
  const url = `/api/company/${shop.companyId}`
  const put = await open().app.inject({ method: 'PUT', url, headers: { ...signed, ...headers }, payload })
  expect(put.json<CompanyProfile>()).toMatchObject({ phone: '+216 73226410', itManagerPhone: '+216 20123457' })
})
