import pLimit, { type LimitFunction } from 'p-limit'
import { DomainError } from './errors.ts'

export interface TurnLimits {
  /** In this process at a time, of all companies. */
  atOnce: number
  /** More of one company do not wait: they are refused, and asked to come again after so many seconds. */
  mostWaiting: number
  waitSeconds: number
}

/** Waits for the turn of a company and gives what ends it. */
export type TakeTurn = (companyId: string) => Promise<() => void>

/** Turns for dear work: one of a company at a time, few altogether, in the order of asking. */
export function createTurns({ atOnce, mostWaiting, waitSeconds }: TurnLimits): TakeTurn {
  const ofAll = pLimit(atOnce)
  const byCompany = new Map<string, LimitFunction>()
  return async (companyId) => {
    const ofCompany = byCompany.get(companyId) ?? pLimit(1)
    if (ofCompany.pendingCount >= mostWaiting) throw new DomainError('request.tooMany', { seconds: waitSeconds })
    byCompany.set(companyId, ofCompany)
    return new Promise((begin) => {
      const turn = (): Promise<void> => new Promise((end) => begin(end))
      void ofCompany(() => ofAll(turn)).then(() => {
        if (ofCompany.activeCount + ofCompany.pendingCount === 0) byCompany.delete(companyId)
      })
    })
  }
}
