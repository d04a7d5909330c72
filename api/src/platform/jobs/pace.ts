/** How a long piece of work goes on: in portions, each committed with its progress. */
export interface Pace {
  /** Rows in one transaction. */
  portion: number
  now(): Date
  /** Asks to leave off after the running portion. */
  signal?: AbortSignal
  /** Asks to leave off after the running portion too, for somebody else's turn; what is left is done in the next one. */
  isTurnOver?(): boolean
  /** Called when a portion is committed. */
  afterPortion?(): Promise<void> | void
}

/**
 * Large enough that the rows outweigh the transaction; small enough that memory stays flat, a crash repeats little, and the
 * rows of one are read and written down without keeping requests waiting.
 */
export const PORTION = 500
