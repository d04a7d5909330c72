import { v7 } from 'uuid'

/**
 * A UUIDv7: Unix milliseconds, then a counter, then random. Ids made in one tab sort in the order in which they were made,
 * even when its clock is set back; documents and rows are named by their maker, so that a sale has its name before the
 * network agrees.
 */
export function newId(): string {
  return v7()
}
