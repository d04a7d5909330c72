import type { Language } from '@comptoir/i18n'
import type { TxCtx } from './context.ts'

/** A company that is being created, and the language in which what it begins with is named. */
export interface NewPlace extends Pick<TxCtx, 'db' | 'companyId' | 'now'> {
  language: Language
}

/** Writes what one area's part of a new company cannot do without, in the transaction that creates it. */
export type Beginning = (place: NewPlace) => Promise<void>
