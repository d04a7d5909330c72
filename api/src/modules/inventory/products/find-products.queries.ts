import type { CounterPack, CounterProduct, PriceBasis } from '@comptoir/contracts/inventory/products'
import { barcodeVariants, MOST_UNIT_DECIMALS, packTtcMicro } from '@comptoir/money'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId } from '../../../platform/http/list.ts'
import { rankByText, type Ranks } from '../../../platform/search/rank-by-text.ts'
import { searchText } from '@comptoir/contracts/search-text'
import { readTaxes } from '../../company/tax-parameters/index.ts'
import { mainPhotoAddress, mainPhotoKey } from '../product-photos/index.ts'
import { findRunningDiscounts } from '../running-discounts/index.ts'
import { packsOf, type PackRow } from './packs.queries.ts'
import { PRODUCT_SEARCH } from './products.rules.ts'

/** The product that has exactly this barcode, in one of its spellings, or else exactly this code. */
export async function findByBarcode({ db, companyId }: TxCtx, barcode: string): Promise<Ranks> {
  const byBarcode = await db
    .selectFrom('product_barcode')
    .select('product_id as id')
    .where('company_id', '=', companyId)
    .where('barcode', 'in', barcodeVariants(barcode))
    .orderBy(sql`barcode = ${barcode}`, 'desc')
    .execute()
  if (byBarcode.length > 0) return new Map(byBarcode.map(({ id }, rank) => [id, rank]))
  const byCode = await db
    .selectFrom('product')
    .select('id')
    .where('company_id', '=', companyId)
    .where('code', 'in', [barcode, barcode.toUpperCase()])
    .execute()
  return new Map(byCode.map(({ id }, rank) => [id, rank]))
}

/** The product that has one of the barcodes that a number stands for, or else that number as its code. */
export async function findByNumber(ctx: TxCtx, barcodes: readonly string[]): Promise<Ranks> {
  for (const barcode of barcodes) {
    const ranks = await findByBarcode(ctx, barcode)
    if (ranks.size > 0) return ranks
  }
  return new Map()
}

/** What a counter shows before anything is asked for: the first products by designation that can be sold. */
async function firstProducts({ db, companyId }: TxCtx, limit: number): Promise<Ranks> {
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('company_id', '=', companyId)
    .where('is_active', '=', true)
    .where('price_ttc_micro', '>', 0)
    .orderBy('designation')
    .orderBy('id')
    .limit(limit)
    .execute()
  return new Map(rows.map(({ id }, rank) => [id, rank]))
}

/**
 * An exact code or barcode first, then designations that begin so, then whatever holds all the words, then, if that is
 * not enough, what is spelt almost so. No words: the first products.
 */
export async function findByText(ctx: TxCtx, text: string, enough: number): Promise<Ranks> {
  if (searchText(text) === '') return firstProducts(ctx, enough)
  const exact = [...(await findByBarcode(ctx, text.trim())).keys()]
  return rankByText(ctx, PRODUCT_SEARCH, { text, enough, exact })
}

interface PricedRow {
  price_basis: PriceBasis
  price_ttc_micro: number
  vat_rate_milli: number
  is_fodec: boolean
}

/** One whose price cannot be written has none, and so is not sold. */
function toCounterPack(pack: PackRow, row: PricedRow, fodecRateMilli: number): CounterPack {
  const unitPriceMicro = packTtcMicro(pack, {
    priceBasis: row.price_basis,
    priceTtcMicro: row.price_ttc_micro,
    vatRateMilli: row.vat_rate_milli,
    fodecRateMilli: row.is_fodec ? fodecRateMilli : 0,
  })
  const { id, name: unit, decimals: unitDecimals, quantityMilli } = pack
  return { id, unit, unitDecimals, quantityMilli, unitPriceMicro: unitPriceMicro ?? 0 }
}

/** The pack that has one of the spellings of a barcode, unless the product's own unit has one. */
function askedPack(row: { barcodes: string[]; packs: PackRow[] }, variants: readonly string[]): { packId?: string } {
  const has = (barcodes: readonly string[]): boolean => barcodes.some((barcode) => variants.includes(barcode))
  const asked = has(row.barcodes) ? undefined : row.packs.find((pack) => has(pack.barcodes))
  return asked ? { packId: asked.id } : {}
}

/** The best ranked of those products that are still sold, with their price and what the location holds. */
export async function listCounterProducts(
  ctx: TxCtx,
  ranks: Ranks,
  { locationId, limit, barcode }: { locationId: string; limit: number; barcode?: string | undefined },
): Promise<CounterProduct[]> {
  if (ranks.size === 0) return []
  const { db, companyId } = ctx
  const { fodecRateMilli, vatOn } = await readTaxes(ctx)
  const rows = await db
    .selectFrom('product as p')
    .leftJoin('unit as u', (join) => join.onRef('u.company_id', '=', 'p.company_id').onRef('u.id', '=', 'p.unit_id'))
    .leftJoin('stock_balance as k', (join) =>
      join
        .onRef('k.company_id', '=', 'p.company_id')
        .onRef('k.product_id', '=', 'p.id')
        .on('k.location_id', '=', locationId),
    )
    .select([
      'p.id',
      'p.code',
      'p.designation',
      'p.designation_en',
      'p.designation_ar',
      'p.price_ttc_micro',
      'p.vat_rate_milli',
      'p.price_basis',
      'p.is_fodec',
      'p.tracking',
      'u.name as unit_name',
      'u.decimals as unit_decimals',
      'k.on_hand_milli',
    ])
    .select([
      sql<string[]>`array(select x.barcode from product_barcode x
        where x.company_id = ${companyId} and x.product_id = p.id and x.pack_id is null order by x.barcode)`.as(
        'barcodes',
      ),
      packsOf(companyId).as('packs'),
    ])
    .select(mainPhotoKey(companyId).as('photo_key'))
    .where('p.company_id', '=', companyId)
    .where('p.id', '=', anyId(ranks.keys()))
    .where('p.is_active', '=', true)
    .orderBy('p.designation')
    .orderBy('p.id')
    .execute()
  // Of equal matches, those that have a price come first: the others cannot be sold yet.
  const place = ({ id, price_ttc_micro: price }: (typeof rows)[number]): number =>
    2 * (ranks.get(id) ?? 0) + (price > 0 ? 0 : 1)
  const best = rows.toSorted((a, b) => place(a) - place(b)).slice(0, limit)
  const discounts = await findRunningDiscounts(
    ctx,
    best.map(({ id }) => id),
  )
  const variants = barcode === undefined ? [] : barcodeVariants(barcode)
  return best.map((row) => ({
    id: row.id,
    code: row.code,
    designation: row.designation,
    ...(row.designation_en === null ? {} : { designationEn: row.designation_en }),
    ...(row.designation_ar === null ? {} : { designationAr: row.designation_ar }),
    barcodes: row.barcodes,
    unit: row.unit_name,
    unitDecimals: row.unit_decimals ?? MOST_UNIT_DECIMALS,
    unitPriceMicro: row.price_ttc_micro,
    vatRateMilli: vatOn(row.vat_rate_milli),
    fodecRateMilli: row.is_fodec ? fodecRateMilli : 0,
    packs: row.packs.map((pack) => toCounterPack(pack, row, fodecRateMilli)),
    ...(row.tracking === 'none' ? {} : { tracking: row.tracking }),
    ...askedPack(row, variants),
    onHandMilli: row.on_hand_milli ?? 0,
    discount: discounts.get(row.id) ?? null,
    photo: mainPhotoAddress(companyId, row.photo_key),
  }))
}
