import type { Currency } from '@comptoir/contracts/treasury/currencies'
import type { ExchangeRate } from '@comptoir/contracts/treasury/exchange-rates'
import { newId } from '@comptoir/platform'

/** A currency that the company uses; name only what the test is about. */
export function aCurrency(given: Partial<Currency> = {}): Currency {
  return { id: newId(), code: 'EUR', isActive: true, isCashAccepted: false, rateCount: 3, version: 4, ...given }
}

/** What it is worth from a day on. */
export function aRate(given: Partial<ExchangeRate> = {}): ExchangeRate {
  return {
    id: newId(),
    currency: { id: '018f0000-0000-7000-8000-0000000000e0', name: 'EUR' },
    base: 'TND',
    validFrom: '2026-11-02',
    per: 1,
    rate: 3.3725,
    validTo: null,
    version: 4,
    ...given,
  }
}
