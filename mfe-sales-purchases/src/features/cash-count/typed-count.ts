import type { Currency } from '@comptoir/money'
import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import { ANSWERS } from '../../common/kept-answers.ts'
import { keptJson } from '../../common/kept-json.ts'
import { safeStorage } from '../../common/safe-storage.ts'
import type { Pieces } from './denominations.ts'

export interface CountValues {
  counts: {
    paymentMethodId: string
    countedMinor: number | null
    /** How many of each piece; null where one amount is typed. */
    pieces: Pieces | null
    comment: string
    /** Of each other currency that is counted, by its code. */
    foreign: { currency: Currency; countedMinor: number | null }[]
  }[]
  keptFloatMinor: number | null
}

const keyOf = ({ id }: CashSession): string => `${ANSWERS}count:${id}`

/** What was typed when this session was counted here last, as far as it is counted still; else nothing. */
export function typedCount(session: CashSession, isByPieces: boolean): CountValues {
  const before = readTyped(session)
  const firstCash = session.tenders.find(({ kind }) => kind === 'cash')?.paymentMethodId
  const counts = session.tenders.map(({ paymentMethodId, foreign: expected = [] }) => {
    const pieces = isByPieces && paymentMethodId === firstCash ? {} : null
    const typed = before?.counts.find((count) => count.paymentMethodId === paymentMethodId)
    const foreign = expected.map(
      ({ currency }) => typed?.foreign?.find((each) => each.currency === currency) ?? { currency, countedMinor: null },
    )
    return { paymentMethodId, countedMinor: null, pieces, comment: '', ...typed, foreign }
  })
  return { counts, keptFloatMinor: before?.keptFloatMinor ?? null }
}

/** What is damaged counts as absent. */
function readTyped(session: CashSession): CountValues | null {
  const kept = keptJson(keyOf(session)) as CountValues | null
  return Array.isArray(kept?.counts) ? kept : null
}

/** Keeps what is typed: a page that is loaded anew goes on with it. */
export function keepTyped(session: CashSession, values: CountValues): void {
  safeStorage.setItem(keyOf(session), JSON.stringify(values))
}

/** It is closed, or sold in again. */
export function forgetTyped(session: CashSession): void {
  safeStorage.removeItem(keyOf(session))
}
