import { expect, test } from '@jest/globals'
import type { ImportReportRow, ProductImport } from '@comptoir/contracts/inventory/product-import'
import type { ProductInput } from '@comptoir/contracts/inventory/products'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { LANGUAGES } from '@comptoir/i18n'
import fc from 'fast-check'
import { setUpApp } from '../../../../test/app.ts'
import { anImporter, appliedImport, importOf, type Importer } from '../../../../test/imports.ts'
import { aForm } from '../../../../test/multipart.ts'
import { aProduct } from '../../../../test/products.ts'
import { guessMapping } from './headers.rules.ts'
import { productExport } from '../products/index.ts'

const open = setUpApp()

/** Texts with what files are sensitive to: marks of formulas, quotes, separators, space, three alphabets. */
const text = (most: number) =>
  fc
    .array(fc.constantFrom(...'aZ9é=+-@\'";,|\t ', 'شاي', 'ن', '\u00A0', '  ', '–', '%', '0'), {
      minLength: 1,
      maxLength: most,
    })
    .map((parts) => parts.join('').slice(0, most))
    .filter((all) => /[\p{L}\p{N}]/u.test(all))

const barcode = fc
  .array(fc.constantFrom(...'0123456789', 'A', '-', '/', ',', ';', '|', '.'), { minLength: 1, maxLength: 20 })
  .map((parts) => parts.join(''))
  .filter((all) => /[0-9A]/.test(all) && !/^\d+([.,]\d+)?e/i.test(all))

const micro = fc.integer({ min: 0, max: 999_999_999_999 }).map((millionths) => millionths / 1_000_000)

/** Names of units with what the notation of packs is sensitive to. */
const UNITS = ['Pack', 'Carton', "Boîte de 6; l'une", '= "6" [x]', '-Fût @ 50 L', "'+12", 'علبة, 6', 'Lot  de  3']

/** Packs of a product, the units by their numbers. */
const packed = fc.uniqueArray(
  fc.record({
    unit: fc.nat(UNITS.length - 1),
    quantityMilli: fc.integer({ min: 1, max: 50 }).map((count) => count * 1000),
    price: fc.option(micro),
    barcodes: fc.uniqueArray(barcode, { maxLength: 2 }),
  }),
  { maxLength: 4, selector: ({ unit, quantityMilli }) => `${unit} ${quantityMilli}` },
)

const product = fc.record({
  designation: text(40),
  designationEn: fc.option(text(40)),
  designationAr: fc.option(text(40)),
  location: fc.option(text(20)),
  packageQuantity: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
  minimumStockMilli: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
  purchasePrice: fc.option(micro),
  isFodec: fc.boolean(),
  isActive: fc.boolean(),
  price: micro,
  priceBasis: fc.constantFrom('ht' as const, 'ttc' as const),
  vatRate: fc.constantFrom(0, 7, 13, 19),
  barcodes: fc.uniqueArray(barcode, { maxLength: 3 }),
  family: fc.constantFrom(null, 'category', 'subcategory'),
  tracked: fc.constantFrom<Partial<ProductInput>>(
    {},
    { tracking: 'lots' },
    { tracking: 'lots', lotsExpire: true },
    { tracking: 'lots', lotsExpire: true, shelfLifeDays: 30 },
    { tracking: 'serialNumbers' },
  ),
  packed,
})

/** An importer of a company that uses lots. */
async function aTracker(): Promise<Importer> {
  const importer = await anImporter(open())
  const { companyId } = importer.shop
  await open().admin.updateTable('company').set({ is_multi_batch: true }).where('id', '=', companyId).execute()
  return importer
}

async function checkedFile({ shop, manager }: Importer, name: string, content: Buffer): Promise<ProductImport> {
  const { payload, headers } = aForm({ pointOfSaleId: shop.pointOfSaleId }, { name, content })
  const answer = await manager.post('products/import', payload, headers)
  expect(answer.statusCode).toBe(202)
  await open().jobs.drain()
  return importOf({ shop, manager }, answer.json<ProductImport>().id)
}

async function rowsOf({ manager }: Importer, id: string): Promise<string[]> {
  const answer = await manager.get(`products/import/${id}/report?limit=100`)
  return answer
    .json<PaginatedOf<ImportReportRow>>()
    .data.filter(({ reason }) => reason !== 'nothingDiffers')
    .map((row) => JSON.stringify(row))
}

