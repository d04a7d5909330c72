import type { ProductFields } from '@comptoir/contracts/inventory/product-changes'
import type pg from 'pg'
import { askOn } from '../../../platform/db/ask-database.ts'
import { learnManyWords } from '../../../platform/search/known-words.ts'
import { recordChanges } from '../product-changes/index.ts'
import { productSearchText, writeProductFields, type KnownProduct } from '../products/index.ts'
import type { Editing, Job } from './apply-job.ts'
import { packFields } from './packs-outcome.rules.ts'
import { subcategoriesOf, type IdOf } from './row-families.ts'
import { fieldsBefore } from './row-edit.rules.ts'

/** Writes what rows change of products, and remembers what they were. */
export async function changeProducts(
  client: pg.PoolClient,
  job: Job,
  rows: readonly Editing[],
  idOf: IdOf,
): Promise<void> {
  const { ctx, changeSetId, now } = job
  const categoryOf = ({ known, result: { edit } }: Editing): string | null =>
    edit.families.category === undefined ? (known.category?.id ?? null) : idOf('category', edit.families.category)
  const subcategoryIds = await subcategoriesOf(
    client,
    job,
    rows.map((row) => ({ categoryId: categoryOf(row), name: row.result.edit.families.subcategory ?? null })),
  )
  const written = rows.map((row, index) => {
    const { known, result } = row
    const { edit } = result
    const { category, subcategory, brand, unit } = edit.families
    const fields: ProductFields = {
      ...edit.fields,
      ...(category === undefined && subcategory === undefined ? {} : { categoryId: categoryOf(row) }),
      // With its category, by which it is known to be there when it is to be set back.
      ...(subcategory === undefined ? {} : { subcategoryId: subcategoryIds[index] ?? null }),
      ...(brand === undefined ? {} : { brandId: idOf('brand', brand) }),
      ...(unit === undefined ? {} : { unitId: idOf('unit', unit) }),
      ...(edit.packs === undefined ? {} : { packs: packFields(edit.packs, (name) => idOf('unit', name)) }),
    }
    const before = fieldsBefore(known, fields)
    if (!changesSearch(fields)) return { known, fields, before }
    const [searchText, foundBy] = [productSearchText(after(known, fields)), productSearchText(known)]
    return { known, fields: { ...fields, searchText }, before: { ...before, searchText: foundBy } }
  })
  await writeProductFields(
    askOn(client),
    ctx.companyId,
    written.map(({ known, fields }) => ({ id: known.id, fields })),
    { userId: ctx.userId, now, by: { source: 'import', changeSetId } },
    client,
  )
  await learnManyWords(
    client,
    ctx.companyId,
    'product',
    written.flatMap(({ fields }) => fields.searchText ?? []),
  )
  await recordChanges(
    client,
    ctx.companyId,
    changeSetId,
    written.map(({ known, fields, before }) => ({
      productId: known.id,
      kind: 'changed',
      code: fields.code ?? known.code,
      designation: fields.designation ?? known.designation,
      before,
      afterVersion: known.version + 1,
    })),
  )
}

/** A product with its fields as they are about to be written. */
function after({ packBarcodes, ...known }: KnownProduct, { packs, ...fields }: ProductFields) {
  return { ...known, ...fields, packBarcodes: packs?.flatMap(({ barcodes }) => barcodes) ?? packBarcodes }
}

/** Fields that a product is found by. */
const SEARCHED = ['code', 'designation', 'designationEn', 'designationAr', 'barcodes', 'packs', 'location'] as const

/** Whether a product is found by other words after these fields are written. */
function changesSearch(fields: ProductFields): boolean {
  return SEARCHED.some((field) => fields[field] !== undefined)
}
