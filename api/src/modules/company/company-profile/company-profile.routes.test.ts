import { describe, expect, test } from '@jest/globals'
import type { CompanyProfile } from '@comptoir/contracts/company/company-profile'
import type { PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import type { Register } from '@comptoir/contracts/company/registers'
import type { Me } from '@comptoir/contracts/identity/session'
import type { LightMyRequestResponse } from 'fastify'
import sharp from 'sharp'
import type { Static } from 'typebox'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aForm } from '../../../../test/multipart.ts'
import { anOutsider, aShop, refuses, type Caller } from '../../../../test/shop.ts'

const open = setUpApp()

/** What the form sends of a company: text, empty parts left out. */
function fields(over: Record<string, string> = {}): Record<string, string> {
  return {
    name: 'Bazar du Sahel',
    email: 'info@bazar.example',
    phoneCountryCode: '+216',
    phoneNumber: '73226410',
    phone: '+216 73226410',
    address: '27, avenue Hédi Chaker',
    postalCode: '4000',
    city: 'Sousse',
    taxId: '1234567R/A/M/000',
    countryCode: 'TN',
    defaultCurrencyCode: 'TND',
    legalForm: 'SARL',
    agree: 'true',
    primaryManager: 'Amel Trabelsi',
    primaryManagerPhone: '+216 20123456',
    primaryManagerEmail: 'amel@bazar.example',
    isVatSubject: 'true',
    isFodecSubject: 'false',
    isTaxStampSubject: 'true',
    defaultVatRate: '7',
    defaultTaxStamp: '1',
    isMultiBatch: 'false',
    allowUnitPriceEntry: 'true',
    maxDiscountRate: '12.5',
    ...over,
  }
}

function put(
  caller: Pick<Caller, 'headers'>,
  id: string,
  sent = fields(),
  photo?: Buffer | string,
  more: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const { payload, headers } = aForm(
    sent,
    photo === undefined ? undefined : { name: 'logo.png', content: photo, field: 'photo' },
  )
  return open().app.inject({
    method: 'PUT',
    url: `/api/company/${id}`,
    headers: { ...caller.headers, ...headers, ...more },
    payload,
  })
}

const aPicture = (width = 600, height = 300): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#1d4ed8' } })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .jpeg()
    .toBuffer()

