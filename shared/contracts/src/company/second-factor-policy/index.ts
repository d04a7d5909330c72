import * as Type from 'typebox'
import type { Static } from 'typebox'
import { defineArea } from '../../declare.ts'
import { Instant, Nullable, OneOf, Strict } from '../../schema.ts'

/** Whom a company requires a second factor of. */
export const SECOND_FACTOR_FOR = ['nobody', 'administrators', 'everybody'] as const
export type SecondFactorFor = (typeof SECOND_FACTOR_FOR)[number]

/** Longest time in days that people have to set one up. */
export const GRACE_DAYS_MOST = 60

export const SecondFactorPolicyInput = Strict({
  requiredOf: OneOf(SECOND_FACTOR_FOR),
  /** Counted from now; 0: from the next click on. */
  graceDays: Type.Integer({ minimum: 0, maximum: GRACE_DAYS_MOST }),
})
export type SecondFactorPolicyInput = Static<typeof SecondFactorPolicyInput>

export const SecondFactorPolicy = Strict({
  requiredOf: OneOf(SECOND_FACTOR_FOR),
  /** From when whoever has none can do nothing else; null where it is required of nobody. */
  requiredFrom: Nullable(Instant),
  /** Active users, and those among them who have none. */
  userCount: Type.Integer(),
  withoutCount: Type.Integer(),
})
export type SecondFactorPolicy = Static<typeof SecondFactorPolicy>

/** The company's setting of who needs a second factor. */
export const SECOND_FACTOR_POLICY = defineArea({
  entity: 'secondFactorPolicy',
  path: 'second-factor-policy',
  permissions: { read: ['administrator'], write: ['administrator'] },
  actions: ['changed'],
})

declare module '../../declare.ts' {
  interface Declarations {
    secondFactorPolicy: typeof SECOND_FACTOR_POLICY
  }
}
