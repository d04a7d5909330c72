import { auditedFields, codesOf, lookedAt } from '../../audited.ts'
import { ClosingKind, FISCAL_CLOSINGS } from './index.ts'

export const audited = lookedAt(
  auditedFields(FISCAL_CLOSINGS.entity, { kind: codesOf(ClosingKind), period: 'period' }),
  { view: 'one', isOfCompany: true },
)
