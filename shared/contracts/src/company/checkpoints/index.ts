import * as Type from 'typebox'
import type { Static } from 'typebox'
import { defineArea } from '../../declare.ts'
import { BusinessDate, Id, Instant, Nullable, Strict } from '../../schema.ts'

const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' })

/** Where a series of numbered documents stood. */
const SeriesMark = Strict({
  kind: Type.String(),
  /** The register, or the company itself. */
  scopeId: Id,
  period: Type.String(),
  number: Type.Integer({ minimum: 0 }),
  /** The seal of the document with that number. */
  hash: Type.String(),
})

/** Where the books of one company stood, signed by itself so that the company can keep it. */
export const CheckpointPart = Strict({
  format: Type.Literal(1),
  date: BusinessDate,
  madeAt: Instant,
  companyId: Id,
  series: Type.Array(SeriesMark),
  /** The newest sealed entry of the audit trail; null before the first. */
  audit: Nullable(Strict({ sequence: Type.Integer(), hash: Hash })),
  /** Ed25519, base64, of the canonical JSON of all the rest. */
  signature: Type.String(),
})
export type CheckpointPart = Static<typeof CheckpointPart>

/** Where all books of the installation stood on a day; each file names the one before. */
export const Checkpoint = Strict({
  format: Type.Literal(1),
  date: BusinessDate,
  madeAt: Instant,
  /** The file before, by the hash of its bytes. */
  previous: Nullable(Strict({ date: BusinessDate, sha256: Hash })),
  companies: Type.Array(CheckpointPart),
  /** PEM. */
  publicKey: Type.String(),
  signature: Type.String(),
})
export type Checkpoint = Static<typeof Checkpoint>

/** Days of which there is a checkpoint, the newest first. */
export const CheckpointDays = Type.Array(BusinessDate)

/** Signed files that say where the books stood: what they say cannot be taken back by whoever edits the database. */
export const CHECKPOINTS = defineArea({
  entity: 'checkpoint',
  path: 'checkpoints',
  permissions: { read: ['administrator', 'accountant'] },
  errors: { notFound: [404, 'date'] },
})

declare module '../../declare.ts' {
  interface Declarations {
    checkpoint: typeof CHECKPOINTS
  }
}
