import type { SearchHit } from '@comptoir/contracts/search'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId } from '../../../platform/http/list.ts'
import { findByText } from './find-products.queries.ts'

/** Products to offer for a text, best first: exact codes and barcodes, designations that begin so, all the words, then what is spelt almost so. */
export async function searchProducts(ctx: TxCtx, text: string, limit: number): Promise<SearchHit[]> {
  if (text.trim() === '') return []
  const ranks = await findByText(ctx, text, limit)
  if (ranks.size === 0) return []
  const rows = await ctx.db
    .selectFrom('product')
    .select(['id', 'code', 'designation', 'is_active'])
    .where('company_id', '=', ctx.companyId)
    .where('id', '=', anyId(ranks.keys()))
    .orderBy('designation')
    .orderBy('id')
    .execute()
  // Of equal matches, what is still sold comes first.
  const place = ({ id, is_active: isActive }: (typeof rows)[number]): number =>
    2 * (ranks.get(id) ?? 0) + (isActive ? 0 : 1)
  const best = rows.toSorted((one, other) => place(one) - place(other)).slice(0, limit)
  return best.map(({ id, code, designation }) => ({ id, title: designation, detail: code }))
}
