import { createHash } from 'node:crypto'
import {
  CLOSING_PERMISSIONS,
  closingText,
  MOST_CLOSING_ROUNDS,
  requestCode,
  requestText,
  type ClosingApprovalCode,
  type CountedClosing,
} from '@comptoir/contracts/sales/approval-codes'
import { CLOCK_TOLERANCE_MINUTES } from '@comptoir/contracts/sales/sales'
import type { TxCtx } from '../../../platform/context.ts'
import { findCodes, findEpochs, findUses, insertUses } from './approval-codes.repository.ts'
import { isSame } from './approval-codes.service.ts'

const MINUTE_MS = 60_000

/** A closing that says that it was approved by a code. */
export interface CodedClosing extends CountedClosing {
  registerId: string
  pointOfSaleId: string
  openedAt: Date
  code: ClosingApprovalCode
}

/**
 * Who approved a closing by a code, of those who may; null where none of them gave such a code for just these counts and this
 * amount since the session was opened, in an epoch of its tickets. The code goes to its session, which is written down.
 */
export async function takeClosingCode(
  tx: TxCtx,
  { registerId, pointOfSaleId, openedAt, code, ...closing }: CodedClosing,
  isAllowed: (giverId: string) => boolean,
): Promise<{ id: string; name: string } | null> {
  const { epoch, round, mostMinor: totalMinor } = code
  const { sessionId } = closing
  const epochs = await findEpochs(tx, sessionId)
  if (round > MOST_CLOSING_ROUNDS || (epochs.length > 0 && !epochs.includes(epoch))) return null
  const permissions = CLOSING_PERMISSIONS
  const hash = sha256(closingText(closing))
  const text = requestText({ registerId, epoch, round, clientId: null, permissions, ticketHash: hash })
  const said = { request: requestCode({ registerId, epoch }, sha256(text)), permissions, totalMinor, discountMinor: 0 }
  const earliest = openedAt.getTime() - CLOCK_TOLERANCE_MINUTES * MINUTE_MS
  const stored = (await findCodes(tx, registerId, [said.request])).find(
    (each) =>
      (each.documentId === null || each.documentId === sessionId) &&
      each.epoch === epoch &&
      each.givenAt.getTime() >= earliest &&
      isSame(each, said) &&
      isAllowed(each.givenBy.id),
  )
  if (!stored) return null
  await insertUses(tx, pointOfSaleId, [{ codeId: stored.id, documentId: sessionId }])
  const used = await findUses(tx, [stored.id])
  return used.get(stored.id) === sessionId ? stored.givenBy : null
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
