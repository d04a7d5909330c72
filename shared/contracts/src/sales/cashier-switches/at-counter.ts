import * as Type from 'typebox'
import { Id } from '../../schema.ts'

/**
 * Part of what is recorded at a counter: who stands there, where another is signed in. Whether they do is looked up; what cannot
 * be proved is in their name all the same, without any right of their own, and is said to be so. Left out: the caller.
 */
export const AtCounter = { cashierId: Type.Optional(Id) }

/** Part of what was recorded at a counter: that it could not be proved who stood there. Left out where it could. */
export const CashierUnproved = { cashierUnproved: Type.Optional(Type.Literal(true)) }