test('whatever products a company has, its own file changes none of them, in any language and format', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(product, { minLength: 4, maxLength: 8 }), text(20), async (products, code) => {
      const importer = await aTracker()
      const { manager } = importer
      const named = async (path: string, body: object): Promise<string> =>
        (await manager.post(path, body)).json<{ id: string }>().id
      const categoryId = await named('categories', { name: 'Épicerie, fine' })
      const subcategoryId = await named('subcategories', { name: '=Conserves', categoryId })
      const kilo = await named('units', { name: 'Kilo', decimals: 3 })
      const piece = await named('units', { name: 'Pièce', decimals: 0 })
      const units = await Promise.all(UNITS.map((name) => named('units', { name, decimals: 0 })))
      const taken = new Set<string>()
      for (const [index, { family, barcodes, tracked, packed, ...given }] of products.entries()) {
        const freeOf = (codes: readonly string[]): string[] => {
          const free = codes.filter((each) => !taken.has(each))
          for (const each of free) taken.add(each)
          return free
        }
        const free = freeOf(barcodes)
        const packs = packed.map(({ unit, barcodes: codes, ...pack }) => ({
          ...pack,
          unitId: units[unit] ?? '',
          barcodes: freeOf(codes),
        }))
        const input: ProductInput = aProduct({
          ...given,
          ...tracked,
          unitId: tracked.tracking === 'serialNumbers' ? piece : kilo,
          categoryId: family === null ? null : categoryId,
          subcategoryId: family === 'subcategory' ? subcategoryId : null,
          barcodes: free,
          packs,
        })
        const body = { ...input, code: index === 0 ? `${code} ${input.code}` : input.code }
        const answer = await manager.post('products', body)
        // Prices that no ticket could say are refused; there is nothing to export of those.
        expect([201, 400]).toContain(answer.statusCode)
        if (answer.statusCode === 400) expect(answer.json().errors[0].pointer).toMatch(/price$/i)
      }
      for (const language of LANGUAGES)
        for (const format of ['csv', 'xlsx']) {
          const file = await manager.get(`products/export?format=${format}`, { 'accept-language': language })
          const dry = await checkedFile(importer, `products.${format}`, file.rawPayload)
          expect(dry.state).toBe('checked')
          expect(await rowsOf(importer, dry.id)).toEqual([])
          expect(dry.sameCount).toBe(dry.rowCount)
          expect((await manager.delete(`products/import/${dry.id}`)).statusCode).toBe(204)
        }
    }),
    { numRuns: 3, endOnFailure: true },
  )
})

test('a file of one company makes the same products in another', async () => {
  const [from, to] = [await aTracker(), await aTracker()]
  const category = (await from.manager.post('categories', { name: 'Épicerie' })).json<{ id: string }>()
  const subcategory = (await from.manager.post('subcategories', { name: 'Thés', categoryId: category.id })).json<{
    id: string
  }>()
  const box = (await from.manager.post('units', { name: 'Boîte; [6]', decimals: 0 })).json<{ id: string }>().id
  await from.manager.post(
    'products',
    aProduct({
      code: 'TH-1',
      designation: 'Thé',
      designationEn: 'Tea',
      designationAr: 'شاي',
      barcodes: ['6194098682157', 'TEA/1'],
      categoryId: category.id,
      subcategoryId: subcategory.id,
      isFodec: true,
      price: 10,
      priceBasis: 'ht',
      purchasePrice: 7.25,
      minimumStockMilli: 2500,
      location: 'A-3',
      packageQuantity: 6,
      isActive: false,
      tracking: 'lots',
      lotsExpire: true,
      shelfLifeDays: 45,
    }),
  )
  const packs = [
    { unitId: box, quantityMilli: 6000, price: null, barcodes: [] },
    { unitId: box, quantityMilli: 12_000, price: 110.125, barcodes: ['6194098682164', 'TEA;12'] },
  ]
  await from.manager.post('products', aProduct({ code: 'TH-2', designation: 'Thé en boîtes', price: 10, packs }))
  const file = await from.manager.get('products/export?format=xlsx', { 'accept-language': 'ar' })
  const dry = await checkedFile(to, 'products.xlsx', file.rawPayload)
  await appliedImport(open(), to, dry.id)
  const lines = async ({ manager }: Importer): Promise<string> =>
    (await manager.get('products/export?format=csv', { 'accept-language': 'en' })).body
  expect(await lines(to)).toBe(await lines(from))
})

test('every column of our own files is read, whoever may not see costs apart', () => {
  for (const language of LANGUAGES) {
    const headers = productExport.columns.map(({ header }) => header[language])
    expect(Object.keys(guessMapping(headers))).toHaveLength(headers.length)
  }
  const blind = productExport.seenWith(new Set(['products.read']))
  const names = (columns: typeof blind.columns): string[] => columns.map(({ header }) => header.en)
  expect(names(productExport.columns).filter((name) => !names(blind.columns).includes(name))).toEqual([
    'Purchase price (excl. tax)',
  ])
})
