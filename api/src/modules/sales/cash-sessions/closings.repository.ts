import { createHash } from 'node:crypto'
import type { ZReport } from '@comptoir/contracts/sales/cash-sessions'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** JSON with its keys in order: the same text whatever the database did to the order of keys. */
function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const pairs = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key] ?? null)}`)
  return `{${pairs.join(',')}}`
}

/** Seals a closing onto the one before it: hash(n) = sha256(hash(n−1), n, content). */
export function closingHash(previous: Buffer, zNumber: number, report: ZReport): Buffer {
  const content = JSON.parse(JSON.stringify({ ...report, hash: null, previousHash: null })) as Json
  return createHash('sha256').update(previous).update(`${zNumber}:`).update(canonical(content)).digest()
}

/** A register's closings are one series, regardless of who numbers its tickets. */
const PERIOD = 'E1'

/** Takes the register's next Z number, last in the closing transaction: no gap, no double. */
export async function nextZ(
  { db, companyId }: TxCtx,
  registerId: string,
): Promise<{ zNumber: number; previousHash: Buffer }> {
  const row = await db
    .insertInto('number_series')
    .values({
      company_id: companyId,
      kind: 'z',
      scope_id: registerId,
      period: PERIOD,
      last_number: 1,
      last_hash: Buffer.alloc(0),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'kind', 'scope_id', 'period'])
        .doUpdateSet({ last_number: sql`number_series.last_number + 1` }),
    )
    .returning(['last_number', 'last_hash'])
    .executeTakeFirstOrThrow()
  return { zNumber: row.last_number, previousHash: row.last_hash }
}

/** Stores the Z report as printed; the application can never change it. */
export async function insertClosing(
  { db, companyId, now }: TxCtx,
  closing: { sessionId: string; registerId: string; zNumber: number; previousHash: Buffer; report: ZReport },
): Promise<ZReport> {
  const { report, previousHash, zNumber } = closing
  const hash = closingHash(previousHash, zNumber, report)
  await db
    .insertInto('cash_session_closing')
    .values({
      company_id: companyId,
      cash_session_id: closing.sessionId,
      register_id: closing.registerId,
      z_number: zNumber,
      report: JSON.stringify(report),
      hash,
      previous_hash: previousHash,
      recorded_at: now,
    })
    .execute()
  await db
    .updateTable('number_series')
    .set({ last_hash: hash })
    .where('company_id', '=', companyId)
    .where('kind', '=', 'z')
    .where('scope_id', '=', closing.registerId)
    .where('period', '=', PERIOD)
    .execute()
  return { ...report, hash: hash.toString('hex'), previousHash: previousHash.toString('hex') }
}

export async function findClosing({ db, companyId }: TxCtx, sessionId: string): Promise<ZReport | null> {
  const row = await db
    .selectFrom('cash_session_closing')
    .select(['report', 'hash', 'previous_hash'])
    .where('company_id', '=', companyId)
    .where('cash_session_id', '=', sessionId)
    .executeTakeFirst()
  if (!row) return null
  return { ...row.report, hash: row.hash.toString('hex'), previousHash: row.previous_hash.toString('hex') }
}
