import { createHash } from 'node:crypto'
import type { TxCtx } from '../../../platform/context.ts'

export interface CompanyPhoto {
  content: Buffer
  contentType: string
  /** Of the content: names its state to who kept it. */
  hash: string
}

export async function findCompanyPhoto({
  db,
  companyId,
}: Pick<TxCtx, 'db' | 'companyId'>): Promise<CompanyPhoto | null> {
  const row = await db
    .selectFrom('company_photo')
    .select(['content', 'content_type', 'hash'])
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return row ? { content: row.content, contentType: row.content_type, hash: row.hash } : null
}

/** Stores a WebP picture as the company's, replacing the previous one. */
export async function putCompanyPhoto(
  { db, companyId, now }: Pick<TxCtx, 'db' | 'companyId' | 'now'>,
  content: Buffer,
): Promise<void> {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22)
  const photo = { content, content_type: 'image/webp' as const, hash, updated_at: now }
  await db
    .insertInto('company_photo')
    .values({ company_id: companyId, ...photo })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(photo))
    .execute()
}
