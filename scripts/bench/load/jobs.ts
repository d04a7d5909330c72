import type { Driven } from '../measure.ts'

/** A register that is open for selling, with the access token of the person who opened it. */
export type SignedInRegister = { registerId: string; cashSessionId: string; token: string; userId: string }

/** Sales of random products, at a random one of the registers. */
export type SalesWork = {
  kind: 'sales'
  companyId: string
  cashId: string
  series: number
  products: number
  registers: SignedInRegister[]
  /** Of each sale; five where left out. */
  lines?: number
  /** Two clients at a time send the same sales at the same moment. */
  isTwice: boolean
}
/** Batches of tickets that the registers numbered themselves; each client sends those of its own registers, one after the other. */
export type TicketsWork = Omit<SalesWork, 'kind' | 'lines'> & {
  kind: 'tickets'
  /** Tickets of one batch. */
  size: number
}
/** The same page again and again. */
export type ReadsWork = { kind: 'reads'; path: string; token: string | null }
/** What a day brings: seven small reads, two pages of a list and one sale in ten requests. */
export type DayWork = { kind: 'day'; paths: [small: string, list: string]; sales: SalesWork }
export type Work = SalesWork | TicketsWork | ReadsWork | DayWork

/** Work for a driver: as so many clients, each with one connection, until the seconds are over or the requests are made. */
export type Job = { origin: string; clients: number; seconds: number; requests: number; work: Work }

/** What the driver answers. `twinFaults` counts pairs of the same sale that were not answered alike, one of them as new. */
export type JobResult = Driven & { twinFaults: number; firstFailure: string | null }

/** An open-ended number of requests, for jobs that end by the clock. */
export const NO_LIMIT = Number.MAX_SAFE_INTEGER
