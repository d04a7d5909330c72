import { randomOf, wholeBetween } from './random.ts'

export type Target = 'api' | 'database'

/** Kill `target` so long after so many documents were answered; before the first one, so long after the kill before is over. */
export interface Kill {
  target: Target
  afterDocuments: number
  delayMs: number
}

export interface KillPlan {
  seed: string
  documents: number
  kills: Readonly<Record<Target, number>>
  /** Whether one kill in ten hits what comes before the first document: the import of the catalogue, the making of clients. */
  isSetupHit: boolean
}

/** The last stretch stays free, so that what was killed last is noticed by documents. */
const SHARE_OF_RUN = 0.97
const ONE_IN_SETUP = 10
const SETUP_MS = 2000
/** Long enough to hit any step of the posting that the last answer set free. */
const POSTING_MS = 60

/** The kills of one target in order: the run is cut in as many stretches, and each has one at a random moment. */
export function scheduleKills({ seed, documents, kills, isSetupHit }: KillPlan, target: Target): Kill[] {
  const random = randomOf(seed, 'kills', target)
  const inSetup = isSetupHit ? Math.floor(kills[target] / ONE_IN_SETUP) : 0
  const ofSetup = Array.from({ length: inSetup }, () => ({
    target,
    afterDocuments: 0,
    delayMs: wholeBetween(random, 0, SETUP_MS),
  }))
  const rest = kills[target] - inSetup
  const stretch = ((documents - 1) * SHARE_OF_RUN) / Math.max(rest, 1)
  const ofRun = Array.from({ length: rest }, (_, index) => ({
    target,
    afterDocuments: Math.min(documents, 1 + Math.floor((index + random()) * stretch)),
    delayMs: wholeBetween(random, 0, POSTING_MS),
  }))
  return [...ofSetup, ...ofRun]
}

const MOST_SENDINGS = 3

/** How often a document is sent at once. */
export function sendingsOf(seed: string, number: string): number {
  return wholeBetween(randomOf(seed, 'sendings', number), 1, MOST_SENDINGS)
}
