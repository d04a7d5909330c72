import { auditedRow, codesOf } from '../../audited.ts'
import { Numbering, Register, REGISTERS } from './index.ts'

export const audited = auditedRow(REGISTERS.entity, Register, {
  pointOfSaleId: { of: 'pointOfSale' },
  code: 'text',
  name: 'text',
  numbering: codesOf(Numbering),
  epoch: 'ordinal',
  lastNumber: 'ordinal',
  isActive: 'flag',
  priceDisplay: codesOf(Register.properties.priceDisplay),
  openSessionId: 'untold',
  keptFloatMinor: 'untold',
})
