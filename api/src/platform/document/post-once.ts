import type { Ctx, TxCtx } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { ofWholeCompany } from '../db/whole-company.ts'
import { DomainError } from '../errors.ts'

/** A document that was posted, or had been. */
export interface PostedOnce<Document> {
  document: Document
  /** False for one that had been posted before. */
  isNew: boolean
}

/**
 * Posts a document whose id the caller generated: a second caller with the same id finds what the first one stored.
 * `isRepeat` recognises an id that the database knows; `findEarlier` returns what is stored, or refuses other content. It
 * looks at all points of sale, where ids are unique: who repeats may have been moved to another since.
 */
export async function postOnce<Document>(
  ctx: Ctx,
  {
    post,
    isRepeat,
    findEarlier,
  }: {
    post: () => Promise<Document>
    isRepeat: (error: unknown) => boolean
    findEarlier: (tx: TxCtx) => Promise<Document | null>
  },
): Promise<PostedOnce<Document>> {
  try {
    return { document: await post(), isNew: true }
  } catch (error) {
    // A refusal may come from what the first one changed: its session is closed, say.
    if (!isRepeat(error) && !(error instanceof DomainError)) throw error
    const earlier = await inTransaction(ofWholeCompany(ctx), findEarlier)
    if (!earlier) throw error
    return { document: earlier, isNew: false }
  }
}
