import { chainedHash } from './ticket-hash.ts'

/** A few bytes that stand for an id where there is little room, in hexadecimal digits: the same wherever they are worked out. */
export function shortId(id: string, bytes: number): string {
  return chainedHash('', id.toLowerCase()).slice(0, 2 * bytes)
}

/** How many bytes stand for a register on its tickets. */
export const REGISTER_BYTES = 6
