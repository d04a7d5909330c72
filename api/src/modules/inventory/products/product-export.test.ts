import { describe, expect, test } from '@jest/globals'
import type { Brand } from '@comptoir/contracts/inventory/brands'
import type { Product } from '@comptoir/contracts/inventory/products'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { LANGUAGES, type Language } from '@comptoir/i18n'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { readSheet as readBySomebodyElse } from 'read-excel-file/node'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aProduct as stocked } from '../../../../test/goods.ts'
import { putProduct } from '../../../../test/products.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'
import { pagesOf, readSheet } from '../../../platform/export/testing/read-sheet.ts'

const open = setUpApp()

const WORDS: Record<
  Language,
  { yes: string; no: string; active: string; inactive: string; code: string; untracked: string; byLot: string }
> = {
  en: {
    untracked: 'Not tracked',
    byLot: 'By lot',
    yes: 'Yes',
    no: 'No',
    active: 'Active',
    inactive: 'Inactive',
    code: 'Code',
  },
  fr: {
    untracked: 'Sans suivi',
    byLot: 'Par lot',
    yes: 'Oui',
    no: 'Non',
    active: 'Actif',
    inactive: 'Inactif',
    code: 'Code',
  },
  ar: {
    untracked: 'دون تتبّع',
    byLot: 'حسب الدفعة',
    yes: 'نعم',
    no: 'لا',
    active: 'نشط',
    inactive: 'معطّل',
    code: 'الرمز',
  },
}

/** The cells of packs, by the products that have some. */
const packsIn = (language: Language): Readonly<Record<string, string>> => ({
  Yaourt: `Pack = 6; "Carton; 24" = 24 @ 21.5 ${{ en: 'incl. tax', fr: 'TTC', ar: 'مع الأداء' }[language]} [C-24, "C;24"]`,
  Ancien: `"Carton; 24" = 24 @ 21.5 ${{ en: 'excl. tax', fr: 'HT', ar: 'دون أداء' }[language]}`,
})

/** A catalogue with what makes files wrong: formulas, quotes, leading zeros, three alphabets, no price, many decimals. */
async function aCatalogue(): Promise<{ shop: Shop; manager: Caller; brandId: string }> {
  const shop = await aShop(open(), { name: 'Épicerie & Fils' })
  await open().admin.updateTable('company').set({ is_multi_batch: true }).where('id', '=', shop.companyId).execute()
  const manager = await shop.as('manager')
  const named = async (path: string, body: object): Promise<string> => (await manager.post(path, body)).json<Brand>().id
  const categoryId = await named('categories', { name: 'Épicerie' })
  const subcategoryId = await named('subcategories', { name: 'Conserves', categoryId })
  const brandId = await named('brands', { name: '@Délice' })
  const unitId = await named('units', { name: 'Kilo', decimals: 3 })
  await putProduct(manager, {
    designation: '=HYPERLINK("http://x";"y")',
    designationEn: ' <b>&"Tea"',
    designationAr: 'شاي أخضر',
    barcodes: ['0012345678905', '6191234567890'],
    categoryId,
    subcategoryId,
    brandId,
    unitId,
    price: 1234.567891,
    vatRate: 7,
    location: 'A-1; B',
    packageQuantity: 12,
    purchasePrice: 800.5,
    minimumStockMilli: 2500,
  })
  await putProduct(manager, { designation: 'Zéro prix', price: 0, brandId })
  const pack = {
    unitId: await named('units', { name: 'Pack', decimals: 0 }),
    quantityMilli: 6000,
    price: null,
    barcodes: [],
  }
  const carton = { ...pack, unitId: await named('units', { name: 'Carton; 24' }), quantityMilli: 24_000, price: 21.5 }
  await putProduct(manager, {
    designation: 'Yaourt',
    tracking: 'lots',
    lotsExpire: true,
    shelfLifeDays: 21,
    packs: [{ ...carton, barcodes: ['C-24', 'C;24'] }, pack],
  })
  await putProduct(manager, {
    designation: 'Ancien',
    isActive: false,
    isFodec: true,
    priceBasis: 'ht',
    price: 4,
    packs: [carton],
  })
  await stocked(shop, { designation: 'Huile', stock: 12.5 })
  for (let number = 0; number < 130; number += 1)
    await putProduct(manager, { designation: `Article _x0041_ ${number}` })
  return { shop, manager, brandId }
}

/** All products that the list shows for a query, page by page. */
async function listed(caller: Caller, query: string): Promise<Product[]> {
  const products: Product[] = []
  for (let page = 1; ; page += 1) {
    const answer = await caller.get(`products/paginated?limit=100&page=${page}${query}`)
    const { data } = answer.json<PaginatedOf<Product>>()
    products.push(...data)
    if (data.length < 100) return products
  }
}

/** What a row of the list says, in the order of the file's columns. */
function cellsOf(product: Product, language: Language): (string | number | null)[] {
  const words = WORDS[language]
  return [
    product.code,
    product.designation,
    product.designationEn,
    product.designationAr,
    product.barcodes.length > 0 ? product.barcodes.join(', ') : null,
    product.category?.name ?? null,
    product.subcategory?.name ?? null,
    product.brand?.name ?? null,
    product.unit?.name ?? null,
    product.priceHt === 0 ? null : product.priceHt,
    product.vatRate / 100,
    product.isFodec ? words.yes : words.no,
    product.priceTtc === 0 ? null : product.priceTtc,
    product.purchasePrice,
    product.onHandMilli / 1000,
    product.minimumStockMilli === null ? null : product.minimumStockMilli / 1000,
    product.location,
    product.packageQuantity,
    packsIn(language)[product.designation] ?? null,
    product.tracking === 'lots' ? words.byLot : words.untracked,
    product.lotsExpire ? words.yes : words.no,
    product.shelfLifeDays,
    product.isActive ? words.active : words.inactive,
  ]
}

