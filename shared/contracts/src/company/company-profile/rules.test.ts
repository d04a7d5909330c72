import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { COMPANY_LENGTHS } from './limits.ts'
import { companyFaults, hasRequired, joinPhone, splitPhone, type CompanyDraft } from './rules.ts'

const whole: CompanyDraft = {
  name: 'Bazar du Sahel',
  email: 'info@bazar.example',
  phone: { code: '+216', number: '73226410' },
  address: '27, avenue Hédi Chaker',
  postalCode: '4000',
  city: 'Sousse',
  taxId: '1234567R/A/M/000',
  countryCode: 'TN',
  defaultCurrencyCode: 'TND',
  legalForm: 'SARL',
  otherLegalForm: '',
  primaryManager: 'Amel Trabelsi',
  managerPhone: { code: '+216', number: '20123456' },
  primaryManagerEmail: 'amel@bazar.example',
  defaultVatRate: 19,
  defaultFodecRate: null,
  defaultTaxStamp: null,
  maxDiscountRate: null,
}
const codesOf = (over: Partial<CompanyDraft>, mode: 'create' | 'edit' = 'create') =>
  companyFaults({ ...whole, ...over }, mode).map(({ field, code }) => `${field} ${code}`)

const aCode = fc.integer({ min: 1, max: 9999 }).map((code) => `+${String(code)}`)
const digits = (length: fc.Arbitrary<number>) =>
  length.chain((size) => fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: size, maxLength: size }))

describe('a phone', () => {
  test('is the same after it was joined and split', () => {
    fc.assert(
      fc.property(aCode, digits(fc.integer({ min: 1, max: 20 })), (code, number) => {
        expect(splitPhone(joinPhone({ code, number }))).toEqual({ code, number })
      }),
    )
  })

  test('has 8 to 15 digits, no more and no fewer', () => {
    fc.assert(
      fc.property(digits(fc.integer({ min: 1, max: 20 })), (number) => {
        const isRight = number.length >= 8 && number.length <= 15
        expect(codesOf({ phone: { code: '+216', number } })).toEqual(isRight ? [] : ['phoneNumber company.phoneDigits'])
      }),
    )
  })

  test('without a number is no phone', () => {
    expect(joinPhone({ code: '+216', number: '' })).toBe('')
    expect(splitPhone('73226410')).toEqual({ code: '', number: '73226410' })
  })
})

describe('the company form', () => {
  test('takes texts up to their length and not beyond', () => {
    for (const [field, max] of Object.entries(COMPANY_LENGTHS)) {
      expect(codesOf({ [field]: 'x'.repeat(max) })).toEqual([])
      expect(codesOf({ [field]: 'x'.repeat(max + 1) })).toEqual([`${field} company.tooLong`])
    }
  })

  test('asks for the legal form where a company is made, not where it is changed', () => {
    expect(codesOf({ legalForm: '' })).toEqual(['legalForm company.legalFormRequired'])
    expect(codesOf({ legalForm: '' }, 'edit')).toEqual([])
  })

  test('has all that it needs while nothing required is blank, whatever else is wrong', () => {
    expect(hasRequired({ ...whole, email: 'nobody', postalCode: '1234567' }, 'create')).toBe(true)
    for (const field of ['name', 'email', 'address', 'postalCode', 'city', 'taxId', 'primaryManager'] as const)
      expect([field, hasRequired({ ...whole, [field]: ' ' }, 'edit')]).toEqual([field, false])
    expect(hasRequired({ ...whole, managerPhone: { code: '+216', number: '' } }, 'edit')).toBe(false)
    expect([
      hasRequired({ ...whole, legalForm: '' }, 'create'),
      hasRequired({ ...whole, legalForm: '' }, 'edit'),
    ]).toEqual([false, true])
  })

  test('takes a rate from 0 to 100, or none; what cannot be read is none of these', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: false }), (rate) => {
        expect(codesOf({ defaultVatRate: rate }).length).toBe(rate >= 0 && rate <= 100 ? 0 : 1)
      }),
    )
  })
})
