import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import type { ChangeSet } from '@comptoir/contracts/inventory/product-changes'
import type { PackPriceChange, PriceChange, ProductPrices } from '@comptoir/contracts/inventory/product-prices'
import type { PackInput, Product, ProductInput } from '@comptoir/contracts/inventory/products'
import fc from 'fast-check'
import { sql } from 'kysely'
import { setUpApp } from '../../../../test/app.ts'
import { aDrinksImporter } from '../../../../test/drinks.ts'
import { appliedImport, checkedImport } from '../../../../test/imports.ts'
import { aProduct } from '../../../../test/products.ts'
import type { Caller } from '../../../../test/shop.ts'
import { undone } from '../../../../test/undo.ts'

const open = setUpApp()

type Drinks = Awaited<ReturnType<typeof aDrinksImporter>>
type Own = PackPriceChange['after']

const productOf = async (caller: Caller, id: string) => (await caller.get(`products/${id}`)).json<Product>()
async function changesOf(caller: Caller, id: string): Promise<PriceChange[]> {
  return (await caller.get(`products/${id}/prices`)).json<ProductPrices>().changes
}

/** The packs that have a price of their own, by id, as they lie in the database. */
async function ownPrices(productId: string): Promise<Map<string, Own>> {
  const rows = await open()
    .admin.selectFrom('product_pack as y')
    .innerJoin('product as p', (join) =>
      join.onRef('p.company_id', '=', 'y.company_id').onRef('p.id', '=', 'y.product_id'),
    )
    .select(['y.id', 'y.price_micro', 'p.price_basis'])
    .where('y.product_id', '=', productId)
    .execute()
  return new Map(
    rows.flatMap(({ id, price_basis: priceBasis, price_micro: priceMicro }) =>
      priceMicro === null ? [] : [[id, { priceBasis, priceMicro }] as const],
    ),
  )
}

/** A product is written again as it is, with some changes. */
async function change({ manager, bottle }: Drinks, id: string, over: Partial<ProductInput>): Promise<Product> {
  const { code, designation, priceBasis, priceHt, priceTtc, barcodes } = await productOf(manager, id)
  const price = priceBasis === 'ht' ? priceHt : priceTtc
  const input = aProduct({ code, designation, priceBasis, price, barcodes, unitId: bottle, ...over })
  const answer = await manager.put(`products/${id}`, input)
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body])
  return answer.json<Product>()
}

const asInput = ({ name: _, ...pack }: Product['packs'][number]): PackInput => pack

