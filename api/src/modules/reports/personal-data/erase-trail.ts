import { auditContentOf } from '../../../platform/audit/audit-seal.ts'
import type { JsonArguments } from '../../../platform/db/function-json.ts'
import { SEAL_VERSION, sealOf } from '../../../platform/evidence/seal.ts'
import type { ErasedRow, Erasures } from '../books/index.ts'
import type { TrailEntry } from './trail.queries.ts'
import { withoutPersonal } from './without-personal.rules.ts'

/** What an erasure makes of the audit trail: the entries as they will be, and what each hashed to and will hash to. */
export interface ErasedTrail {
  entries: JsonArguments['erase_posted.entries']
  rows: ErasedRow[]
  /** The first entry that is not what was sealed, by its action; nothing may be erased then. */
  unsound: string | null
}

/** Takes what is personal out of entries that were read; writes nothing. */
export function eraseTrail(
  trail: readonly TrailEntry[],
  of: { entity: string; ids: ReadonlySet<string> },
  erasures: Erasures,
): ErasedTrail {
  const erased: ErasedTrail = { entries: [], rows: [], unsound: null }
  for (const entry of trail) {
    const left = withoutPersonal(entry, of)
    if (left === null) continue
    const sealedHash = auditContentOf(entry)
    if (!isAsSealed(entry, erasures.sealedAs('auditEntry', entry.id, sealedHash))) erased.unsound ??= entry.action
    erased.entries.push({ id: entry.id, recorded_at: entry.recorded_text, ...left })
    erased.rows.push({
      kind: 'auditEntry',
      rowId: entry.id,
      sealedHash,
      erasedHash: auditContentOf({ ...entry, ...left }),
    })
  }
  return erased
}

/** An entry of the last minute has no seal yet. */
function isAsSealed({ sequence, hash, previous_hash: previous }: TrailEntry, contents: readonly Buffer[]): boolean {
  if (sequence === null || hash === null || previous === null) return true
  return contents.some((content) => sealOf(SEAL_VERSION, previous, content, BigInt(sequence)).equals(hash))
}
