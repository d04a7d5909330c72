import { STOCK_COUNTS } from '@comptoir/contracts/inventory/stock-counts'
import { isCutOff, stockValueMinor, stockValueNano, type Currency, type ValuedGoods } from '@comptoir/money'
import { v7 as newId } from 'uuid'
import { businessDateOf } from '../../../platform/clock.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { listByFunction } from '../../../platform/db/call.ts'
import { jsonText, type TrackedGoods } from '../../../platform/db/function-json.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import type { AdjustedPlace } from '../stock-adjustments/index.ts'
import { differenceOf, type DifferenceLine } from './posted-lines.rules.ts'

/** A count that is about to be posted, whose row and balances the caller holds. */
export interface AboutToPost {
  id: string
  note: string | null
  place: AdjustedPlace
  lines: readonly DifferenceLine[]
  /** What one of each product costs, in millionths. */
  costs: ReadonlyMap<string, number>
}

interface Line extends DifferenceLine {
  id: string
  differenceMilli: number
  unitCostMicro: number
}

const valuedOf = ({ differenceMilli, unitCostMicro }: Line): ValuedGoods => ({
  quantityMilli: differenceMilli,
  unitCostMicro,
})

/** What all differences are worth together, in minor units. Refuses more than the books hold, and names what is worth most. */
function valueMinorOf(lines: readonly Line[], currency: Currency): number {
  const minor = stockValueMinor(stockValueNano(lines.map(valuedOf)), currency)
  if (!isCutOff(minor)) return minor
  const size = (line: Line): number => Math.abs(line.differenceMilli) * line.unitCostMicro
  const most = lines.reduce((one, other) => (size(other) > size(one) ? other : one))
  throw declaredRefusal(STOCK_COUNTS, 'tooMuch', { product: most.product.designation })
}

/** Posts the lines of a count: those without a difference are kept as well, and move nothing. */
export async function postLines(ctx: TxCtx, { id, note, place, lines: found, costs }: AboutToPost): Promise<void> {
  const lines = found.map((line): Line => ({
    ...{ ...line, id: newId(), differenceMilli: differenceOf(line) },
    unitCostMicro: costs.get(line.product.id) ?? 0,
  }))
  const businessDate = businessDateOf(ctx.now, place.timeZone)
  const year = Number(businessDate.slice(0, 'YYYY'.length))
  const valueMinor = valueMinorOf(lines, place.currency)
  const comesIn = lines.filter(({ differenceMilli }) => differenceMilli > 0)
  const goesOut = lines.filter(({ differenceMilli }) => differenceMilli < 0)
  await listByFunction(ctx.db, 'stock_count_post', {
    companyId: ctx.companyId,
    count: jsonText({
      ...{ id, point_of_sale_id: place.pointOfSaleId, location_id: place.locationId, year },
      ...{ value_minor: valueMinor, user_id: ctx.userId, recorded_at: ctx.now.toISOString() },
      ...{ business_date: businessDate, currency: place.currency },
    }),
    lines: jsonText(lines.map(lineRow)),
    goodsIn: jsonText(comesIn.map(movement)),
    goodsOut: jsonText(goesOut.map(movement)),
    trackedIn: jsonText(trackedGoods(comesIn)),
    trackedOut: jsonText(trackedGoods(goesOut)),
    numberPrefix: `IN-${place.pointOfSaleCode}-${year}-`,
    told: jsonText({ location: place.locationName, note, lineCount: lines.length, valueMinor }),
    auditId: newId(),
    accountId: ctx.accountId,
    requestId: ctx.requestId,
    apiTokenId: ctx.apiTokenId ?? null,
  })
}

function lineRow(line: Line, at: number) {
  const { product, lot, piece } = line
  return {
    ...{ id: line.id, line_number: at + 1, product_id: product.id, code: product.code },
    ...{ designation: product.designation, unit: product.unit, unit_decimals: product.unitDecimals },
    ...{ round: line.round, lot_number: lot?.number ?? null, lot_expires_on: lot?.expiresOn ?? null },
    ...{ piece_number: piece?.number ?? null, counted_milli: line.countedMilli, expected_milli: line.expectedMilli },
    ...{ difference_milli: line.differenceMilli, unit_cost_micro: line.unitCostMicro },
    counted_at: line.countedAt.toISOString(),
  }
}

function movement({ id, product, differenceMilli, unitCostMicro }: Line) {
  return {
    ...{ id, ledger_id: newId(), product_id: product.id, designation: product.designation },
    ...{ quantity_milli: Math.abs(differenceMilli), unit_cost_micro: unitCostMicro },
  }
}

function trackedGoods(lines: readonly Line[]): TrackedGoods {
  return {
    lots: lines.flatMap(({ id, product, lot, differenceMilli }) =>
      lot?.lotId
        ? [{ line_id: id, lot_id: lot.lotId, product_id: product.id, quantity_milli: Math.abs(differenceMilli) }]
        : [],
    ),
    serial_numbers: lines.flatMap(({ id, piece }) =>
      piece?.serialNumberId ? [{ line_id: id, serial_number_id: piece.serialNumberId }] : [],
    ),
  }
}
