import { auditedRow, codesOf } from '../../audited.ts'
import { TaxParameter, TAX_PARAMETERS } from './index.ts'

export const audited = auditedRow(TAX_PARAMETERS.entity, TaxParameter, {
  name: 'text',
  code: codesOf(TaxParameter.properties.code),
  thresholdMilli: 'quantity',
  validFrom: 'period',
  valueMilli: 'quantity',
  replacesMilli: 'quantity',
})
