import { patienceOf, type Work } from '../work.ts'
import { Turns, type EndTurn, type TurnLimits } from './turns.ts'

/** Connections that requests use altogether. */
export const CONNECTIONS = 20
/** Of these, left to what belongs to no company: signing in, and finding out who asks. */
const UNSHARED = 2

const PATIENCE = { waitMs: 2000, mostWaiting: 100 }
/** Nobody at a till waits for a report, and the one before may take a minute. */
const PATIENCE_FOR_REPORTS = { waitMs: 15_000, mostWaiting: 10 }

/**
 * Half of the connections for one company at most, half of that for its screens. Files and sums have a few of their own,
 * one for a company: its second waits for its first, and not before another's.
 */
function limitsOf(connections: number): Record<'all' | 'looking' | 'reports', TurnLimits> {
  const total = Math.max(2, connections - UNSHARED)
  const share = Math.max(2, Math.floor(connections / 2))
  return {
    all: { total, share, ...PATIENCE },
    looking: { total, share: Math.max(2, Math.floor(share / 2)), ...PATIENCE },
    reports: { total: Math.max(2, Math.floor(total / 6)), share: 1, ...PATIENCE_FOR_REPORTS },
  }
}

/** Who may use the connections of a pool how far: always taken in the same order, so that nobody waits in a circle. */
export class Shares {
  readonly #all: Turns
  readonly #looking: Turns
  readonly #reports: Turns

  constructor(connections: number) {
    const { all, looking, reports } = limitsOf(connections)
    this.#all = new Turns(all)
    this.#looking = new Turns(looking)
    this.#reports = new Turns(reports)
  }

  /** Waits until a company may use another connection for such work; refuses as `server.busy`. */
  async take(companyId: string, work: Work): Promise<EndTurn> {
    const ofKind = this.#kindOf(work)
    if (work === 'posting') return this.#all.take(companyId, patienceOf(work).milliseconds)
    if (!ofKind) return this.#all.take(companyId)
    const first = await ofKind.take(companyId)
    try {
      const second = await this.#all.take(companyId)
      return () => {
        second()
        first()
      }
    } catch (error) {
      first()
      throw error
    }
  }

  #kindOf(work: Work): Turns | null {
    if (work === 'report') return this.#reports
    return work === 'read' || work === 'list' ? this.#looking : null
  }
}
