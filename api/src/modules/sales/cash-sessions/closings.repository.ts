import type { ZReport } from '@comptoir/contracts/sales/cash-sessions'
import type { TxCtx } from '../../../platform/context.ts'
import { listByFunction } from '../../../platform/db/call.ts'
import { contentHashOf, type EvidenceRows } from '../../../platform/evidence/canonical.ts'
import { CLOSING_SEAL } from '../seals/index.ts'

/** A register's closings are one series, regardless of who numbers its tickets. */
const PERIOD = 'E1'

interface Closing {
  sessionId: string
  registerId: string
  /** Without its number and seal, which the closing gets last. */
  report: ZReport
}

/**
 * Takes the register's next Z number, last in the closing transaction, and stores the report under it, sealed onto the one
 * before; the application can never change it. Gives the report as it is printed.
 */
export async function insertClosing(ctx: TxCtx, { sessionId, registerId, report }: Closing): Promise<ZReport> {
  const { db, companyId, now } = ctx
  const closing = {
    company_id: companyId,
    cash_session_id: sessionId,
    register_id: registerId,
    report: JSON.stringify(report),
    recorded_at: now,
  }
  const contentHash = contentHashOf(CLOSING_SEAL, {
    ...(await readClosedSession(ctx, sessionId)),
    cash_session_closing: [closing],
  })
  const [next] = await listByFunction(db, 'next_number', {
    companyId,
    kind: 'z',
    scopeId: registerId,
    period: PERIOD,
    contentHash,
  })
  if (!next?.number || !next.hash || !next.previous_hash) throw new Error('a series gave no number')
  await db
    .insertInto('cash_session_closing')
    .values({
      ...closing,
      z_number: next.number,
      seal_version: CLOSING_SEAL.version,
      content_hash: contentHash,
      hash: next.hash,
      previous_hash: next.previous_hash,
    })
    .execute()
  return numbered(report, { z_number: next.number, hash: next.hash, previous_hash: next.previous_hash })
}

/** What the seal of a closing covers beside the report, as it is stored. */
async function readClosedSession(
  { db, companyId }: TxCtx,
  sessionId: string,
): Promise<Omit<EvidenceRows<typeof CLOSING_SEAL>, 'cash_session_closing'>> {
  return {
    cash_session: await db
      .selectFrom('cash_session')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('id', '=', sessionId)
      .execute(),
    cash_session_count: await db
      .selectFrom('cash_session_count')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('cash_session_id', '=', sessionId)
      .execute(),
    money_ledger: await db
      .selectFrom('money_ledger')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('document_kind', '=', 'cashSession')
      .where('document_id', '=', sessionId)
      .execute(),
    cash_movement: await db
      .selectFrom('cash_movement')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('cash_session_id', '=', sessionId)
      .execute(),
  }
}

interface Numbering {
  z_number: number
  hash: Buffer
  previous_hash: Buffer
}

function numbered(report: ZReport, { z_number, hash, previous_hash }: Numbering): ZReport {
  return {
    ...report,
    number: z_number,
    session: { ...report.session, zNumber: z_number },
    hash: hash.toString('hex'),
    previousHash: previous_hash.toString('hex'),
  }
}

/** The Z report of a closed session as it was printed. */
export async function findClosing({ db, companyId }: TxCtx, sessionId: string): Promise<ZReport | null> {
  const row = await db
    .selectFrom('cash_session_closing')
    .select(['report', 'z_number', 'hash', 'previous_hash'])
    .where('company_id', '=', companyId)
    .where('cash_session_id', '=', sessionId)
    .executeTakeFirst()
  return row ? numbered(row.report, row) : null
}
