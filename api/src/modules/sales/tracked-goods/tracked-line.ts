import type { SoldGoods, SoldLot } from '@comptoir/contracts/sales/sales'
import type { JsonArguments, TrackedGoods } from '../../../platform/db/function-json.ts'

/** Of which lots and pieces a line is, in thousandths of its product's own unit. */
export interface TrackedLine {
  lots: readonly (SoldLot & { id: string })[]
  pieces: readonly { id: string; number: string }[]
}

/** The same as readers of documents get it; nothing for a line that is of none. */
export function soldGoodsOf(goods: TrackedLine | null): SoldGoods {
  const { lots, serial_numbers: serialNumbers } = goodsColumns(goods)
  return storedGoods(lots, serialNumbers)
}

/** The same as it was stored. */
export function storedGoods(lots: SoldLot[] | null, serialNumbers: string[] | null): SoldGoods {
  return { ...(lots ? { lots } : {}), ...(serialNumbers ? { serialNumbers } : {}) }
}

/** The columns of a line that say it; null for a line that is of none. */
export function goodsColumns(
  goods: TrackedLine | null,
): Pick<JsonArguments['sale_post.lines'][number], 'lots' | 'serial_numbers'> {
  const lots = goods?.lots.map(({ number, expiresOn, quantityMilli }) => ({ number, expiresOn, quantityMilli })) ?? []
  const numbers = goods?.pieces.map(({ number }) => number) ?? []
  return { lots: lots.length > 0 ? lots : null, serial_numbers: numbers.length > 0 ? numbers : null }
}

/** The movements of a document by their lots and pieces, as the posting functions take them; null where there are none. */
export function trackedGoods(
  lines: readonly { id: string; productId: string | null; goods: TrackedLine | null }[],
): TrackedGoods | null {
  const lots = lines.flatMap(({ id, productId, goods }) =>
    productId === null || !goods
      ? []
      : goods.lots.map((lot) => ({
          line_id: id,
          lot_id: lot.id,
          product_id: productId,
          quantity_milli: lot.quantityMilli,
        })),
  )
  const pieces = lines.flatMap(({ id, goods }) =>
    (goods?.pieces ?? []).map((piece) => ({ line_id: id, serial_number_id: piece.id })),
  )
  return lots.length + pieces.length === 0 ? null : { lots, serial_numbers: pieces }
}
