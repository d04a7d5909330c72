import { describe, expect, test } from '@jest/globals'
import { CompanyInput, type CompanyProfile } from '@comptoir/contracts/company/company-profile'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aPicture, COMPANY_FIELDS, companyFields, companySaver } from '../../../../test/company-form.ts'
import { anOutsider, refuses } from '../../../../test/shop.ts'
import { MOST_PARTS } from './company-profile.rules.ts'

const open = setUpApp()
const save = companySaver(open)

describe('the form of a company', () => {
  test('may be filled in whole, with the parts that only the form needs', async () => {
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
    const sent = { id, ...COMPANY_FIELDS, ...beside }
    expect(Object.keys(sent)).toHaveLength(MOST_PARTS)
    const made = await save(await anOutsider(open()), id, sent, await aPicture())
    expect(made.statusCode).toBe(201)
    expect(made.json<CompanyProfile>()).toMatchObject({
      itManager: 'Sami Ben Salah',
      transitNoticeDays: 9,
      hasPhoto: true,
    })
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

  test('takes a legal form of its own name where it is another one, and an IT manager of whom nothing is asked', async () => {
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
})
