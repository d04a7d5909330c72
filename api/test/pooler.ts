import { describe } from '@jest/globals'
import { findPgBouncer, startPooler, type RunningPooler } from '../../scripts/database/pooler.ts'

const program = findPgBouncer()

/** Tests behind a real pooler, which can be had only where PgBouncer is installed. */
export function describeBehindPooler(name: string, tests: () => void): void {
  if (program === null) describe.skip(`${name} (PgBouncer is not installed)`, tests)
  else describe(name, tests)
}

/** A PgBouncer in front of an address, with so many connections to the server. */
export function aPooler(url: string, connections: number): Promise<RunningPooler> {
  if (program === null) throw new Error('PgBouncer is not installed')
  return startPooler(program, url, connections)
}

export type { RunningPooler }
