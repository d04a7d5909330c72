import type { TxCtx } from '../../../platform/context.ts'
import { findProductsByCode } from '../products/index.ts'
import { proposedCodes } from './variants.rules.ts'

/** Codes for variants of a product, none of which another product or another of them has. */
export async function freeCodes(
  ctx: TxCtx,
  base: string,
  variants: readonly { values: readonly { name: string }[] }[],
): Promise<string[]> {
  const proposals = variants.map(({ values }) => proposedCodes(base, values))
  const codes = proposals.map(next)
  for (;;) {
    const known = await findProductsByCode(ctx, codes)
    const used = new Set<string>()
    let isFree = true
    for (const [at, code] of codes.entries()) {
      if (!known.has(code) && !used.has(code)) {
        used.add(code)
        continue
      }
      isFree = false
      codes[at] = next(proposals[at])
    }
    if (isFree) return codes
  }
}

/** There is always another one. */
function next(proposals: Generator<string> | undefined): string {
  const { value } = proposals?.next() ?? {}
  if (typeof value !== 'string') throw new Error('A code is proposed for every variant')
  return value
}
