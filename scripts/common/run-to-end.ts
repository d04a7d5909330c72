import path from 'node:path'
import { endChildren } from './child.ts'
import { reportFailure } from './failure.ts'
import { ROOT } from './root.ts'
import { onStopRequest } from './stop-request.ts'

const INTERRUPTED = 130
const PATIENCE_MS = 30_000

let isAsked = false

/** True once somebody asked the command to stop: what is at work may tidy up, nothing new should begin. */
export function isStopRequested(): boolean {
  return isAsked
}

/** Runs a project command to its end: a failure is reported in one sentence, a stop request reaches all it started. */
export async function runToEnd(work: () => Promise<void>): Promise<never> {
  onStopRequest(() => {
    isAsked = true
    void endWithin(PATIENCE_MS)
  })
  try {
    await work()
  } catch (error) {
    if (!isAsked) reportFailure(error, path.join(ROOT, '.comptoir', 'logs'))
    process.exitCode = 1
  }
  await endWithin(PATIENCE_MS)
  process.exit(isAsked ? INTERRUPTED : process.exitCode)
}

async function endWithin(patienceMs: number): Promise<void> {
  setTimeout(() => process.exit(INTERRUPTED), patienceMs).unref()
  await endChildren()
}
