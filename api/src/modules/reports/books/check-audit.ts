import { AUDIT_LATENESS_MS, AUDIT_SEAL, auditContentOf } from '../../../platform/audit/audit-seal.ts'
import { SEAL_VERSION, sealOf } from '../../../platform/evidence/seal.ts'
import { groupedBy } from '../../../platform/grouped-by.ts'
import { type BookReader, bytesOf, type StoredRow, valueOf } from './book-reader.ts'
import type { Erasures } from './erasures.ts'
import type { Findings } from './findings.ts'
import { AUDIT_KEY, type Marks } from './marks.ts'

const CHECK = 'the audit trail is as it was sealed'
const AT_ONCE = 1000
const LATENESS = `interval '${AUDIT_LATENESS_MS} milliseconds'`
const { sealed, later } = AUDIT_SEAL.tables.audit_log
const COLUMNS = Object.keys({ ...sealed, ...later })

const SEALS = `
  select sequence, recorded_at, extract(epoch from recorded_at) as seconds, entry_id, seal_version, hash, previous_hash from audit_seal
  where company_id = $1 and sequence > $2 order by sequence limit ${AT_ONCE}`
const ENTRIES = `
  select ${COLUMNS.map((column) => `a.${column}`).join(', ')}
  from unnest($2::timestamptz[], $3::uuid[]) k (recorded_at, id)
  join audit_log a on a.company_id = $1 and a.recorded_at = k.recorded_at and a.id = k.id`
/** Entries that nobody sealed, and whether it is too late for them, by the rule of ADR 31 (`seal-audit-trails.ts`). */
const UNSEALED = `
  select a.id, a.action, a.recorded_at, not (a.recorded_at >= n.newest - ${LATENESS}
      or a.recorded_at between n.last - ${LATENESS} and n.last + ${LATENESS}
      or a.recorded_at between n.known - ${LATENESS} and now() + ${LATENESS}) as is_late
  from audit_log a
  cross join (select
    (select max(s.recorded_at) from audit_seal s where s.company_id = $1) as newest,
    (select s.recorded_at from audit_seal s where s.company_id = $1 order by s.sequence desc limit 1) as last,
    coalesce((select max(s.recorded_at) from audit_seal s where s.company_id = $1 and s.recorded_at <= now()), now()) as known) n
  where a.company_id = $1 and not exists (
    select from audit_seal s where s.company_id = $1 and s.recorded_at = a.recorded_at and s.entry_id = a.id)
  order by a.recorded_at`

/** What was counted of an audit trail. */
export interface AuditCount {
  sealed: number
  /** Written so recently that they are not sealed yet. */
  unsealed: number
  /** Sealed behind one that was recorded over an hour later: the clock was set back there. */
  setBack: number
}

interface Checking {
  reader: BookReader
  findings: Findings
  marks: Marks
  /** What was taken out of entries since they were sealed. */
  erasures: Erasures
}

/** Recomputes the seals of the audit trail: no entry was changed, removed, or put in afterwards. */
export async function checkAudit({ reader, findings, marks, erasures }: Checking): Promise<AuditCount> {
  findings.begin(CHECK)
  let [seconds, setBack] = [0, 0]
  let [sequence, previous]: [bigint, Buffer] = [0n, Buffer.alloc(0)]
  for (;;) {
    const seals = await reader.read(SEALS, [String(sequence)])
    const entries = await entriesOf(reader, seals)
    for (const seal of seals) {
      const number = BigInt(valueOf(seal, 'sequence'))
      const entry = entries.get(valueOf(seal, 'entry_id'))?.[0]
      const subject = entry ? describe(entry) : `entry ${number}`
      const expected = { sequence: sequence + 1n, previous, erasures }
      for (const what of faultsOf(seal, entry, expected)) findings.add(CHECK, subject, what)
      const hash = bytesOf(seal, 'hash')
      const recorded = Number(seal['seconds'])
      if (recorded < seconds - AUDIT_LATENESS_MS / 1000) setBack += 1
      seconds = recorded
      for (const what of marks.passing(AUDIT_KEY, number, hash)) findings.add(CHECK, subject, what)
      ;[sequence, previous] = [number, hash]
    }
    if (seals.length < AT_ONCE) break
  }
  for (const what of marks.beyond(AUDIT_KEY, sequence)) findings.add(CHECK, 'the trail', what)
  return { sealed: Number(sequence), setBack, unsealed: await checkUnsealed(reader, findings) }
}

async function entriesOf(reader: BookReader, seals: readonly StoredRow[]): Promise<Map<string, StoredRow[]>> {
  if (seals.length === 0) return new Map()
  const keys = ['recorded_at', 'entry_id'].map((column) => seals.map((seal) => valueOf(seal, column)))
  return groupedBy(await reader.read(ENTRIES, keys), (entry) => valueOf(entry, 'id'))
}

function faultsOf(
  seal: StoredRow,
  entry: StoredRow | undefined,
  expected: { sequence: bigint; previous: Buffer; erasures: Erasures },
): string[] {
  const sequence = BigInt(valueOf(seal, 'sequence'))
  const isNext = sequence === expected.sequence && bytesOf(seal, 'previous_hash').equals(expected.previous)
  return [
    ...(isNext ? [] : ['the seal before it is missing or another']),
    ...(valueOf(seal, 'seal_version') === String(SEAL_VERSION) ? [] : ['its seal is of an unknown version']),
    ...(entry ? [] : [`it was removed: it was recorded at ${valueOf(seal, 'recorded_at')}`]),
    ...(entry && !isAsSealed(seal, entry, expected.erasures) ? ['it is not what was sealed'] : []),
  ]
}

function isAsSealed(seal: StoredRow, entry: StoredRow, erasures: Erasures): boolean {
  const [sequence, previous] = [BigInt(valueOf(seal, 'sequence')), bytesOf(seal, 'previous_hash')]
  return erasures
    .sealedAs('auditEntry', valueOf(entry, 'id'), auditContentOf(entry))
    .some((content) => sealOf(SEAL_VERSION, previous, content, sequence).equals(bytesOf(seal, 'hash')))
}

function describe(entry: StoredRow): string {
  return `${valueOf(entry, 'action')} of ${valueOf(entry, 'recorded_at')}`
}

async function checkUnsealed(reader: BookReader, findings: Findings): Promise<number> {
  const rows = await reader.read(UNSEALED)
  const late = rows.filter((row) => row['is_late'] === 't')
  for (const row of late) findings.add(CHECK, describe(row), 'it was put in after later entries were sealed')
  return rows.length - late.length
}
