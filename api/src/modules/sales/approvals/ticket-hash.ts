import { createHash } from 'node:crypto'
import type { ApprovedTicket } from '@comptoir/contracts/sales/approvals'
import { canonicalJson } from '../../../platform/canonical-json.ts'

/** Tells the ticket that was approved from any other: its id, register, lines and total. How it is paid is no part of it. */
export function ticketHash({ id, registerId, lines, totalMinor }: ApprovedTicket): Buffer {
  return createHash('sha256').update(canonicalJson({ id, registerId, lines, totalMinor })).digest()
}
