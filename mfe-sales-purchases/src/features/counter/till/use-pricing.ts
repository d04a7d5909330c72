import { useMemo } from 'react'
import { type Currency, isCurrency } from '@comptoir/money'
import { useCompany, useHasPermission } from '@comptoir/platform'
import type { DiscountRules } from '../cart/change-quantity.ts'
import { limitFor } from '../cart/discount-limit.ts'

function knownCurrency(code: string): Currency {
  if (isCurrency(code)) return code
  throw new RangeError(`Unknown currency: ${code}`)
}

/** What of the company and of this person decides figures and discounts at the counter. */
export function usePricing(): DiscountRules {
  const { currency, isVatSubject, maxDiscountRate } = useCompany()
  const mayExceed = useHasPermission('sales.exceedDiscount')
  return useMemo(
    () => ({
      pricing: { currency: knownCurrency(currency), vatMode: isVatSubject ? 'charged' : 'none' },
      limitMilli: limitFor(maxDiscountRate, mayExceed),
    }),
    [currency, isVatSubject, maxDiscountRate, mayExceed],
  )
}