describe('the company of whoever signed up', () => {
  test('is made whole by its form, and the account is its administrator at once', async () => {
    const founder = await anOutsider(open())
    const id = newId()
    const made = await put(founder, id, fields(), await aPicture(), { 'accept-language': 'ar' })
    expect(made.statusCode).toBe(201)
    expect(made.headers['etag']).toBe('"1"')
    expect(made.json<CompanyProfile>()).toMatchObject({
      id,
      name: 'Bazar du Sahel',
      phone: '+216 73226410',
      legalForm: 'SARL',
      isVatSubject: true,
      defaultVatRate: 7,
      defaultFodecRate: null,
      defaultTaxStamp: 1,
      maxDiscountRate: 12.5,
      itManager: null,
      hasPhoto: true,
      version: 1,
    })
    // The same token: the company that the session is in now counts, not the one it was made with.
    const me = (await founder.get('/users/me')).json<Static<typeof Me>>()
    expect(me).toMatchObject({
      user: { companyId: id, role: 'administrator', isAdministrator: true },
      company: { id, defaultVatRate: 7 },
      pointsOfSale: [],
    })
    expect((await founder.get(`/${id}/vat-rates`)).json()).toEqual(
      [0, 7, 13, 19].map((rate) => ({ rate, isDefault: rate === 7 })),
    )
    const walkIn = await open()
      .admin.selectFrom('client')
      .select(['name', 'name_key', 'is_default'])
      .where('company_id', '=', id)
      .execute()
    expect(walkIn).toEqual([{ name: 'Client passager', name_key: 'walkIn', is_default: true }])
    const methods = await open()
      .admin.selectFrom('payment_method')
      .select(['kind', 'name', 'name_key'])
      .where('company_id', '=', id)
      .execute()
    expect(methods).toEqual([{ kind: 'cash', name: 'Espèces', name_key: 'cash' }])
  })

  test('sent again, or twice at once, is one company', async () => {
    const founder = await anOutsider(open())
    const id = newId()
    const answers = await Promise.all([put(founder, id), put(founder, id)])
    for (const answer of answers) expect(answer.json()).toMatchObject({ id, version: 1 })
    const again = await put(founder, id)
    expect(again.statusCode).toBe(200)
    expect(again.json()).toMatchObject({ id, version: 1 })
    await refuses(put(founder, newId()), 'company.notFound')
  })

  test('is refused with every broken rule in its own words', async () => {
    const founder = await anOutsider(open())
    const id = newId()
    const empty = await refuses(put(founder, id, {}), 'request.invalid')
    expect(empty.errors?.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([
      '/name Company name is required',
      '/legalForm Legal form is required',
      '/taxId Tax ID is required',
      '/email Email is required',
      '/phone Phone country code is required',
      '/address Address is required',
      '/postalCode Postal code is required',
      '/city City is required',
      '/countryCode Country is required',
      '/defaultCurrencyCode Currency is required',
      '/primaryManager Primary manager name is required',
      '/primaryManagerPhone Manager phone country code is required',
      '/primaryManagerEmail Primary manager email is required',
    ])
    for (const [field, value, said] of [
      ['name', 'x'.repeat(81), 'Max 80 characters'],
      ['address', 'x'.repeat(251), 'Max 250 characters'],
      ['postalCode', '1234567', 'Max 6 characters'],
      ['taxId', 'x'.repeat(21), 'Max 20 characters'],
      ['primaryManager', 'x'.repeat(61), 'Max 60 characters'],
      ['email', 'nobody', 'Invalid email format'],
      ['primaryManagerEmail', 'nobody', 'Invalid email'],
      ['phone', '+216 1234567', 'Phone number must be 8–15 digits'],
      ['phone', '+216 12 345 678', 'Phone number must be 8–15 digits'],
      ['phone', '+216', 'Phone country code is required'],
      ['phone', '+216 ', 'Phone country code is required'],
      ['primaryManagerPhone', '+216 1234567890123456', 'Phone number must be 8–15 digits'],
      ['defaultVatRate', 'many', 'Enter 0 or more, with up to 3 decimals. A rate cannot exceed 100'],
      ['defaultVatRate', '101', 'Enter 0 or more, with up to 3 decimals. A rate cannot exceed 100'],
      ['defaultVatRate', '7.12345', 'Enter 0 or more, with up to 3 decimals. A rate cannot exceed 100'],
    ] as const) {
      const problem = await refuses(put(founder, id, fields({ [field]: value })), 'request.invalid')
      expect(problem.errors).toEqual([{ pointer: `/${field}`, keyword: expect.any(String), message: said }])
    }
    for (const wrong of [
      { legalForm: 'GmbH' },
      { defaultCurrencyCode: 'CHF' },
      { countryCode: 'Tunisia' },
      { isVatSubject: 'perhaps' },
      { owner: 'me' },
      { maxDiscountRate: '120' },
    ]) {
      await refuses(put(founder, id, fields(wrong)), 'request.invalid')
    }
    expect((await founder.get('/users/me')).json()).toMatchObject({ company: null })
  })

  test('keeps a rate only while the company is subject to it', async () => {
    const founder = await anOutsider(open())
    const made = await put(
      founder,
      newId(),
      fields({ isVatSubject: 'false', isTaxStampSubject: 'false', defaultFodecRate: '1' }),
    )
    expect(made.json()).toMatchObject({
      isVatSubject: false,
      defaultVatRate: null,
      defaultTaxStamp: null,
      defaultFodecRate: null,
    })
  })

  test('is nobody else’s: an id that is taken is not there', async () => {
    const shop = await aShop(open())
    await refuses(put(shop.nobody, newId()), 'auth.required')
    await refuses(put(await anOutsider(open()), shop.companyId), 'company.notFound')
    await refuses(put(await anOutsider(open()), 'not-an-id'), 'request.invalid')
    const json = { method: 'PUT', url: `/api/company/${newId()}`, payload: fields() } as const
    await refuses(
      open().app.inject({ ...json, headers: (await anOutsider(open())).headers }),
      'request.unsupportedMediaType',
    )
  })

  test('has a first point of sale that can sell; the next one is left to its owner', async () => {
    const founder = await anOutsider(open())
    const id = newId()
    await put(founder, id)
    const point = { code: 'SS', name: 'Sousse', address: null, postalCode: null, city: null, phone: null }
    const headers = { 'idempotency-key': newId() }
    const first = await founder.post(`/${id}/points-of-sale`, { ...point, id: newId() }, headers)
    expect(first.statusCode).toBe(201)
    expect(first.json()).toMatchObject({ registerCount: 1 })
    const registers = await founder.get(`/${id}/points-of-sale/${first.json<PointOfSale>().id}/registers`)
    expect(registers.json<Register[]>()).toMatchObject([
      { code: '1', name: 'Register 1', numbering: 'server', isActive: true },
    ])
    expect((await founder.post(`/${id}/points-of-sale`, { ...point, code: 'SF' })).json()).toMatchObject({
      registerCount: 0,
    })
  })
})

describe('a company', () => {
  test('is read by its people only', async () => {
    const shop = await aShop(open(), { city: 'Sousse' })
    const path = `/company/${shop.companyId}`
    await refuses(shop.nobody.get(path), 'auth.required')
    await refuses((await anOutsider(open())).get(path), 'company.notFound')
    await refuses((await (await aShop(open())).as('administrator')).get(path), 'company.notFound')
    const answer = await (await shop.as('cashier')).get(path)
    expect(answer.headers['etag']).toBe('"1"')
    expect(answer.json()).toMatchObject({
      id: shop.companyId,
      name: 'A shop',
      city: 'Sousse',
      email: '',
      hasPhoto: false,
      defaultVatRate: 19,
    })
  })

  test('is changed by its administrators only, on the version that was read', async () => {
    const shop = await aShop(open())
    const id = shop.companyId
    const administrator = await shop.as('administrator')
    await refuses(put(shop.nobody, id), 'auth.required')
    await refuses(put(await shop.as('manager'), id), 'auth.forbidden')
    await refuses(put(await (await aShop(open())).as('administrator'), id), 'company.notFound')
    await refuses(put(administrator, id, {}), 'request.invalid')
    const changed = await put(administrator, id, fields({ legalForm: '', defaultVatRate: '19' }), undefined, {
      'if-match': '"1"',
    })
    expect(changed.statusCode).toBe(200)
    expect(changed.json()).toMatchObject({ name: 'Bazar du Sahel', version: 2, legalForm: null })
    const problem = await refuses(
      put(administrator, id, fields(), undefined, { 'if-match': '"1"' }),
      'request.versionStale',
    )
    expect(problem.params).toMatchObject({ by: 'The administrator' })
    const trail = await open()
      .admin.selectFrom('audit_log')
      .select(['action'])
      .where('company_id', '=', id)
      .where('entity', '=', 'company')
      .execute()
    expect(trail).toEqual([{ action: 'company.updated' }])
  })

  test('takes a rate that it did not have as its default', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    await put(administrator, shop.companyId, fields({ defaultVatRate: '20' }))
    const rates = (await administrator.get('vat-rates')).json<{ rate: number; isDefault: boolean }[]>()
    expect(rates.filter(({ isDefault }) => isDefault)).toEqual([{ rate: 20, isDefault: true }])
    expect(rates).toHaveLength(5)
  })
})

