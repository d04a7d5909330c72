import { describe, expect, test } from '@jest/globals'
import { CompanyInput, type CompanyProfile } from '@comptoir/contracts/company/company-profile'
import type { PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import type { Register } from '@comptoir/contracts/company/registers'
import type { Me } from '@comptoir/contracts/identity/session'
import type { Static } from 'typebox'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aPicture, COMPANY_FIELDS, companyFields, companySaver } from '../../../../test/company-form.ts'
import { anOutsider, aShop, refuses } from '../../../../test/shop.ts'
import { anotherShop } from '../../../../test/shops.ts'

const open = setUpApp()
const save = companySaver(open)

describe('the company of whoever signed up', () => {
  test('is made whole by its form, and the account is its administrator at once', async () => {
    const founder = await anOutsider(open())
    const id = newId()
    const made = await save(founder, id, companyFields(), await aPicture(), { 'accept-language': 'ar' })
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
      .where('direction', '=', 'client')
      .execute()
    expect(methods).toEqual([{ kind: 'cash', name: 'Espèces', name_key: 'cash' }])
  })

  test('has a form that may be filled in whole, with the parts that only the form needs', async () => {
    expect(Object.keys(COMPANY_FIELDS).sort()).toEqual(Object.keys(CompanyInput.properties).sort())
    const beside = {
      phoneCountryCode: '+216',
      phoneNumber: '73226410',
      managerCountryCode: '+216',
      managerPhoneNumber: '20123456',
      itManagerCountryCode: '+216',
      itManagerPhoneNumber: '20123457',
      agree: 'true',
    }
    const id = newId()
    const made = await save(await anOutsider(open()), id, { id, ...COMPANY_FIELDS, ...beside })
    expect(made.statusCode).toBe(201)
    expect(made.json<CompanyProfile>()).toMatchObject({ itManager: 'Sami Ben Salah', transitNoticeDays: 9 })
  })

  test('sent again, or twice at once, is one company', async () => {
    const founder = await anOutsider(open())
    const id = newId()
    const answers = await Promise.all([save(founder, id), save(founder, id)])
    for (const answer of answers) expect(answer.json()).toMatchObject({ id, version: 1 })
    const again = await save(founder, id)
    expect(again.statusCode).toBe(200)
    expect(again.json()).toMatchObject({ id, version: 1 })
    await refuses(save(founder, newId()), 'company.notFound')
  })

  test('is refused with every broken rule in its own words', async () => {
    const founder = await anOutsider(open())
    const id = newId()
    const empty = await refuses(save(founder, id, {}), 'request.invalid')
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
      const problem = await refuses(save(founder, id, companyFields({ [field]: value })), 'request.invalid')
      expect(problem.errors).toEqual([{ pointer: `/${field}`, keyword: expect.any(String), message: said }])
    }
    for (const wrong of [
      { legalForm: 'GmbH' },
      { defaultCurrencyCode: 'CHF' },
      { countryCode: 'Tunisia' },
      { isVatSubject: 'perhaps' },
      { owner: 'me' },
      { maxDiscountRate: '120' },
      { itManagerPhone: 'call me' },
      { stockPolicy: 'perhaps' },
      { priceDisplay: 'exclTax' },
      { cashStepMinor: '20' },
      { cashStepMinor: 'all' },
    ]) {
      await refuses(save(founder, id, companyFields(wrong)), 'request.invalid')
    }
    expect((await founder.get('/users/me')).json()).toMatchObject({ company: null })
  })

  test('has a form of its own name where it is another one, and an IT manager of whom nothing is asked', async () => {
    const founder = await anOutsider(open())
    const id = newId()
    const other = { legalForm: 'Other', otherLegalForm: 'SUARL', itManager: 'Sami', itManagerPhone: '+216 123' }
    const made = await save(founder, id, companyFields({ ...other, itManagerEmail: 'sami at home' }))
    expect(made.json()).toMatchObject({ ...other, itManagerEmail: 'sami at home' })
    // Left open, it stays; chosen anew, its name goes.
    expect((await save(founder, id, companyFields({ legalForm: '' }))).json()).toMatchObject({
      legalForm: 'Other',
      otherLegalForm: 'SUARL',
      itManager: null,
    })
    const chosen = await save(founder, id, companyFields({ legalForm: 'SA', otherLegalForm: 'SUARL' }))
    expect(chosen.json()).toMatchObject({ legalForm: 'SA', otherLegalForm: null })
    const long = await refuses(
      save(founder, id, companyFields({ legalForm: 'Other', otherLegalForm: 'x'.repeat(41) })),
      'request.invalid',
    )
    expect(long.errors).toEqual([
      { pointer: '/otherLegalForm', keyword: expect.any(String), message: 'Max 40 characters' },
    ])
  })

  test('says what is done where stock runs out, how prices are shown and what cash is rounded to; left open, that stays', async () => {
    const founder = await anOutsider(open())
    const id = newId()
    const given = { stockPolicy: 'block', priceDisplay: 'both' }
    expect((await save(founder, id)).json()).toMatchObject({
      stockPolicy: 'allow',
      priceDisplay: 'inclTax',
      cashStepMinor: 0,
      version: 1,
    })
    const changed = await save(founder, id, companyFields({ ...given, cashStepMinor: '50' }))
    expect(changed.json()).toMatchObject({ ...given, cashStepMinor: 50, version: 2 })
    const kept = await save(founder, id, companyFields({ city: 'Sfax' }))
    expect(kept.json()).toMatchObject({ ...given, cashStepMinor: 50, city: 'Sfax' })
    expect((await save(founder, id, companyFields({ city: 'Sfax' }))).json()).toMatchObject({ version: 3 })
  })

  test('says when people are told of lots that expire and transfers that wait; left open, that stays', async () => {
    const founder = await anOutsider(open())
    const id = newId()
    const days = async (fields: Record<string, string> = {}) => {
      const { expiryNoticeDays, readyNoticeDays, transitNoticeDays } = (
        await save(founder, id, companyFields(fields))
      ).json<CompanyProfile>()
      return [expiryNoticeDays, readyNoticeDays, transitNoticeDays]
    }
    expect(await days()).toEqual([30, 2, 7])
    expect(await days({ expiryNoticeDays: '10', transitNoticeDays: '1' })).toEqual([10, 2, 1])
    expect(await days()).toEqual([10, 2, 1])
    for (const wrong of ['0', '366', '1.5'])
      await refuses(save(founder, id, companyFields({ readyNoticeDays: wrong })), 'request.invalid')
  })

  test('a default rate of VAT that there is not yet is one from today on, said in taxes by date', async () => {
    const founder = await anOutsider(open())
    const id = newId()
    expect((await save(founder, id, companyFields({ defaultVatRate: '12.5' }))).json()).toMatchObject({
      defaultVatRate: 12.5,
    })
    await save(founder, id, companyFields({ defaultVatRate: '18' }))
    await save(founder, id, companyFields({ defaultVatRate: '7' }))
    expect((await founder.get(`/${id}/vat-rates`)).json()).toEqual(
      [0, 7, 12.5, 13, 18, 19].map((rate) => ({ rate, isDefault: rate === 7 })),
    )
    const entered = (await founder.get(`/${id}/tax-parameters/paginated`)).json<{ data: object[] }>()
    expect(entered.data).toHaveLength(2)
  })

  test('keeps a rate only while the company is subject to it', async () => {
    const founder = await anOutsider(open())
    const made = await save(
      founder,
      newId(),
      companyFields({ isVatSubject: 'false', isTaxStampSubject: 'false', defaultFodecRate: '1' }),
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
    await refuses(save(shop.nobody, newId()), 'auth.required')
    await refuses(save(await anOutsider(open()), shop.companyId), 'company.notFound')
    await refuses(save(await anOutsider(open()), 'not-an-id'), 'request.invalid')
    const json = { method: 'PUT', url: `/api/company/${newId()}`, payload: companyFields() } as const
    await refuses(
      open().app.inject({ ...json, headers: (await anOutsider(open())).headers }),
      'request.unsupportedMediaType',
    )
  })

  test('has a first point of sale that can sell; the next one is left to its owner', async () => {
    const founder = await anOutsider(open())
    const id = newId()
    await save(founder, id)
    const point = anotherShop('SS', 'Sousse')
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
    await refuses(save(shop.nobody, id), 'auth.required')
    await refuses(save(await shop.as('manager'), id), 'auth.forbidden')
    await refuses(save(await (await aShop(open())).as('administrator'), id), 'company.notFound')
    await refuses(save(administrator, id, {}), 'request.invalid')
    const changed = await save(administrator, id, companyFields({ legalForm: '', defaultVatRate: '19' }), undefined, {
      'if-match': '"1"',
    })
    expect(changed.statusCode).toBe(200)
    expect(changed.json()).toMatchObject({ name: 'Bazar du Sahel', version: 2, legalForm: null })
    const problem = await refuses(
      save(administrator, id, companyFields(), undefined, { 'if-match': '"1"' }),
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
    await save(administrator, shop.companyId, companyFields({ defaultVatRate: '20' }))
    const rates = (await administrator.get('vat-rates')).json<{ rate: number; isDefault: boolean }[]>()
    expect(rates.filter(({ isDefault }) => isDefault)).toEqual([{ rate: 20, isDefault: true }])
    expect(rates).toHaveLength(5)
  })
})
