import type { FastifyRequest } from 'fastify'

/**
 * What a call does, as far as others who wait for the same database are concerned. It decides how long one of its
 * statements may take, which share of the connections it may use, and who is refused first when there is too much to do.
 * - `read`, `list`: somebody looks at a screen; ended when they stop waiting.
 * - `report`: files and long sums, in a small share of their own; ended likewise.
 * - `write`: changes master data. `posting`: a document of the counter, refused last.
 * - `job`: goes on after the answer.
 */
export type Work = 'read' | 'list' | 'report' | 'write' | 'posting' | 'job'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Where it is not what the method says: GET reads, everything else writes. */
    work?: Work
  }
}

/** Seconds that one statement may take. */
export const STATEMENT_SECONDS: Readonly<Record<Work, number>> = {
  read: 5,
  list: 5,
  report: 60,
  write: 15,
  posting: 15,
  job: 600,
}

/** The class whose limit the role of requests has by itself, so that it need not be said. */
export const USUAL_WORK = 'write' satisfies Work

/** Seconds that a statement waits for a row that somebody else is changing. */
export const LOCK_SECONDS = 2

/** How long work that others hold up is begun again. */
interface Patience {
  attempts: number
  /** No attempt begins later. */
  milliseconds: number
}

const USUAL_PATIENCE: Patience = { attempts: 5, milliseconds: 4000 }
/**
 * What the counter posts is given up last: it waits for rows, and for a connection, as long as one of its statements may
 * take. All rows of a company are held for some seconds while it gets a shard of its own.
 */
const PATIENCE_OF_POSTINGS: Patience = {
  attempts: Math.ceil(STATEMENT_SECONDS.posting / LOCK_SECONDS),
  milliseconds: STATEMENT_SECONDS.posting * 1000,
}

export function patienceOf(work: Work): Patience {
  return work === 'posting' ? PATIENCE_OF_POSTINGS : USUAL_PATIENCE
}

/** Work that changes nothing and is of no use to anybody once its caller has gone. */
export function endsWithCaller(work: Work): boolean {
  return work === 'read' || work === 'list' || work === 'report'
}

/** The class of a request: what its route declares, else what follows from method and address. */
export function workOf({
  method,
  routeOptions: { config, url },
}: Pick<FastifyRequest, 'method' | 'routeOptions'>): Work {
  if (config.work !== undefined) return config.work
  if (method !== 'GET' && method !== 'HEAD') return 'write'
  return url?.endsWith('/paginated') ? 'list' : 'read'
}