describe('the logo', () => {
  test('is drawn anew, small, without what the file said besides', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    await refuses(administrator.get('/company/photo'), 'company.photoMissing')
    await refuses(shop.nobody.get('/company/photo'), 'auth.required')
    await refuses((await anOutsider(open())).get('/company/photo'), 'company.notFound')
    expect((await put(administrator, shop.companyId, fields(), await aPicture())).json()).toMatchObject({
      hasPhoto: true,
    })
    const answer = await (await shop.as('cashier')).get('/company/photo')
    expect(answer.headers['content-type']).toBe('image/webp')
    expect(answer.headers['content-security-policy']).toContain('sandbox')
    const { width, height, exif } = await sharp(answer.rawPayload).metadata()
    expect([width, height, exif]).toEqual([240, 120, undefined])
    const etag = String(answer.headers['etag'])
    expect((await administrator.get('/company/photo', { 'if-none-match': etag })).statusCode).toBe(304)
    // A company that is saved without a picture keeps the one it has.
    await put(administrator, shop.companyId, fields({ city: 'Monastir' }))
    expect((await administrator.get('/company/photo')).headers['etag']).toBe(etag)
    await refuses((await (await aShop(open())).as('administrator')).get('/company/photo'), 'company.photoMissing')
  })

  test('may be a drawing, which is kept as a picture', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><script>alert(1)</script><circle cx="20" cy="20" r="20"/></svg>'
    expect((await put(administrator, shop.companyId, fields(), drawing)).statusCode).toBe(200)
    const { rawPayload } = await administrator.get('/company/photo')
    expect(rawPayload.subarray(8, 12).toString()).toBe('WEBP')
    expect(rawPayload.includes('script')).toBe(false)
  })

  test.each([
    ['text', 'This is no picture'],
    ['a broken picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])],
    [
      'a drawing larger than any screen',
      '<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"><rect width="9" height="9"/></svg>',
    ],
  ])('is refused when it is %s, and nothing is saved', async (_, content) => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const problem = await refuses(put(administrator, shop.companyId, fields(), content), 'company.photoUnreadable')
    expect(problem.errors?.[0]?.pointer).toBe('/photo')
    expect((await administrator.get(`/company/${shop.companyId}`)).json()).toMatchObject({ name: 'A shop', version: 1 })
  })

  test('is refused when it is too large, and told how large it may be', async () => {
    const shop = await aShop(open())
    const problem = await refuses(
      put(await shop.as('administrator'), shop.companyId, fields(), Buffer.alloc(9 * 1024 * 1024)),
      'request.tooLarge',
    )
    expect(problem.message).toContain('8')
  })
})
