import type { ForeignRate } from '@comptoir/contracts/sales/cash-sessions'
import type { RegisterTicket } from '@comptoir/contracts/sales/register-tickets'
import type { ForeignCash, SaleReview } from '@comptoir/contracts/sales/sales'
import { foreignCashMinor, isCurrency } from '@comptoir/money'
import { about } from './as-known.rules.ts'

type Payment = RegisterTicket['payments'][number] & { methodKind: string }

/** What a ticket is looked at against: the rates at which other currencies are taken, and the day on which it was sold. */
export interface CashRates {
  rates: readonly ForeignRate[]
  businessDate: string
  /** The company's currency. */
  currency: string
}

/**
 * What should be looked at in the cash of other currencies that paid a ticket, with what it counted for and should have:
 * nothing where the rest paid all, since it was only changed then.
 */
export function foreignReviews(payments: readonly Payment[], totalMinor: number, known: CashRates): SaleReview[] {
  return [...wronglyCounted(payments, known), ...onlyChanged(payments, totalMinor)]
}

function onlyChanged(payments: readonly Payment[], totalMinor: number): SaleReview[] {
  const sum = (paid: readonly Payment[]): number => paid.reduce((all, { amountMinor }) => all + amountMinor, 0)
  const shown = sum(payments.filter(({ details }) => details?.foreign))
  return shown > 0 && sum(payments) - shown >= totalMinor ? [about('foreignCash', { shown, expected: 0 })] : []
}

function wronglyCounted(payments: readonly Payment[], known: CashRates): SaleReview[] {
  return payments.flatMap(({ methodKind, amountMinor: shown, details }) => {
    const { foreign } = details ?? {}
    if (!foreign) return []
    const rate = rateOf(foreign, known)
    const expected = rate && worthOf({ ...foreign, ...rate }, known.currency)
    const isRight = methodKind === 'cash' && expected === shown && expected === worthOf(foreign, known.currency)
    return isRight ? [] : [about('foreignCash', { shown, ...(expected === undefined ? {} : { expected }) })]
  })
}

/** The rate of its currency on the day of the ticket; undefined where it is not taken in cash. */
function rateOf({ currency }: ForeignCash, { rates, businessDate }: CashRates) {
  const rate = rates.findLast((each) => each.currency === currency && each.validFrom <= businessDate)
  return rate && { per: rate.per, rateMicro: rate.rateMicro }
}

function worthOf({ currency, amountMinor, per, rateMicro }: ForeignCash, own: string): number | undefined {
  if (!isCurrency(own)) return undefined
  return foreignCashMinor({ amountMinor, per, rateMicro, from: currency, to: own })
}
