import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  isVoucherCode,
  maskedCode,
  readVoucherCode,
  VOUCHER_ALPHABET,
  VOUCHER_CODE_LENGTH,
  voucherCodeOf,
} from './voucher-codes.ts'

const aCode = fc
  .array(fc.nat({ max: VOUCHER_ALPHABET.length - 1 }), {
    minLength: VOUCHER_CODE_LENGTH - 1,
    maxLength: VOUCHER_CODE_LENGTH - 1,
  })
  .map(voucherCodeOf)

test('a code is read as it was issued, however it is typed', () => {
  fc.assert(
    fc.property(aCode, (code) => {
      const own = code.slice('VCH-'.length)
      const grouped = `${own.slice(0, 5)} ${own.slice(5)}`
      for (const typed of [code, code.toLowerCase(), own, ` ${grouped}-`, `vch ${grouped}`])
        expect(readVoucherCode(typed)).toBe(code)
      expect(isVoucherCode(code.toLowerCase())).toBe(true)
    }),
  )
})

test('any one character that is wrong is told, and any two neighbours exchanged', () => {
  fc.assert(
    fc.property(aCode, fc.nat(VOUCHER_CODE_LENGTH - 1), fc.constantFrom(...VOUCHER_ALPHABET), (code, at, other) => {
      const own = [...code.slice('VCH-'.length)]
      const wrong = own.with(at, other).join('')
      expect(readVoucherCode(wrong)).toBe(own[at] === other ? code : null)
      const next = (at + 1) % VOUCHER_CODE_LENGTH
      const exchanged = own.with(at, own[next] ?? '').with(next, own[at] ?? '')
      if (next !== 0) expect(readVoucherCode(exchanged.join(''))).toBe(own[at] === own[next] ? code : null)
    }),
  )
})

test('what is shown of a code does not spend it; other texts are none', () => {
  const code = voucherCodeOf([0, 1, 2, 3, 4, 5, 6, 7, 8])
  expect(maskedCode(code)).toMatch(/^VCH-•{8}\w\w$/)
  for (const text of [maskedCode(code), '', 'VCH-', '6191234567890', 'TIC-LM1-000012', `${code}A`])
    expect(readVoucherCode(text)).toBeNull()
  expect(isVoucherCode('6191234567890')).toBe(false)
})