const xlsx = async (caller: Caller, language: Language, query = ''): Promise<Buffer> => {
  const answer = await caller.get(`products/export?format=xlsx${query}`, { 'accept-language': language })
  expect(answer.statusCode).toBe(200)
  return answer.rawPayload
}

/** As another program reads it; as lone text, which it would have trimmed, when asked to leave texts alone. */
const rowsOf = async (file: Buffer): Promise<unknown[][]> => readBySomebodyElse(file, { trim: false })

describe('the export of products', () => {
  test('holds cell by cell what the list answers, in every language', async () => {
    const { shop, manager } = await aCatalogue()
    const here = `&filter[pointOfSale]=${shop.pointOfSaleId}`
    const products = await listed(manager, here)
    expect(products).toHaveLength(135)
    for (const language of LANGUAGES) {
      const file = await xlsx(manager, language, here)
      const [head, ...rows] = await rowsOf(file)
      expect(head).toHaveLength(23)
      expect(head?.[0]).toBe(WORDS[language].code)
      expect(rows).toEqual(products.map((product) => cellsOf(product, language)))
      expect(readSheet(file)).toMatchObject({
        isRightToLeft: language === 'ar',
        hasFormula: false,
        frozenRows: 1,
      })
    }
  })

  test('shows money with the decimals of its currency, and keeps what it really is', async () => {
    const { manager } = await aCatalogue()
    const { rows } = readSheet(await xlsx(manager, 'fr'))
    const formatOf = (designation: string, value: number) =>
      rows.find((row) => row.some((cell) => cell.value === designation))?.find((cell) => cell.value === value)?.format
    expect(formatOf('=HYPERLINK("http://x";"y")', 1234.567891)).toBe('#,##0.000')
    expect(formatOf('Ancien', 4)).toBe('#,##0.000')
    expect(formatOf('Huile', 12.5)).toBe('#,##0.0')
    const answer = await manager.get('products/export?format=csv', { 'accept-language': 'fr' })
    const csv = parse(answer.body, { bom: true, delimiter: ';', record_delimiter: '\r\n' }) as string[][]
    const old = csv.find((row) => row.includes('Ancien')) ?? []
    expect([old[9], old[10], old[11], old[22]]).toEqual(['4,000', '19%', 'Oui', 'Inactif'])
    expect(csv.flat()).toContain('1234,567891')
    expect(csv.flat()).toContain(`'=HYPERLINK("http://x";"y")`)
  })

  test('obeys search, filters and order', async () => {
    const { manager, brandId } = await aCatalogue()
    for (const query of [
      `&filter[brand]=${brandId}`,
      '&search[text]=articel 12',
      '&order[field]=code&order[direction]=desc',
      '&order[field]=priceHt',
      '&search[text]=article&order[field]=designation&order[direction]=desc',
    ]) {
      const [, ...rows] = await rowsOf(await xlsx(manager, 'en', query))
      const products = await listed(manager, query)
      expect(products.length).toBeGreaterThan(0)
      expect(rows).toEqual(products.map((product) => cellsOf(product, 'en')))
    }
  })

  test('is printed without its details', async () => {
    const { manager } = await aCatalogue()
    const pdf = (await manager.get('products/export?format=pdf', { 'accept-language': 'ar' })).rawPayload
    expect(pdf.toString('latin1', 0, 5)).toBe('%PDF-')
    expect(pagesOf(pdf)).toBeGreaterThan(2)
  })

  test('holds more products than the list counts, each once, in its order', async () => {
    const shop = await aShop(open())
    const reader = await shop.as('accountant')
    await sql`insert into product (company_id, id, code, designation, price_basis, unit_price_micro, price_ht_micro,
        price_ttc_micro, vat_rate_milli, is_fodec, search_text, created_by, created_at)
      select ${shop.companyId}, gen_random_uuid(), 'C-' || n, 'Article ' || (n / 2), 'ttc', 1190000, 1000000, 1190000, 19000,
        false, 'article', ${shop.ctx.userId}, now() from generate_series(1, 12000) n`.execute(open().admin)
    const [, ...rows] = await rowsOf(await xlsx(reader, 'fr'))
    expect(new Set(rows.map(([code]) => code)).size).toBe(12_000)
    expect(rows.map(([, designation]) => designation)).toEqual(
      rows
        .map(([, designation]) => String(designation))
        .toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0)),
    )
  })

  test('refuses whoever may not take it away, and a point of sale of others', async () => {
    const shop = await aShop(open())
    const path = 'products/export?format=xlsx'
    await refuses(shop.nobody.get(path), 'auth.required')
    for (const role of ['cashier', 'readOnly'] as const)
      await refuses((await shop.as(role)).get(path), 'auth.forbidden')
    const other = await aShop(open())
    await refuses((await other.as('administrator')).get(`/${shop.companyId}/${path}`), 'company.notFound')
    const keeper = await shop.as('stockKeeper')
    await refuses(keeper.get(`${path}&filter[pointOfSale]=${newId()}`), 'pointOfSale.notFound')
    for (const wrong of ['', '?format=xls', '?format=xlsx&page=2', '?format=xlsx&order[field]=stock'])
      await refuses(keeper.get(`products/export${wrong}`), 'request.invalid')
    expect((await keeper.get(path)).statusCode).toBe(200)
  })
})
