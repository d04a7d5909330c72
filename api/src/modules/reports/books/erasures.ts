import { createHash } from 'node:crypto'
import { groupedBy } from '../../../platform/grouped-by.ts'
import { type BookReader, bytesOf, type StoredRow, valueOf } from './book-reader.ts'
import type { Findings } from './findings.ts'

const CHECK = 'the audit trail is as it was sealed'

/** A posted row that lost personal values: what its content hashed to before, and what it hashes to since. */
export interface ErasedRow {
  kind: 'auditEntry' | 'sale' | 'salesReturn' | 'clientPayment'
  rowId: string
  sealedHash: Buffer
  erasedHash: Buffer
}

/** The hash over all rows of an erasure, which its own entry in the audit trail keeps. */
export function proofOf(rows: readonly ErasedRow[]): string {
  const hash = createHash('sha256')
  for (const text of rows.map(textOf).toSorted()) hash.update(text)
  return hash.digest('hex')
}

function textOf({ kind, rowId, sealedHash, erasedHash }: ErasedRow): string {
  return `${kind} ${rowId} ${sealedHash.toString('hex')} ${erasedHash.toString('hex')}\n`
}

const ROWS = `select erasure_id, kind, row_id, sealed_hash, erased_hash from erased_row
  where company_id = $1 order by erasure_id, kind, row_id`
const ENTRIES = `select id, action, recorded_at, after ->> 'erasureId' as erasure_id, after ->> 'proof' as proof
  from audit_log where company_id = $1 and after ->> 'erasureId' is not null`

/** What was erased of the posted rows of a company. */
export class Erasures {
  private readonly byRow: ReadonlyMap<string, readonly ErasedRow[]>

  constructor(rows: readonly ErasedRow[]) {
    this.byRow = groupedBy(rows, ({ kind, rowId }) => `${kind} ${rowId}`)
  }

  /**
   * What the seal of a row may cover whose content hashes to `content` now: that, or what it was before erasures that lead
   * to it step by step. Nothing of a row that was erased and is not what an erasure left.
   */
  sealedAs(kind: ErasedRow['kind'], rowId: string, content: Buffer): Buffer[] {
    const steps = this.byRow.get(`${kind} ${rowId}`) ?? []
    const last = steps.at(-1)
    if (last === undefined) return [content]
    const isLinked = steps.every(({ sealedHash }, at) => at === 0 || steps[at - 1]?.erasedHash.equals(sealedHash))
    return isLinked && last.erasedHash.equals(content) ? [...steps.map(({ sealedHash }) => sealedHash), content] : []
  }
}

/** Reads what was erased of a company, and holds it against the entries of the audit trail that tell of it. */
export async function readErasures(reader: BookReader, findings: Findings): Promise<Erasures> {
  findings.begin(CHECK)
  const rows = (await reader.read(ROWS)).map((row) => ({ erasureId: valueOf(row, 'erasure_id'), ...toErased(row) }))
  const told = new Map((await reader.read(ENTRIES)).map((entry) => [entry['erasure_id'] ?? '', entry]))
  const byErasure = groupedBy(rows, ({ erasureId }) => erasureId)
  for (const [erasureId, own] of byErasure)
    if (told.get(erasureId)?.['proof'] !== proofOf(own))
      findings.add(CHECK, `erasure ${erasureId}`, 'rows are said to be erased of which no entry tells')
  for (const [erasureId, entry] of told)
    if (!byErasure.has(erasureId) && entry['proof'] !== proofOf([]))
      findings.add(CHECK, `${valueOf(entry, 'action')} of ${valueOf(entry, 'recorded_at')}`, 'what it erased is gone')
  return new Erasures(rows)
}

function toErased(row: StoredRow): ErasedRow {
  return {
    kind: valueOf(row, 'kind') as ErasedRow['kind'],
    rowId: valueOf(row, 'row_id'),
    sealedHash: bytesOf(row, 'sealed_hash'),
    erasedHash: bytesOf(row, 'erased_hash'),
  }
}
