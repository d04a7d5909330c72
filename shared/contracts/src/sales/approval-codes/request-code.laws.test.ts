import { describe, test } from '@jest/globals'
import fc from 'fast-check'
import { CODE_APPROVABLE, type CodeApprovable } from './approvable.ts'
import { answerText, codeDigits, mayBeRequest, requestCode, requestText, type AskedByCode } from './request-code.ts'

const permissions = fc.subarray<CodeApprovable>([...CODE_APPROVABLE], { minLength: 1 })
const HASH = fc.stringMatching(/^[0-9a-f]{64}$/)
const asked: fc.Arbitrary<AskedByCode> = fc.record({
  registerId: fc.uuid(),
  epoch: fc.integer({ min: 1, max: 999_999 }),
  round: fc.integer({ min: 1, max: 1000 }),
  clientId: fc.option(fc.uuid()),
  permissions,
  ticketHash: HASH,
})
/** A register in an epoch with a code that it asks by. */
const asking = fc.tuple(asked, HASH).map(([each, hash]) => ({ ...each, code: requestCode(each, hash) }))
const said = fc.record({
  request: fc.stringMatching(/^[0-9]{8}$/),
  permissions,
  totalMinor: fc.integer({ min: 0, max: 1_000_000_000 }),
  discountMinor: fc.integer({ min: 0, max: 1_000_000_000 }),
})

describe('a request code', () => {
  test('has 8 digits, is one of its register in its epoch, and is read as it is shown', () => {
    fc.assert(
      fc.property(
        asking,
        ({ code, ...each }) =>
          /^\d{8}$/.test(code) &&
          mayBeRequest(each, code) &&
          codeDigits(`${code.slice(0, 4)} ${code.slice(4)}`) === code,
      ),
    )
  })

  test('is none any more with one digit changed', () => {
    const changed = fc.tuple(fc.nat({ max: 7 }), fc.integer({ min: 1, max: 9 }))
    fc.assert(
      fc.property(asking, changed, ({ code, ...each }, [at, by]) => {
        const digit = (Number(code[at]) + by) % 10
        return !mayBeRequest(each, `${code.slice(0, at)}${digit}${code.slice(at + 1)}`)
      }),
    )
  })

  test('is none of the next epoch', () => {
    fc.assert(fc.property(asking, ({ code, ...each }) => !mayBeRequest({ ...each, epoch: each.epoch + 1 }, code)))
  })

  test('stands for the same in whichever order permissions are named, and for another in another round', () => {
    fc.assert(
      fc.property(
        asked,
        (each) =>
          requestText({ ...each, permissions: each.permissions.toReversed() }) === requestText(each) &&
          requestText({ ...each, round: each.round + 1 }) !== requestText(each),
      ),
    )
  })
})

test('an answer is bound to the total, and to the discount where one is approved', () => {
  fc.assert(
    fc.property(said, (each) => {
      const text = answerText(each)
      const isDiscount = each.permissions.includes('sales.exceedDiscount')
      return (
        answerText({ ...each, totalMinor: each.totalMinor + 1 }) !== text &&
        (answerText({ ...each, discountMinor: each.discountMinor + 1 }) !== text) === isDiscount
      )
    }),
  )
})
