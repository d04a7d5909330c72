import { type EvidenceRow, contentHashOf, type Seal } from '../evidence/canonical.ts'
import { SEAL_VERSION, sealOf } from '../evidence/seal.ts'

/** An entry of the audit trail, whole. */
export const AUDIT_SEAL = {
  document: 'auditEntry',
  version: SEAL_VERSION,
  tables: {
    audit_log: {
      sealed: {
        company_id: 'uuid',
        recorded_at: 'instant',
        id: 'uuid',
        user_id: 'uuid',
        account_id: 'uuid',
        action: 'text',
        entity: 'text',
        entity_id: 'uuid',
        before: 'json',
        after: 'json',
        request_id: 'text',
      },
      later: { api_token_id: 'uuid' },
      apart: {},
    },
  },
} as const satisfies Seal

/** An entry this much older than the newest sealed one is too old to be sealed: it was put there afterwards. */
export const AUDIT_LATENESS_MS = 3_600_000

/** The seal of an entry that is the nth of its company, onto the one before. */
export function auditSealOf(entry: EvidenceRow, sequence: bigint, previous: Buffer): Buffer {
  return sealOf(SEAL_VERSION, previous, auditContentOf(entry), sequence)
}

/** The hash of all that an entry says. */
export function auditContentOf(entry: EvidenceRow): Buffer {
  return contentHashOf(AUDIT_SEAL, { audit_log: [entry] })
}