const price = fc.constantFrom(null, 5, 21.5, 22)
const step = fc.oneof(
  fc.record({
    kind: fc.constant('form' as const),
    /** Prices of the packs that stay, by place; `undefined` takes one away. */
    kept: fc.array(fc.option(price, { nil: undefined }), { maxLength: 3 }),
    added: fc.option(price, { nil: undefined }),
    isSilent: fc.boolean(),
    priceBasis: fc.constantFrom('ht' as const, 'ttc' as const),
  }),
  fc.record({
    kind: fc.constant('import' as const),
    packs: fc.constantFrom('', 'Carton = 24 @ 22 TTC', 'Pack = 6 @ 5; Palette = 1200 @ 900', 'Pack = 6'),
    ht: fc.constantFrom('', '0,8'),
    ttc: fc.constantFrom('', '0,95'),
  }),
  fc.boolean().map((isActive) => ({ kind: 'bulk' as const, isActive })),
  fc.constant({ kind: 'undo' as const }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** Does one step to the product; gives what it made that can be undone. */
async function take(drinks: Drinks, id: string, what: Step, last: string | null): Promise<string | null> {
  const { manager, importer, six } = drinks
  if (what.kind === 'form') {
    const { packs } = await productOf(manager, id)
    const kept = packs.flatMap((pack, at): PackInput[] => {
      const own = what.kept[at]
      return own === undefined ? [] : [{ ...asInput(pack), price: own }]
    })
    const content = 10_000 + 1000 * packs.length
    const isFree = !kept.some(({ unitId, quantityMilli }) => unitId === six && quantityMilli === content)
    const added: PackInput[] =
      what.added === undefined || !isFree
        ? []
        : [{ unitId: six, quantityMilli: content, price: what.added, barcodes: [] }]
    const { priceBasis, isSilent } = what
    await change(drinks, id, { priceBasis, ...(isSilent ? {} : { packs: [...kept, ...added] }) })
    return last
  }
  if (what.kind === 'import') {
    const file = `code;designation;prix ht;prix ttc;packs\nEAU;;${what.ht};${what.ttc};"${what.packs}"\n`
    const { id: importId, badCount } = await checkedImport(open(), importer, file)
    expect(badCount).toBe(0)
    return (await appliedImport(open(), importer, importId)).changeSet?.id ?? last
  }
  if (what.kind === 'bulk') {
    const answer = await manager.post('product-changes', { ids: [id], change: { isActive: what.isActive } })
    return answer.json<ChangeSet>().id
  }
  if (last === null) return null
  await undone(open(), drinks, last)
  return null
}

/** Holds the history of each pack to what the pack costs: one change upon the other, from nothing to the price of today. */
async function expectToEndAtPrices({ manager }: Drinks, id: string): Promise<number> {
  const told = (await changesOf(manager, id)).toReversed().flatMap(({ packs }) => packs)
  const ends = new Map<string, Own>()
  for (const { packId, before, after } of told) {
    expect(before).toEqual(ends.get(packId) ?? null)
    expect(after).not.toEqual(before)
    ends.set(packId, after)
  }
  const current = await ownPrices(id)
  expect(new Map([...ends].filter(([, own]) => own !== null))).toEqual(current)
  return told.length
}

describe("the history of a pack's own price", () => {
  test('ends at the price that the pack has, after whatever was done', async () => {
    let toldCount = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
        const drinks = await aDrinksImporter(open())
        const { id } = await drinks.water()
        let last: string | null = null
        for (const each of steps) {
          last = await take(drinks, id, each, last)
          toldCount += await expectToEndAtPrices(drinks, id)
        }
      }),
      { numRuns: 12 },
    )
    expect(toldCount).toBeGreaterThan(12)
  })

  test('names the pack as it was, who changed it and by what, and stands beside the change of the product', async () => {
    const drinks = await aDrinksImporter(open())
    const { manager, carton, six } = drinks
    const { id, packs } = await drinks.water()
    const [pack, box] = packs.map(asInput)
    if (!pack || !box) throw new Error('the packs are gone')
    await change(drinks, id, { price: 1, packs: [{ ...pack, price: 5 }, box] })
    await change(drinks, id, { packs: [{ ...pack, price: 5, barcodes: [] }, box] })
    await change(drinks, id, { packs: [pack] })
    await manager.post(`units/${carton}/merge`, { intoId: six, version: 1 })
    const ttc = (priceMicro: number) => ({ priceBasis: 'ttc', priceMicro })
    const ofSix = { packId: pack.id, unit: 'Pack', quantityMilli: 6000 }
    const ofBox = { packId: box.id, unit: 'Carton', quantityMilli: 24_000 }
    const changes = await changesOf(manager, id)
    expect(changes).toMatchObject([
      {
        version: 4,
        before: null,
        after: null,
        packs: [
          { ...ofSix, before: ttc(5_000_000), after: null },
          { ...ofBox, before: ttc(21_500_000), after: null },
        ],
      },
      {
        version: 2,
        before: { priceTtcMicro: 900_000 },
        after: { priceTtcMicro: 1_000_000 },
        packs: [{ ...ofSix, before: null, after: ttc(5_000_000) }],
      },
      { version: 1, before: null, packs: [{ ...ofBox, before: null, after: ttc(21_500_000) }] },
    ])
    expect(changes.every(({ changedBy, source }) => changedBy !== null && source === 'form')).toBe(true)
  })

  test('tells that an amount without tax became one with it, where nothing was said of packs', async () => {
    const drinks = await aDrinksImporter(open())
    const { id, packs } = await drinks.water()
    await change(drinks, id, { priceBasis: 'ht' })
    expect((await changesOf(drinks.manager, id))[0]?.packs).toEqual([
      {
        packId: packs[1]?.id,
        unit: 'Carton',
        quantityMilli: 24_000,
        before: { priceBasis: 'ttc', priceMicro: 21_500_000 },
        after: { priceBasis: 'ht', priceMicro: 21_500_000 },
      },
    ])
  })

  test('names the file that brought the pack, and the undoing that took it away', async () => {
    const { importer, manager } = await aDrinksImporter(open())
    const file = 'code;designation;unité;prix ttc;stock initial;packs\nEAU;Eau;Bouteille;0,9;48;Carton = 24 @ 21,5\n'
    const dry = await checkedImport(open(), importer, file)
    const { changeSet } = await appliedImport(open(), importer, dry.id)
    const { id } = (await manager.get('products/paginated')).json<{ data: [Product] }>().data[0]
    const own = { priceBasis: 'ttc', priceMicro: 21_500_000 }
    const brought = {
      version: 1,
      source: 'import',
      title: 'catalogue.csv',
      packs: [{ unit: 'Carton', before: null, after: own }],
    }
    expect(await changesOf(manager, id)).toMatchObject([brought])
    await undone(open(), importer, changeSet?.id)
    const taken = { version: 2, source: 'undo', title: 'catalogue.csv', packs: [{ before: own, after: null }] }
    expect(await changesOf(manager, id)).toMatchObject([taken, brought])
  })

  test('is told to whoever reads the product, without what it cost; the newest fifty changes of both, and whether there are more', async () => {
    const drinks = await aDrinksImporter(open())
    const cashier = await drinks.importer.shop.as('cashier')
    const { id, packs } = await drinks.water()
    const [pack, box] = packs.map(asInput)
    if (!pack || !box) throw new Error('the packs are gone')
    for (let version = 2; version <= 50; version += 1)
      await change(drinks, id, version % 2 ? { price: version } : { packs: [pack, { ...box, price: version }] })
    const answer = async () => (await cashier.get(`products/${id}/prices`)).json<ProductPrices>()
    const { changes, hasMore } = await answer()
    expect([changes.length, changes[0]?.version, changes.at(-1)?.version, hasMore]).toEqual([50, 50, 1, false])
    await change(drinks, id, { price: 99 })
    const more = await answer()
    expect([more.changes.length, more.changes[0]?.version, more.changes.at(-1)?.version, more.hasMore]).toEqual([
      50,
      51,
      2,
      true,
    ])
  })

  test('is part of no refused change, edited by nobody, and gone with its product', async () => {
    const drinks = await aDrinksImporter(open())
    const { manager, importer, bottle } = drinks
    const { id, code, packs } = await drinks.water()
    const dearer = aProduct({ code, unitId: bottle, packs: packs.map((pack) => ({ ...asInput(pack), price: 30 })) })
    expect((await manager.put(`products/${id}`, dearer, { 'if-match': '"7"' })).statusCode).toBe(412)
    expect((await manager.put(`products/${id}`, { ...dearer, barcodes: ['C-24'] })).statusCode).toBe(409)
    expect((await changesOf(manager, id)).map(({ version }) => version)).toEqual([1])
    const { companyId } = importer.shop
    for (const statement of [
      sql`update product_pack_price_change set source = 'bulk' where company_id = ${companyId}`,
      sql`delete from product_pack_price_change where company_id = ${companyId}`,
    ])
      await expect(statement.execute(open().db)).rejects.toThrow(/permission denied/)
    expect((await manager.delete(`products/${id}`)).statusCode).toBe(204)
    const left = open().admin.selectFrom('product_pack_price_change').select('version')
    expect(await left.where('company_id', '=', companyId).execute()).toEqual([])
  })

  test('is written by all that writes packs', () => {
    const root = path.resolve(import.meta.dirname, '../../../..')
    const texts = globSync(['src/**/*.ts', 'functions/*.sql'], { cwd: root })
      .filter((file) => !/\.test\.|\/testing\//.test(file))
      .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
    const filesWith = (pattern: RegExp) =>
      texts
        .filter(({ text }) => pattern.test(text))
        .map(({ file }) => file)
        .toSorted()
    expect(
      filesWith(
        /(insertInto|updateTable|deleteFrom|table:)\W{1,3}product_pack'|(into|update|delete from) product_pack\b/,
      ),
    ).toEqual([
      'src/modules/inventory/products/pack-fields.repository.ts',
      'src/modules/inventory/products/packs.repository.ts',
    ])
    const writers = filesWith(/await (insertPacks|removePacks|loadPacks)\(|=> replacePacks\(/)
    expect(writers).toHaveLength(3)
    expect(filesWith(/await (recordPriceChanges|recordFirstPrices)\(/)).toEqual(writers)
  })
})
