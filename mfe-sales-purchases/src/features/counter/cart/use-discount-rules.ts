import { useMemo } from 'react'
import { type Currency, isCurrency } from '@comptoir/money'
import { SALES } from '@comptoir/contracts/sales/sales'
import { useCompany, useHasPermission } from '@comptoir/platform'
import type { DiscountRules } from './change-quantity.ts'
import { limitFor } from './discount-limit.ts'

/** What of the company and of this person decides figures and discounts at the counter. */
export function useDiscountRules(): DiscountRules {
  const { isVatSubject, maxDiscountRate } = useCompany()
  const currency = useCurrency()
  const mayExceed = useHasPermission(SALES.permissions.exceedDiscount)
  return useMemo(
    () => ({
      pricing: { currency, vatMode: isVatSubject ? 'charged' : 'none' },
      limitMilli: limitFor(maxDiscountRate, mayExceed),
    }),
    [currency, isVatSubject, maxDiscountRate, mayExceed],
  )
}

/** The currency of the company, as one that the kernel knows. */
export function useCurrency(): Currency {
  const { currency } = useCompany()
  if (isCurrency(currency)) return currency
  throw new RangeError(`Unknown currency: ${currency}`)
}
