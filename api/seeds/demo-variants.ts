import { attributes } from '../src/modules/inventory/attributes/index.ts'
import { productCases } from '../src/modules/inventory/products/index.ts'
import { openStock } from '../src/modules/inventory/stock/index.ts'
import { changeVariants, createGroup } from '../src/modules/inventory/variants/index.ts'
import type { TxCtx } from '../src/platform/context.ts'
import { DEMO } from './demo-ids.ts'

/** What the T-shirts belong to, by name. */
export const SHIRT_FAMILIES = { category: 'Vêtements', brand: 'Fil de Monastir', unit: 'Pièce' } as const

const SIZES = ['S', 'M', 'L']
const COLOURS = ['Blanc', 'Bleu nuit']

/** In the order of the variants: sizes, and within each the colours. */
const STOCK: readonly (readonly [laMarsa: number, sfax: number])[] = [
  [6, 4],
  [5, 3],
  [12, 8],
  [10, 6],
  [9, 7],
  [2, 0],
]

interface Families {
  categoryId: string | null
  brandId: string | null
  unitId: string | null
}

/**
 * A T-shirt in three sizes and two colours: products of their own, made as somebody makes them on the page, with a barcode
 * each and stock in both shops.
 */
export async function seedVariants(
  ctx: TxCtx,
  families: Families,
  barcodeOf: (index: number) => string,
): Promise<void> {
  const [sizes, colours] = [await valuesOf(ctx, 'Taille', SIZES), await valuesOf(ctx, 'Couleur', COLOURS)]
  const [valueIds = [], ...others] = sizes.flatMap((size) => colours.map((colour) => [size, colour]))
  const shirt = await productCases.create(ctx, {
    ...families,
    code: 'VET-00101',
    designation: 'T-shirt col rond, coton peigné',
    designationEn: 'Crew-neck T-shirt, combed cotton',
    designationAr: 'تي شيرت بياقة مستديرة، قطن ممشط',
    subcategoryId: null,
    barcodes: [],
    location: null,
    packageQuantity: null,
    isFodec: false,
    priceBasis: 'ttc',
    price: 29.9,
    purchasePrice: 14.5,
    vatRate: 19,
  })
  const combinations = others.map((ids) => ({ valueIds: ids }))
  const group = await createGroup(ctx, { productId: shirt.id, valueIds, combinations })
  const variants = group.variants.map(({ product: { id, version } }, index) => ({
    id,
    version,
    barcodes: [barcodeOf(index)],
  }))
  await changeVariants(ctx, group.id, { variants })
  for (const [index, [laMarsa, sfax]] of STOCK.entries()) {
    const variant = variants[index]
    if (variant)
      await openStock(ctx, variant.id, [
        { pointOfSaleId: DEMO.laMarsa, quantityMilli: laMarsa * 1000 },
        { pointOfSaleId: DEMO.sfax, quantityMilli: sfax * 1000 },
      ])
  }
}

/** The ids of the values of a new attribute. */
async function valuesOf(ctx: TxCtx, name: string, values: readonly string[]): Promise<string[]> {
  const made = await attributes.create(ctx, { name, values: values.map((value) => ({ name: value })) })
  return made.values.map(({ id }) => id)
}
