import pLimit, { type LimitFunction } from 'p-limit'
import { DomainError } from '../errors.ts'

/** Exports that this process makes at a time; each holds a connection, and its rows until the file is written. */
const AT_ONCE = 2
/** More of one company do not wait: somebody presses a button again and again. */
const MOST_WAITING = 5
const WAIT_SECONDS = 30

const ofAll = pLimit(AT_ONCE)
const byCompany = new Map<string, LimitFunction>()

/** Waits for its turn: one export of a company at a time, few altogether, in the order of asking. Gives what ends the turn. */
export async function takeTurn(companyId: string): Promise<() => void> {
  const ofCompany = byCompany.get(companyId) ?? pLimit(1)
  if (ofCompany.pendingCount >= MOST_WAITING) throw new DomainError('request.tooMany', { seconds: WAIT_SECONDS })
  byCompany.set(companyId, ofCompany)
  return new Promise((begin) => {
    const turn = (): Promise<void> => new Promise((end) => begin(end))
    void ofCompany(() => ofAll(turn)).then(() => {
      if (ofCompany.activeCount + ofCompany.pendingCount === 0) byCompany.delete(companyId)
    })
  })
}
