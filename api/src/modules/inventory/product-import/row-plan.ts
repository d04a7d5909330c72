import { microFromNumber, milliRateFromNumber } from '@comptoir/money'
import type { TxCtx } from '../../../platform/context.ts'
import { readTaxes } from '../../company/tax-parameters/index.ts'
import { usesLots } from '../stock/index.ts'
import { listUnitDecimals } from '../units/index.ts'
import { positionsOf, type ImportRecord } from './product-import.repository.ts'
import type { RowPlan } from './read-row.rules.ts'
import type { MatchPlan } from './row-result.ts'

/** How the rows of an import are to be read today: its mapping and defaults, and the company's VAT rates. */
export async function rowPlan(ctx: TxCtx, record: ImportRecord): Promise<RowPlan & MatchPlan> {
  const taxes = await readTaxes(ctx)
  const unitDecimals = await listUnitDecimals(ctx)
  const { price, priceBasis, vatRate } = record.defaults
  return {
    positions: positionsOf(record),
    columnCount: record.headers.length,
    isGuarded: record.reading.encoding !== null,
    unitDecimals,
    hasLots: await usesLots(ctx),
    matchBy: record.matchBy,
    onMatch: record.onMatch,
    fodecRateMilli: taxes.fodecRateMilli,
    vatRates: taxes.vatRates,
    vatRatesMilli: new Set(taxes.vatRatesMilli),
    defaultVatRateMilli: vatRate === undefined ? taxes.defaultVatMilli : milliRateFromNumber(vatRate),
    defaultPrice: price === undefined ? null : { basis: priceBasis ?? 'ttc', micro: microFromNumber(price) },
  }
}
