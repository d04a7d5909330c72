import type { CategoryColour, CategoryIcon } from '@comptoir/contracts/inventory/categories'
import { checkDigitOf, htMicroFromTtc } from '@comptoir/money'
import { v7 as newId } from 'uuid'
import { productSearchText } from '../src/modules/inventory/products/index.ts'
import { decimalsByName } from '../src/modules/inventory/units/index.ts'
import type { TxCtx } from '../src/platform/context.ts'
import { learnWords } from '../src/platform/search/known-words.ts'
import { searchText } from '@comptoir/contracts/search-text'
import { DEMO } from './demo-ids.ts'
import { seedVariants, SHIRT_FAMILIES } from './demo-variants.ts'

type Item = readonly [
  code: string,
  designation: string,
  category: string,
  brand: string,
  unit: string,
  priceTtc: number,
  vatPercent: number,
  stockLaMarsa: number,
  stockSfax: number,
]

/** The shelves of food and household goods; prices in millimes, tax included; stock in units. The barcodes are made up, with right check digits. */
const ITEMS: readonly Item[] = [
  ['EPI-00412', 'Harissa du Cap Bon 380 g', 'Épicerie', 'Cap Bon', 'Pièce', 3450, 19, 142, 60],
  ['EPI-00188', 'Couscous fin 1 kg', 'Épicerie', 'El Medina', 'Pièce', 1900, 7, 88, 120],
  ['EPI-00057', 'Huile d’olive extra vierge 1 L', 'Épicerie', 'Cap Bon', 'Pièce', 24800, 7, 36, 24],
  ['BOI-00021', 'Eau minérale 1,5 L × 6', 'Boissons', 'Aïn', 'Pack', 4800, 19, 75, 90],
  ['CRE-00011', 'Lait demi-écrémé 1 L', 'Crémerie', 'Délice du Nord', 'Pièce', 1450, 7, 8, 48],
  ['FRU-00003', 'Deglet nour, vrac', 'Fruits et légumes', 'Tozeur', 'Kilogramme', 12900, 0, 40, 25],
  ['EPI-00233', 'Thé vert gunpowder 250 g', 'Épicerie', 'El Medina', 'Pièce', 5250, 19, 64, 30],
  ['CRE-00024', 'Yaourt fraise × 4', 'Crémerie', 'Délice du Nord', 'Pack', 2600, 7, 33, 40],
  ['CRE-00030', 'Œufs frais × 30', 'Crémerie', 'Ferme de Zaghouan', 'Plateau', 11400, 0, 4, 12],
  ['EPI-00420', 'Tomate double concentrée, boîte 800 g', 'Épicerie', 'Cap Bon', 'Pièce', 4100, 19, 51, 70],
  ['BOU-00001', 'Baguette', 'Boulangerie', 'Four du quartier', 'Pièce', 250, 0, 60, 80],
  ['HYG-00007', 'Savon vert de Marseille', 'Hygiène', 'Bleu de Bizerte', 'Pièce', 2150, 19, 0, 18],
  ['FRU-00012', 'Orange maltaise', 'Fruits et légumes', 'Cap Bon', 'Kilogramme', 2200, 0, 55, 30],
  ['EPI-00307', 'Confiture d’abricot, bocal 430 g', 'Épicerie', 'Cap Bon', 'Pièce', 6300, 19, 21, 16],
  ['BOI-00044', 'Jus d’orange 1 L', 'Boissons', 'Cap Bon', 'Pièce', 3600, 19, 44, 36],
  ['EPI-00191', 'Spaghetti n° 2, sachet 500 g', 'Épicerie', 'El Medina', 'Pièce', 980, 7, 110, 95],
  ['EPI-00433', 'Thon entier à l’huile d’olive, boîte 160 g', 'Épicerie', 'Cap Bon', 'Pièce', 6900, 19, 88, 40],
  ['EPI-00240', 'Café moulu, paquet 200 g', 'Épicerie', 'El Medina', 'Pièce', 7000, 19, 5, 22],
  ['EPI-00512', 'Fleur d’oranger, flacon 250 ml', 'Épicerie', 'Cap Bon', 'Pièce', 7900, 19, 17, 9],
  ['EPI-00428', 'Pois chiches cuits, boîte 400 g', 'Épicerie', 'Cap Bon', 'Pièce', 2399, 19, 0, 34],
  ['ARA-00001', 'هريسة عربي بالثوم 200 غ', 'Épicerie', 'Cap Bon', 'Pièce', 2900, 19, 26, 14],
  ['ARA-00002', 'حلوى شامية بالفستق 500 غ', 'Épicerie', 'El Medina', 'Pièce', 9800, 19, 19, 11],
]

/** What the categories are recognised by. */
const MARKS: Readonly<Record<string, { colour: CategoryColour; icon: CategoryIcon }>> = {
  Épicerie: { colour: 'orange', icon: 'wheat' },
  Boissons: { colour: 'blue', icon: 'drink' },
  Crémerie: { colour: 'teal', icon: 'milk' },
  'Fruits et légumes': { colour: 'green', icon: 'apple' },
  Boulangerie: { colour: 'yellow', icon: 'croissant' },
  Hygiène: { colour: 'pink', icon: 'sparkles' },
  [SHIRT_FAMILIES.category]: { colour: 'purple', icon: 'shirt' },
}

