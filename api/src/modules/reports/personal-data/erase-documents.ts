import type { TxCtx } from '../../../platform/context.ts'
import { SEAL_VERSION } from '../../../platform/evidence/seal.ts'
import { ERASED_NAME } from '../../people/index.ts'
import { contentOf, PAYMENTS, readSeries, RETURNS, TICKETS, type ErasedRow, type Erasures } from '../books/index.ts'
import { textReader } from './text-reader.queries.ts'

export interface ErasedDocuments {
  rows: ErasedRow[]
  /** The number of the first document that is not what was sealed; nothing may be erased then. */
  unsound: string | null
}

/** What each document of some clients hashes to, and will hash to without their name; writes nothing. */
export async function eraseDocuments(
  ctx: TxCtx,
  clientIds: readonly string[],
  erasures: Erasures,
): Promise<ErasedDocuments> {
  const erased: ErasedDocuments = { rows: [], unsound: null }
  for (const [series, kind] of [
    [TICKETS, 'sale'],
    [RETURNS, 'salesReturn'],
    [PAYMENTS, 'clientPayment'],
  ] as const) {
    for await (const document of readSeries(textReader(ctx), series, clientIds)) {
      const { head, rows } = document
      const rowId = head['id'] ?? ''
      const sealedHash = contentOf(series, document)
      const isSealed = head['seal_version'] === String(SEAL_VERSION)
      const covered = erasures.sealedAs(kind, rowId, sealedHash).map((hash) => `\\x${hash.toString('hex')}`)
      if (isSealed && !covered.includes(head['content_hash'] ?? '')) erased.unsound ??= head['number'] ?? rowId
      const seller: object = JSON.parse(head['seller'] ?? '{}')
      const left = {
        ...head,
        seller: JSON.stringify({ ...seller, client: ERASED_NAME }),
        ...('comment' in head ? { comment: null } : {}),
        ...('note' in head ? { note: null } : {}),
        ...('payers' in head ? { payers: null } : {}),
      }
      erased.rows.push({ kind, rowId, sealedHash, erasedHash: contentOf(series, { head: left, rows }) })
    }
  }
  return erased
}
