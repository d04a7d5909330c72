import { createHash } from 'node:crypto'
import { v5 } from 'uuid'

/** Of everything that a replay names itself. */
const REPLAY = 'b3a1c0de-7e11-5a1e-8b00-c0ff1e0de550'

/** Always the same id for the same names, so that whatever is sent again is recognised. */
export function idOf(...names: readonly (string | number)[]): string {
  return v5(names.join('/'), REPLAY)
}

/** Which of the workers a document belongs to, whatever the order of the file. */
export function workerOf(number: string, workers: number): number {
  return createHash('sha256').update(number).digest().readUInt32BE(0) % workers
}
