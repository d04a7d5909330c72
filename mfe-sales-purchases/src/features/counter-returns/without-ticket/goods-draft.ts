import { type ReturnReason, mostReturnMicro, type ReturnPrice } from '@comptoir/contracts/sales/sales-returns'
import { computeDocument, type Currency, type DocumentTotals, MoneyError, type VatMode } from '@comptoir/money'
import type { ReturnedGoods } from '../return-dialog.tsx'

/** A product that comes back without its ticket, by the unit that it is given back by. */
export interface GoodsLine {
  id: string
  goods: ReturnedGoods
  quantityMilli: number
  /** Tax included, what is given back for one; null while nothing readable is typed. */
  unitPriceMicro: number | null
  /** The most of it. */
  mostMicro: number
  /** Whether it may not be sold again yet. */
  isApart: boolean
}

/** What somebody has said of a return without a ticket so far. */
export interface GoodsDraft {
  client: { id: string; name: string } | null
  lines: readonly GoodsLine[]
  reason: ReturnReason | null
  /** By what the money goes back; null for the first that there is. */
  methodId: string | null
}

export const EMPTY_GOODS: GoodsDraft = { client: null, lines: [], reason: null, methodId: null }

const ONE_MILLI = 1000

/** The pack that was scanned, undefined for the product's own unit. */
export function packOf({ packs, packId }: ReturnedGoods) {
  return packs.find(({ id }) => id === packId)
}

/** A draft with one more of some goods: on their line where they have one already, at the most that is given back for them. */
export function withGoods(draft: GoodsDraft, goods: ReturnedGoods, { sold }: ReturnPrice, id: string): GoodsDraft {
  const known = draft.lines.find((line) => line.goods.id === goods.id && line.goods.packId === goods.packId)
  if (known) return withLine(draft, { ...known, quantityMilli: known.quantityMilli + ONE_MILLI })
  const pack = packOf(goods)
  const packQuantityMilli = pack?.quantityMilli ?? null
  const least = sold.find((each) => each.packQuantityMilli === packQuantityMilli)
  const mostMicro = mostReturnMicro(pack?.unitPriceMicro ?? goods.unitPriceMicro, least?.leastMicro)
  const line = { id, goods, quantityMilli: ONE_MILLI, unitPriceMicro: mostMicro, mostMicro, isApart: false }
  return { ...draft, lines: [...draft.lines, line] }
}

/** A draft with a line as it is now; one of which nothing comes back is gone. */
export function withLine(draft: GoodsDraft, line: GoodsLine): GoodsDraft {
  const lines = draft.lines.map((each) => (each.id === line.id ? line : each))
  return { ...draft, lines: lines.filter(({ quantityMilli }) => quantityMilli > 0) }
}

/** What of the company decides the figures. */
export interface ReturnPricing {
  currency: Currency
  vatMode: VatMode
}

/** Every figure by the kernel that the server uses too; null where it comes to more than a return may. */
export function goodsTotals(
  { lines }: Pick<GoodsDraft, 'lines'>,
  { currency, vatMode }: ReturnPricing,
): DocumentTotals | null {
  try {
    return computeDocument({
      ...{ currency, vatMode, priceBasis: 'ttc' },
      lines: lines.map(({ id, goods, quantityMilli, unitPriceMicro }) => ({
        ...{ id, quantityMilli, unitPriceMicro: unitPriceMicro ?? 0 },
        vatRateMilli: goods.vatRateMilli,
        fodecRateMilli: goods.fodecRateMilli,
      })),
    })
  } catch (error) {
    if (error instanceof MoneyError) return null
    throw error
  }
}

export type GoodsProblem = 'client' | 'goods' | 'price' | 'tooDear' | 'tooMuch' | 'withoutReason'

/** What has still to be said or put right first; null where nothing has. */
export function goodsProblem(draft: GoodsDraft, totals: DocumentTotals | null): GoodsProblem | null {
  if (draft.lines.length === 0) return 'goods'
  if (draft.lines.some(({ unitPriceMicro }) => !unitPriceMicro)) return 'price'
  if (draft.lines.some(({ unitPriceMicro, mostMicro }) => (unitPriceMicro ?? 0) > mostMicro)) return 'tooDear'
  if (totals === null) return 'tooMuch'
  if (draft.client === null) return 'client'
  return draft.reason === null ? 'withoutReason' : null
}
