import { auditedRow } from '../../audited.ts'
import { EXCHANGE_RATES, ExchangeRate } from './index.ts'

export const audited = auditedRow(EXCHANGE_RATES.entity, ExchangeRate, {
  currency: 'named',
  base: 'currency',
  validFrom: 'period',
  validTo: 'period',
  per: 'count',
  rate: 'price',
})
