import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { setUpApp } from '../../../../test/app.ts'
import { booksThatDisagree } from '../../../../test/goods.ts'
import { anImporter, appliedImport, checkedImport } from '../../../../test/imports.ts'
import { putProduct } from '../../../../test/products.ts'
import { onSale, undone } from '../../../../test/undo.ts'

const open = setUpApp()

const CODES = ['A', 'B', 'C', '100', '200']
const BARCODES = ['100', '200', '300', '400']
const orEmpty = (values: readonly string[]) => fc.constantFrom('', ...values)
const aRow = fc.record({
  code: orEmpty(CODES),
  barcode: orEmpty(BARCODES),
  designation: orEmpty(['Amandes', 'amandes', 'Beurre doux']),
  category: orEmpty(['Épicerie', 'épicerie', 'Frais']),
  priceTtc: orEmpty(['1.5', '2.380', '0', '-1']),
  priceHt: orEmpty(['2', '3.1']),
  vatRate: orEmpty(['7', '19', '18']),
  stock: orEmpty(['0', '3', 'x']),
})

test('import any rows over any catalogue, undo, and the catalogue on sale reads as before', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.constantFrom(...CODES), { maxLength: 4 }),
      fc.shuffledSubarray(BARCODES),
      fc.array(aRow, { minLength: 1, maxLength: 8 }),
      fc.constantFrom('codeThenBarcode', 'code', 'barcode'),
      async (codes, barcodes, rows, matchBy) => {
        const importer = await anImporter(open())
        for (const [index, code] of codes.entries())
          await putProduct(importer.manager, { code, barcodes: barcodes.slice(index, index + 1), isFodec: index === 1 })
        const before = await onSale(importer)
        const lines = rows.map((row) => Object.values(row).join(';'))
        const file = ['code;code barre;designation;famille;prix ttc;prix ht;tva;stock', ...lines, ''].join('\n')
        const { id, rowCount } = await checkedImport(open(), importer, file, { matchBy })
        fc.pre(rowCount > 0)
        const { changeSet, goodCount } = await appliedImport(open(), importer, id)
        expect((changeSet?.createdCount ?? 0) + (changeSet?.changedCount ?? 0)).toBe(goodCount)
        expect(await undone(open(), importer, changeSet?.id ?? '')).toMatchObject({ state: 'undone', keptCount: 0 })
        expect(await onSale(importer)).toEqual(before)
        expect(await booksThatDisagree(open(), importer.shop.companyId)).toEqual([])
      },
    ),
    { numRuns: 25 },
  )
})
