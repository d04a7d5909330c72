import type { CloseSessionInput, ForeignRate, ForeignTender } from '@comptoir/contracts/sales/cash-sessions'
import { countedForeignMinor, cutOff, foreignCashMinor, isCurrency } from '@comptoir/money'

type Counted = CloseSessionInput['counts'][number]['foreign']

/** What gives its worth to what nobody knew of: the rates of the closing, and the currency that they are in. */
export interface Worth {
  rates: readonly ForeignRate[]
  currency: string
}

/**
 * What was counted in other currencies beside what should be there, by code. What is there without a ticket known of is
 * worth what its rate says, and nothing without one; what nobody counted is not there.
 */
export function countForeign(
  expected: readonly ForeignTender[],
  counted: Counted = [],
  { rates, currency: own }: Worth,
): ForeignTender[] {
  const unexpected = counted.filter(
    ({ currency, countedMinor }) => countedMinor > 0 && expected.every((each) => each.currency !== currency),
  )
  const sums = [
    ...expected,
    ...unexpected.map(({ currency }) => ({ currency, amountMinor: 0, valueMinor: 0 })),
  ].toSorted((one, other) => (one.currency < other.currency ? -1 : 1))
  return sums.map(({ currency, ...sum }) => {
    const [amountMinor, valueMinor] = [sum.amountMinor ?? 0, sum.valueMinor ?? 0]
    const countedMinor = counted.find((each) => each.currency === currency)?.countedMinor ?? 0
    const rate = rates.find((each) => each.currency === currency)
    const atRate =
      rate && isCurrency(own) ? foreignCashMinor({ ...rate, amountMinor: countedMinor, from: currency, to: own }) : 0
    const countedValueMinor = amountMinor > 0 ? countedForeignMinor(countedMinor, { amountMinor, valueMinor }) : atRate
    return { currency, amountMinor, valueMinor, countedMinor, countedValueMinor }
  })
}

/** What was counted in other currencies is worth, in the session's. */
export function foreignWorth(foreign: readonly Pick<ForeignTender, 'countedValueMinor'>[]): number {
  return cutOff(foreign.reduce((sum, { countedValueMinor }) => sum + (countedValueMinor ?? 0), 0))
}
