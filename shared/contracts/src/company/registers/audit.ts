import { auditedRow, codesOf } from '../../audited.ts'
import { CLAIMED } from '../../sales/cashier-switches/claimed.ts'
import { DrawerOpening, Numbering, Register, REGISTERS } from './index.ts'

export const audited = auditedRow(
  REGISTERS.entity,
  Register,
  {
    pointOfSaleId: { of: 'pointOfSale' },
    code: 'text',
    name: 'text',
    numbering: codesOf(Numbering),
    epoch: 'ordinal',
    lastNumber: 'ordinal',
    isActive: 'flag',
    priceDisplay: codesOf(Register.properties.priceDisplay),
    printer: codesOf(Register.properties.printer),
    printerAddress: 'text',
    paperWidthMm: 'count',
    printsAtOnce: 'flag',
    opensDrawer: 'flag',
    openSessionId: 'untold',
    keptFloatMinor: 'untold',
  },
  { reason: codesOf(DrawerOpening.properties.reason), note: 'text', ...CLAIMED },
)