/** Fills the catalogue, variants among it, and puts the opening stock on the shelves of both shops. */
export async function seedCatalogue(ctx: TxCtx): Promise<void> {
  const families = {
    category: await insertNames(ctx, 'category', [...ITEMS.map((item) => item[2]), SHIRT_FAMILIES.category]),
    brand: await insertNames(ctx, 'brand', [...ITEMS.map((item) => item[3]), SHIRT_FAMILIES.brand]),
    unit: await insertNames(ctx, 'unit', [...ITEMS.map((item) => item[4]), SHIRT_FAMILIES.unit]),
  }
  const locations = await ctx.db
    .selectFrom('stock_location')
    .select(['id', 'point_of_sale_id'])
    .where('company_id', '=', ctx.companyId)
    .execute()
  const shelf = (pointOfSaleId: string): string =>
    locations.find((row) => row.point_of_sale_id === pointOfSaleId)?.id ?? ''
  for (const [index, item] of ITEMS.entries()) {
    const costMicro = costOf(item)
    const id = await insertItem(ctx, item, index, { families, costMicro })
    await putOnShelf(ctx, shelf(DEMO.laMarsa), id, { units: item[7], costMicro })
    await putOnShelf(ctx, shelf(DEMO.sfax), id, { units: item[8], costMicro })
  }
  const ofShirts = {
    categoryId: families.category.get(SHIRT_FAMILIES.category) ?? null,
    brandId: families.brand.get(SHIRT_FAMILIES.brand) ?? null,
    unitId: families.unit.get(SHIRT_FAMILIES.unit) ?? null,
  }
  await seedVariants(ctx, ofShirts, (index) => barcodeOf(ITEMS.length + index))
}

async function insertNames(
  ctx: TxCtx,
  table: 'category' | 'brand' | 'unit',
  names: string[],
): Promise<Map<string, string>> {
  const ids = new Map([...new Set(names)].map((name) => [name, newId()]))
  const more: Record<typeof table, (name: string) => object> = {
    category: (name) => MARKS[name] ?? {},
    brand: () => ({}),
    unit: (name) => ({ decimals: decimalsByName(name) }),
  }
  await ctx.db
    .insertInto(table)
    .values(
      [...ids].map(([name, id]) => ({
        company_id: ctx.companyId,
        id,
        name,
        created_at: ctx.now,
        search_text: searchText(name),
        ...more[table](name),
      })),
    )
    .execute()
  return ids
}

/** Below so many units a shop should order more. */
const MINIMUM_UNITS = 10

/** What one cost, before taxes: some seven tenths of what it is sold for, in whole millimes. */
function costOf([, , , , , priceTtc, vatPercent]: Item): number {
  return Math.round(htMicroFromTtc(priceTtc * 1000, vatPercent * 1000) * 0.0007) * 1000
}

interface Shelved {
  families: Record<'category' | 'brand' | 'unit', Map<string, string>>
  costMicro: number
}

async function insertItem(
  ctx: TxCtx,
  [code, designation, category, brand, unit, priceTtc, vatPercent]: Item,
  index: number,
  { families, costMicro }: Shelved,
): Promise<string> {
  const id = newId()
  const barcode = barcodeOf(index)
  const vat_rate_milli = vatPercent * 1000
  const price_ttc_micro = priceTtc * 1000
  const search_text = productSearchText({ designation, code, barcodes: [barcode] })
  await ctx.db
    .insertInto('product')
    .values({
      company_id: ctx.companyId,
      id,
      code,
      designation,
      category_id: families.category.get(category) ?? null,
      brand_id: families.brand.get(brand) ?? null,
      unit_id: families.unit.get(unit) ?? null,
      price_basis: 'ttc',
      unit_price_micro: price_ttc_micro,
      price_ttc_micro,
      price_ht_micro: htMicroFromTtc(price_ttc_micro, vat_rate_milli),
      vat_rate_milli,
      cost_micro: costMicro,
      purchase_price_micro: costMicro,
      minimum_stock_milli: MINIMUM_UNITS * 1000,
      search_text,
      created_by: ctx.userId,
      created_at: ctx.now,
    })
    .execute()
  await learnWords(ctx, 'product', search_text)
  await ctx.db.insertInto('product_barcode').values({ company_id: ctx.companyId, barcode, product_id: id }).execute()
  return id
}

async function putOnShelf(
  ctx: TxCtx,
  locationId: string,
  productId: string,
  { units, costMicro }: { units: number; costMicro: number },
): Promise<void> {
  const quantity = units * 1000
  await ctx.db
    .insertInto('stock_balance')
    .values({
      company_id: ctx.companyId,
      location_id: locationId,
      product_id: productId,
      on_hand_milli: quantity,
      value_nano: String(quantity * costMicro),
    })
    .execute()
  if (quantity === 0) return
  await ctx.db
    .insertInto('stock_ledger')
    .values({
      company_id: ctx.companyId,
      id: newId(),
      location_id: locationId,
      product_id: productId,
      kind: 'opening',
      quantity_milli: quantity,
      unit_cost_micro: costMicro,
      document_kind: 'opening',
      document_id: DEMO.seeding,
      document_line_id: newId(),
      user_id: ctx.userId,
      occurred_at: ctx.now,
      recorded_at: ctx.now,
    })
    .execute()
}

function barcodeOf(index: number): string {
  const body = `619${String(4_094_000 + index).padStart(9, '0')}`
  return `${body}${checkDigitOf(body)}`
}
