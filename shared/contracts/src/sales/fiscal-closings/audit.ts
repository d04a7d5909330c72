import { auditedFields, codesOf } from '../../audited.ts'
import { ClosingKind, FISCAL_CLOSINGS } from './index.ts'

export const audited = auditedFields(FISCAL_CLOSINGS.entity, { kind: codesOf(ClosingKind), period: 'period' })
