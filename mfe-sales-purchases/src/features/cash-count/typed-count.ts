import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import { ANSWERS } from '../../common/kept-answers.ts'
import { safeStorage } from '../../common/safe-storage.ts'
import type { Pieces } from './denominations.ts'

export interface CountValues {
  counts: {
    paymentMethodId: string
    countedMinor: number | null
    /** How many of each piece; null where one amount is typed. */
    pieces: Pieces | null
    comment: string
  }[]
  keptFloatMinor: number | null
}

const keyOf = ({ id }: CashSession): string => `${ANSWERS}count:${id}`

/** What was typed when this session was counted here last, as far as it is counted still; else nothing. */
export function typedCount(session: CashSession, isByPieces: boolean): CountValues {
  const kept = safeStorage.getItem(keyOf(session))
  const before = kept === null ? null : (JSON.parse(kept) as CountValues)
  const firstCash = session.tenders.find(({ kind }) => kind === 'cash')?.paymentMethodId
  const counts = session.tenders.map(({ paymentMethodId }) => {
    const pieces = isByPieces && paymentMethodId === firstCash ? {} : null
    const typed = before?.counts.find((count) => count.paymentMethodId === paymentMethodId)
    return typed ?? { paymentMethodId, countedMinor: null, pieces, comment: '' }
  })
  return { counts, keptFloatMinor: before?.keptFloatMinor ?? null }
}

/** Keeps what is typed: a page that is loaded anew goes on with it. */
export function keepTyped(session: CashSession, values: CountValues): void {
  safeStorage.setItem(keyOf(session), JSON.stringify(values))
}

export function forgetTyped(session: CashSession): void {
  safeStorage.removeItem(keyOf(session))
}
