import { PRODUCTS, type Product, type ProductInput } from '@comptoir/contracts/inventory/products'
import {
  VARIANT_GROUPS,
  type VariantChange,
  type VariantChanges,
  type VariantGroup,
} from '@comptoir/contracts/inventory/variants'
import { lastChange } from '../../../platform/audit/audit.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { askIn } from '../../../platform/db/ask-database.ts'
import { DomainError, FieldsError, refusalOf, type Fault } from '../../../platform/errors.ts'
import { findMatchingProducts, productCases } from '../products/index.ts'
import { inTurn, type Changed } from './change-order.rules.ts'
import { inputOf } from './product-inputs.ts'
import { getGroup, openGroup } from './variants.service.ts'

/**
 * Changes several variants of a group, or none of them: what is refused is said of its row and field. Each is changed as
 * a product is by itself, with all that goes with it. A code or barcode may go from one of them to another.
 */
export async function changeVariants(ctx: TxCtx, groupId: string, input: VariantChanges): Promise<VariantGroup> {
  const { base, group } = await openGroup(ctx, groupId)
  const rows = rowsOf(group, input.variants)
  const faults = [...(await staleRows(ctx, rows)), ...(await takenTexts(ctx, rows))]
  if (faults.length > 0) throw new FieldsError(faults)
  const { released, ordered } = inTurn(rows)
  for (const { at, product, barcodes } of released) await write(ctx, at, product, { barcodes })
  for (const { at, product, change } of ordered) await write(ctx, at, product, change)
  return getGroup(ctx, base.id)
}

function rowsOf({ variants }: VariantGroup, changes: readonly VariantChange[]): Changed[] {
  const products = new Map(variants.map(({ product }) => [product.id, product]))
  return changes.map((change, at) => {
    const id = change.id.toLowerCase()
    const product = products.get(id)
    if (!product) throw new DomainError(VARIANT_GROUPS.errors.notIn, {}, `/variants/${at}/id`)
    if (changes.findIndex((other) => other.id.toLowerCase() === id) < at)
      throw new DomainError('request.invalid', {}, `/variants/${at}/id`)
    return { at, product, change: { ...change, ...(change.code === undefined ? {} : { code: change.code.trim() }) } }
  })
}

/** Rows that somebody else changed since they were read. */
async function staleRows(ctx: TxCtx, rows: readonly Changed[]): Promise<Fault[]> {
  const stale = rows.filter(({ product, change }) => product.version !== change.version)
  return Promise.all(
    stale.map(async ({ at, product }) => ({
      pointer: `/variants/${at}/version`,
      code: 'request.versionStale' as const,
      params: await lastChange(ctx, PRODUCTS.entity, product.id),
    })),
  )
}

/** Codes and barcodes that another product has and keeps, or that an earlier row wants too. */
async function takenTexts(ctx: TxCtx, rows: readonly Changed[]): Promise<Fault[]> {
  const known = await findMatchingProducts(askIn(ctx.db), ctx.companyId, {
    codes: rows.flatMap(({ change }) => change.code ?? []),
    barcodes: rows.flatMap(({ change }) => change.barcodes ?? []),
  })
  const changed = new Map(rows.map(({ product, change }) => [product.id, change]))
  const taken = (of: 'code' | 'barcodes', own: string, text: string): boolean =>
    known.some((other) => {
      const wanted = changed.get(other.id)?.[of]
      return other.id !== own && [other[of]].flat().includes(text) && (wanted === undefined || wanted.includes(text))
    })
  const seen = new Set<string>()
  return rows.flatMap(({ at, product, change }) => {
    const isTaken = (of: 'code' | 'barcodes', text: string): boolean => {
      const isSeen = seen.has(`${of} ${text}`)
      seen.add(`${of} ${text}`)
      return isSeen || taken(of, product.id, text)
    }
    const { code, barcodes = [] } = change
    const faults: Fault[] = []
    if (code !== undefined && isTaken('code', code))
      faults.push({ pointer: `/variants/${at}/code`, code: PRODUCTS.errors.codeTaken, params: { code } })
    for (const [index, barcode] of barcodes.entries())
      if (isTaken('barcodes', barcode))
        faults.push({
          pointer: `/variants/${at}/barcodes/${index}`,
          code: PRODUCTS.errors.barcodeTaken,
          params: { barcode },
        })
    return faults
  })
}

type Fields = Pick<VariantChange, 'code' | 'barcodes' | 'price' | 'isActive'>

/** Changes one product; a refusal is told of its row. What somebody may not do stays refused as such. */
async function write(ctx: TxCtx, at: number, product: Product, fields: Fields): Promise<void> {
  const { code, barcodes, price, isActive } = fields
  const known = inputOf(product)
  const input: ProductInput = {
    ...known,
    code: code ?? known.code,
    barcodes: barcodes ?? known.barcodes,
    price: price ?? known.price,
    ...(isActive === undefined ? {} : { isActive }),
  }
  try {
    await productCases.change(ctx, product.id, input)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const pointer = `/variants/${at}${error.pointer ?? ''}`
    if (error.code === 'auth.forbidden') throw refusalOf(error.code, error.params, pointer)
    throw new FieldsError([{ pointer, code: error.code, params: error.params }])
  }
}
