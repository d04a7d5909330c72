import type { ImportMapping } from '@comptoir/contracts/inventory/product-import'
import type { TxCtx } from '../../../platform/context.ts'
import { headingOf, headingsOf, mappingFrom } from './headings.rules.ts'
import { findHeadings, forgetOldHeadings, saveHeadings } from './headings.repository.ts'
import type { ImportRecord } from './product-import.repository.ts'

/** The mapping that a file with these headers begins with. */
export async function proposeMapping(ctx: TxCtx, headers: readonly string[]): Promise<ImportMapping> {
  return mappingFrom(headers, await findHeadings(ctx, headers.map(headingOf)))
}

/** Keeps what a mapping that somebody confirmed says of its headers, for the company's next file. */
export async function rememberMapping(
  ctx: TxCtx,
  { headers, mapping }: Pick<ImportRecord, 'headers' | 'mapping'>,
): Promise<void> {
  await saveHeadings(ctx, headingsOf(headers, mapping))
  await forgetOldHeadings(ctx)
}
