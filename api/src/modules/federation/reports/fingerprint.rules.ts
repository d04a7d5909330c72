import { createHash } from 'node:crypto'
import type { FederationReport } from '@comptoir/contracts/federation'

type Incident = FederationReport['incidents'][number]

/** What differs between two failures that are one: ids, numbers, what was quoted. */
const PARTICULARS = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|"[^"]*"|'[^']*'|\d+/gi

function firstFrame(stack: string | undefined): string {
  return (
    stack
      ?.split('\n')
      .find((line) => /^\s*at |@/.test(line))
      ?.trim() ?? ''
  )
}

/** The same for failures of one release that are alike: same kind, same words, same place in the code. */
export function fingerprintOf({ class: kind, message, stack }: Incident): string {
  const words = message.replaceAll(PARTICULARS, '#')
  return createHash('sha256')
    .update(JSON.stringify([kind, words, firstFrame(stack)]))
    .digest('hex')
    .slice(0, 32)
}
