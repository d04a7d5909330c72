import { auditedFields, codesOf } from '../../audited.ts'
import { SECOND_FACTOR_POLICY, SecondFactorPolicyInput } from './index.ts'

export const audited = auditedFields(SECOND_FACTOR_POLICY.entity, {
  requiredOf: codesOf(SecondFactorPolicyInput.properties.requiredOf),
  requiredFrom: 'instant',
  /** Of the company: it is told as the subject. */
  name: 'untold',
})
