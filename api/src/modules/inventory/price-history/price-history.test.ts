import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import type { PriceChange, PricesThen, ProductPrices } from '@comptoir/contracts/inventory/product-prices'
import type { Product, ProductInput } from '@comptoir/contracts/inventory/products'
import type { ChangeSet } from '@comptoir/contracts/inventory/product-changes'
import fc from 'fast-check'
import { sql } from 'kysely'
import { setUpApp } from '../../../../test/app.ts'
import { anImporter, appliedImport, checkedImport, type Importer } from '../../../../test/imports.ts'
import { aProduct, putProduct } from '../../../../test/products.ts'
import { undone } from '../../../../test/undo.ts'

const open = setUpApp()

/** A product's prices as they lie in the database. */
async function stored(id: string): Promise<PricesThen> {
  const row = await open()
    .admin.selectFrom('product')
    .select(['price_basis', 'price_ht_micro', 'price_ttc_micro', 'vat_rate_milli', 'is_fodec', 'purchase_price_micro'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    priceBasis: row.price_basis,
    priceHtMicro: row.price_ht_micro,
    priceTtcMicro: row.price_ttc_micro,
    vatRateMilli: row.vat_rate_milli,
    isFodec: row.is_fodec,
    purchasePriceMicro: row.purchase_price_micro,
  }
}

async function changesOf({ manager }: Importer, id: string): Promise<PriceChange[]> {
  return (await manager.get(`products/${id}/prices`)).json<ProductPrices>().changes
}

const PRICES = [1.5, 2.38, 12.3456, 7]
const edit = fc.record(
  {
    price: fc.constantFrom(...PRICES),
    priceBasis: fc.constantFrom('ht' as const, 'ttc' as const),
    vatRate: fc.constantFrom(7, 19),
    isFodec: fc.boolean(),
    purchasePrice: fc.constantFrom(null, 0.9, 1.1),
    designation: fc.constantFrom('Amandes', 'Amandes effilées'),
  },
  { requiredKeys: ['price', 'priceBasis', 'vatRate', 'isFodec', 'designation'] },
)
const row = fc.record({
  designation: fc.constantFrom('', 'Amandes grillées'),
  ttc: fc.constantFrom('', '1,5', '9', '2,380'),
  ht: fc.constantFrom('', '2', '3,1'),
  vat: fc.constantFrom('', '7', '19'),
})
const step = fc.oneof(
  edit.map((fields) => ({ kind: 'form' as const, fields })),
  row.map((cells) => ({ kind: 'import' as const, cells })),
  fc.boolean().map((isActive) => ({ kind: 'bulk' as const, isActive })),
  fc.constant({ kind: 'undo' as const }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** Does one step to product A; gives what it made that can be undone. */
async function take(importer: Importer, id: string, what: Step, last: string | null): Promise<string | null> {
  const { manager } = importer
  if (what.kind === 'form') {
    const { code } = (await manager.get(`products/${id}`)).json<Product>()
    const input: ProductInput = aProduct({ code, ...what.fields })
    expect((await manager.put(`products/${id}`, input)).statusCode).toBe(200)
    return last
  }
  if (what.kind === 'import') {
    const { designation, ttc, ht, vat } = what.cells
    const file = `code;designation;prix ttc;prix ht;tva\nA;${designation};${ttc};${ht};${vat}\n`
    const { id: importId, badCount } = await checkedImport(open(), importer, file)
    if (badCount > 0) return last
    return (await appliedImport(open(), importer, importId)).changeSet?.id ?? last
  }
  if (what.kind === 'bulk') {
    const answer = await manager.post('product-changes', { ids: [id], change: { isActive: what.isActive } })
    return answer.json<ChangeSet>().id
  }
  if (last === null) return null
  await undone(open(), importer, last)
  return null
}

describe('the history of a price', () => {
  test('holds each change, whatever it was made by, one upon the other, and ends at the price that is stored', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
        const importer = await anImporter(open())
        const { id } = await putProduct(importer.manager, { code: 'A', designation: 'Amandes', purchasePrice: 0.9 })
        const known = [await stored(id)]
        const sources: string[] = []
        let last: string | null = null
        for (const each of steps) {
          last = await take(importer, id, each, last)
          const now = await stored(id)
          if (JSON.stringify(now) === JSON.stringify(known.at(-1))) continue
          known.push(now)
          sources.push(each.kind)
        }
        const changes = (await changesOf(importer, id)).toReversed()
        expect(changes.map(({ before }) => before)).toEqual(known.slice(0, -1))
        expect(changes.map(({ after }) => after)).toEqual(known.slice(1))
        expect(changes.map(({ source }) => source)).toEqual(sources)
      }),
      { numRuns: 12 },
    )
  })

  test('names the file, and the undoing of it, with who did it and when', async () => {
    const importer = await anImporter(open())
    const { id } = await putProduct(importer.manager, { code: 'A', designation: 'Amandes', price: 1.5 })
    const dry = await checkedImport(open(), importer, 'code;designation;prix ttc\nA;;9\n')
    const { changeSet } = await appliedImport(open(), importer, dry.id)
    await undone(open(), importer, changeSet?.id)
    const changes = await changesOf(importer, id)
    expect(changes).toMatchObject([
      {
        source: 'undo',
        title: 'catalogue.csv',
        before: { priceTtcMicro: 9_000_000 },
        after: { priceTtcMicro: 1_500_000 },
      },
      {
        source: 'import',
        title: 'catalogue.csv',
        before: { priceTtcMicro: 1_500_000 },
        after: { priceTtcMicro: 9_000_000 },
      },
    ])
    expect(changes.every(({ changedBy }) => changedBy !== null)).toBe(true)
  })

  test('is of a refused change no part, and of what was created neither', async () => {
    const importer = await anImporter(open())
    const { manager } = importer
    const { id, code } = await putProduct(manager, { price: 1.5 })
    const other = await putProduct(manager)
    const change = (over: Partial<ProductInput>, ifMatch: string) =>
      manager.put(`products/${id}`, aProduct({ code, price: 3, ...over }), { 'if-match': ifMatch })
    expect((await change({}, '"7"')).statusCode).toBe(412)
    expect((await change({ code: other.code }, '"1"')).statusCode).toBe(409)
    expect(await changesOf(importer, id)).toEqual([])
    expect((await change({}, '"1"')).statusCode).toBe(200)
    expect(await changesOf(importer, id)).toMatchObject([{ version: 2, source: 'form', title: null }])
  })

  test('stands in the way of no removal, and nobody of the product writes it twice or away', async () => {
    const importer = await anImporter(open())
    const { manager, shop } = importer
    const { id, code } = await putProduct(manager)
    await manager.put(`products/${id}`, aProduct({ code, price: 3 }))
    const { db } = open()
    for (const statement of [
      sql`update product_price_change set source = 'bulk' where company_id = ${shop.companyId}`,
      sql`delete from product_price_change where company_id = ${shop.companyId}`,
    ])
      await expect(statement.execute(db)).rejects.toThrow(/permission denied/)
    expect((await manager.delete(`products/${id}`)).statusCode).toBe(204)
    const left = await open()
      .admin.selectFrom('product_price_change')
      .select('version')
      .where('company_id', '=', shop.companyId)
      .execute()
    expect(left).toEqual([])
  })

  test('is written by every statement that changes prices', () => {
    const root = path.resolve(import.meta.dirname, '../../../..')
    const files = globSync(['src/**/*.ts', 'functions/*.sql'], { cwd: root }).filter((file) => !file.includes('.test.'))
    const writers = files.filter((file) => {
      const text = readFileSync(path.join(root, file), 'utf8')
      const writes = /\bupdate product\b|updateTable\('product'\)|updateRow\(ctx, (?:TABLE\.table|'product')/.test(text)
      return writes && /price_ttc_micro|price_ht_micro|purchase_price_micro/.test(text)
    })
    expect(writers.toSorted()).toEqual([
      'src/modules/inventory/products/product-fields.repository.ts',
      'src/modules/inventory/products/products.repository.ts',
    ])
    for (const file of writers)
      expect(readFileSync(path.join(root, file), 'utf8')).toContain('await recordPriceChanges(')
  })
})
