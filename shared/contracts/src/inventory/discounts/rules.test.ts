import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { discountFaults, discountStatus, type DiscountDraft } from './rules.ts'

const period = { startDate: '2026-11-23T00:00:00.000Z', endDate: '2026-12-06T22:59:00.000Z' }
const at = (text: string) => discountStatus(period, new Date(text))

describe('the status of a discount', () => {
  test('Upcoming before its start, Active from its start to its end, Expired after its end', () => {
    expect(at('2026-11-22T23:59:59.999Z')).toBe('upcoming')
    expect(at('2026-11-23T00:00:00.000Z')).toBe('active')
    expect(at('2026-12-06T22:59:00.000Z')).toBe('active')
    expect(at('2026-12-06T22:59:00.001Z')).toBe('expired')
  })

  test('Unknown when either date is invalid', () => {
    const now = new Date('2026-11-25T00:00:00Z')
    expect(discountStatus({ ...period, startDate: 'soon' }, now)).toBe('unknown')
    expect(discountStatus({ ...period, endDate: '' }, now)).toBe('unknown')
  })

  test('only ever goes on: upcoming, active, expired', () => {
    const order = ['upcoming', 'active', 'expired']
    const moment = fc.date({ min: new Date('2026-11-01'), max: new Date('2026-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(moment, moment, (a, b) => {
        const [first, second] = a <= b ? [a, b] : [b, a]
        expect(order.indexOf(discountStatus(period, first))).toBeLessThanOrEqual(
          order.indexOf(discountStatus(period, second)),
        )
      }),
    )
  })
})

describe('the rules of a discount', () => {
  const whole: DiscountDraft = {
    name: 'Olive festival',
    startDate: '2026-11-23',
    endDate: '2026-12-06T23:59',
    pourcentage: 15,
  }
  const faults = (change: Partial<DiscountDraft>) =>
    discountFaults({ ...whole, ...change }, 'Africa/Tunis').map(({ field, code }) => `${field} ${code}`)

  test.each<[string, Partial<DiscountDraft>, string[]]>([
    ['all is well', {}, []],
    ['no name', { name: '  ' }, ['name discount.nameRequired']],
    ['no start', { startDate: '' }, ['startDate discount.startRequired']],
    ['no end', { endDate: '' }, ['endDate discount.endRequired']],
    ['an end that equals the start', { endDate: '2026-11-23' }, ['endDate discount.periodEmpty']],
    ['an end before the start', { endDate: '2026-11-22' }, ['endDate discount.periodEmpty']],
    ['the smallest step', { pourcentage: 0.1 }, []],
    ['all of it', { pourcentage: 100 }, []],
    ['nothing off', { pourcentage: 0 }, ['pourcentage discount.percentageOutOfRange']],
    ['more than all', { pourcentage: 100.1 }, ['pourcentage discount.percentageOutOfRange']],
    ['a tenth among many', { pourcentage: 12.3 }, []],
    ['less than a step', { pourcentage: 0.05 }, ['pourcentage discount.percentageOutOfRange']],
    ['between two steps', { pourcentage: 12.55 }, ['pourcentage discount.percentageOutOfRange']],
    ['no percentage', { pourcentage: null }, ['pourcentage discount.percentageOutOfRange']],
    [
      'nothing at all',
      { name: '', startDate: '', endDate: '', pourcentage: null },
      [
        'name discount.nameRequired',
        'startDate discount.startRequired',
        'endDate discount.endRequired',
        'pourcentage discount.percentageOutOfRange',
      ],
    ],
  ])('%s', (_what, change, expected) => {
    expect(faults(change)).toEqual(expected)
  })
})
