import {
  CASH_SESSIONS,
  isCorrectable,
  type DifferenceCause,
  type SessionAnnex,
  type SessionCorrectionInput,
} from '@comptoir/contracts/sales/cash-sessions'
import type { TxCtx } from '../../../platform/context.ts'
import { audit } from '../../../platform/audit/audit.ts'
import { DomainError } from '../../../platform/errors.ts'
import { readDoubtfulClosings } from './brought-closings.repository.ts'
import { getCashSession } from './cash-sessions.service.ts'
import { correctionMovements, isSameCorrection } from './correct-session.rules.ts'
import { explainDifference } from './explain-difference.ts'
import { readChangedTenders, readCorrections, readLateTickets } from './session-annex.queries.ts'
import { holdCorrections, insertCorrection } from './session-corrections.repository.ts'

/** What became known of a session that the caller may see after it was closed. */
export async function readAnnex(ctx: TxCtx, id: string): Promise<SessionAnnex> {
  await getCashSession(ctx, id)
  const doubtfulClosings = await readDoubtfulClosings(ctx, id)
  return {
    lateTickets: await readLateTickets(ctx, id),
    corrections: await readCorrections(ctx, id),
    ...(doubtfulClosings.length === 0 ? {} : { doubtfulClosings }),
    tenders: await readChangedTenders(ctx, id),
  }
}

/**
 * Sets the difference right that one of its causes explains, beside the Z report. The same correction again gives the annex
 * as it is; refused where the cause explains nothing any more.
 */
export async function correctSession(ctx: TxCtx, id: string, input: SessionCorrectionInput): Promise<SessionAnnex> {
  const session = await getCashSession(ctx, id)
  if (session.state !== 'closed') throw new DomainError('cashSession.notClosed')
  await holdCorrections(ctx, session)
  const known = (await readCorrections(ctx, id)).find((correction) => correction.id === input.id)
  if (known && isSameCorrection(known, input)) return readAnnex(ctx, id)
  if (known) throw new DomainError('request.keyReused', {}, '/id')
  const { data: causes } = await explainDifference(ctx, id)
  const cause = causes.find((each) => isCause(each, input))
  if (!cause) throw new DomainError('cashSession.causeGone', {}, '/kind')
  const movements = correctionMovements(input, cause.differenceMinor)
  const comment = input.comment?.trim() || null
  if (!(await insertCorrection(ctx, session, { ...input, comment, amountMinor: cause.differenceMinor, movements })))
    throw new DomainError('request.keyReused', {}, '/id')
  await audit(ctx, {
    ...{ action: 'cashSession.corrected', entity: CASH_SESSIONS.entity, entityId: id },
    after: { cause: input.kind, differenceMinor: cause.differenceMinor, comment },
  })
  return readAnnex(ctx, id)
}

function isCause(cause: DifferenceCause, { kind, paymentMethodId, otherMethodId }: SessionCorrectionInput): boolean {
  return (
    isCorrectable(cause.kind) &&
    cause.kind === kind &&
    cause.paymentMethodId === paymentMethodId &&
    cause.otherMethodId === otherMethodId
  )
}
