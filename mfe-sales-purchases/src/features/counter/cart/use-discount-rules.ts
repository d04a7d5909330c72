import { useMemo } from 'react'
import { SALES_AT } from '@comptoir/contracts/addresses'
import { type Currency, isCurrency } from '@comptoir/money'
import { useCompany, useStore } from '@comptoir/platform'
import { useCounterRegisterStore } from '../register/counter-register.ts'
import { useSellerMay, useSellerMayAsk } from '../register/seller.ts'
import type { DiscountRules } from './change-quantity.ts'
import { limitFor } from './discount-limit.ts'

export interface SellerRules extends DiscountRules {
  /** Above it somebody has to approve, in thousandths of a percent; null where nobody has to. */
  approvedAboveMilli: number | null
}

/** What of the company and of this person decides figures and discounts at the counter. */
export function useDiscountRules(): SellerRules {
  const { isVatSubject, maxDiscountRate } = useCompany()
  const currency = useCurrency()
  const mayExceed = useSellerMay(SALES_AT.permissions.exceedDiscount)
  const mayAsk = useSellerMayAsk(SALES_AT.permissions.exceedDiscount)
  const stamps = useStore(useCounterRegisterStore(), (state) => state.stamps)
  return useMemo(() => {
    const limitMilli = limitFor(maxDiscountRate, mayExceed)
    return {
      pricing: { currency, vatMode: isVatSubject ? 'charged' : 'none', stamps },
      limitMilli: mayAsk ? null : limitMilli,
      approvedAboveMilli: mayAsk ? limitMilli : null,
    }
  }, [currency, isVatSubject, stamps, maxDiscountRate, mayExceed, mayAsk])
}

/** The currency of the company, as one that the kernel knows. */
export function useCurrency(): Currency {
  const { currency } = useCompany()
  if (isCurrency(currency)) return currency
  throw new RangeError(`Unknown currency: ${currency}`)
}
