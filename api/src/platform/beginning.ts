import type { TxCtx } from './context.ts'

/** A company that is being created. */
export type NewPlace = Pick<TxCtx, 'db' | 'companyId' | 'now'>

/** Writes what one area's part of a new company cannot do without, in the transaction that creates it. */
export type Beginning = (place: NewPlace) => Promise<void>
