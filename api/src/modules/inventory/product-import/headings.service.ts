import type { ImportMapping } from '@comptoir/contracts/inventory/product-import'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import type { TxCtx } from '../../../platform/context.ts'
import { headingOf, headingsOf, mappingFrom } from './headings.rules.ts'
import { findHeadings, forgetOldHeadings, saveHeadings } from './headings.repository.ts'
import type { ImportRecord } from './product-import.repository.ts'

/** The mapping that a file with these headers begins with; who does not see what products cost sets no purchase price. */
export async function proposeMapping(ctx: TxCtx, headers: readonly string[]): Promise<ImportMapping> {
  const mapping = mappingFrom(headers, await findHeadings(ctx, headers.map(headingOf)))
  if (ctx.permissions.has(PRODUCTS.permissions.seeCost)) return mapping
  const { purchasePrice: _, ...others } = mapping
  return others
}

/** Keeps what a mapping that somebody confirmed says of its headers, for the company's next file. */
export async function rememberMapping(
  ctx: TxCtx,
  { headers, mapping }: Pick<ImportRecord, 'headers' | 'mapping'>,
): Promise<void> {
  await saveHeadings(ctx, headingsOf(headers, mapping))
  await forgetOldHeadings(ctx)
}
