import { auditedRow, codesOf, lookedAt } from '../../audited.ts'
import { PaymentKind, PaymentMethodItem } from '../../payment-kinds.ts'
import { SUPPLIER_PAYMENT_METHODS } from './index.ts'

export const audited = lookedAt(
  auditedRow(SUPPLIER_PAYMENT_METHODS.entity, PaymentMethodItem, {
    name: 'text',
    kind: codesOf(PaymentKind),
    position: 'ordinal',
    isActive: 'flag',
  }),
  { view: 'list', isOfCompany: true },
)
