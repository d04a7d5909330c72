import { CASH_STEPS_MINOR } from '@comptoir/contracts/cash-steps'
import { ClockAheadMs } from '@comptoir/contracts/company/register-states'
import { TaxMilli } from '@comptoir/contracts/company/tax-parameters'
import fs from 'node:fs'
import path from 'node:path'
import { CatalogueStamp } from '@comptoir/contracts/inventory/counter-catalogue'
import { PackQuantityMilli, PRODUCTS } from '@comptoir/contracts/inventory/products'
import {
  AmountMinor,
  CountedMinor,
  DifferenceMinor,
  PositiveAmountMinor,
  PositiveQuantityMilli,
  QuantityMilli,
  RateMilli,
  RoundingMinor,
  TotalMilli,
  TotalMinor,
  UnitPriceMicro,
} from '@comptoir/contracts/schema'
import { RegisterTicket } from '@comptoir/contracts/sales/register-tickets'
import { EXCHANGE_RATES } from '@comptoir/contracts/treasury/exchange-rates'
import { microFromNumber } from '@comptoir/money'
import { expect, test } from '@jest/globals'
import { sql } from 'kysely'
import type { TSchema } from 'typebox'
import { setUpApp } from '../../../test/app.ts'
import type { Ask } from './catalogue-lint.ts'
import { areAccepted, listFigures, type Figure } from './column-bounds.ts'

const open = setUpApp()

interface Ends {
  minimum: number
  maximum: number
}

/** The ends that a part of the contracts names. */
function endsOf(part: TSchema): Ends {
  const { minimum, maximum }: Partial<Ends> = part
  if (minimum === undefined || maximum === undefined) throw new Error(`No ends: ${JSON.stringify(part)}`)
  return { minimum, maximum }
}

const Ticket = endsOf(RegisterTicket.properties.counter)
const Rate = endsOf(EXCHANGE_RATES.input.properties.rate)
const Stamp = { ...endsOf(CatalogueStamp), minimum: 1 }
const CashSteps = { minimum: Math.min(...CASH_STEPS_MINOR), maximum: Math.max(...CASH_STEPS_MINOR) }
const [PackageQuantity] = PRODUCTS.input.properties.packageQuantity.anyOf

/** Columns whose name does not say enough of them. */
const BY_NAME: Readonly<Record<string, Ends>> = {
  // No contract names it: an entry a second for thirty thousand years.
  'audit_seal.sequence': { minimum: 1, maximum: 1_000_000_000_000 },
  // No contract names it: as many digits as a pattern has places for.
  'barcode_rule.last_number': { minimum: 0, maximum: 9_999_999_999 },
  'cash_movement.amount_minor': { ...endsOf(PositiveAmountMinor), minimum: 1 },
  'cash_session_closing.z_number': Ticket,
  'cash_session_count.counted_minor': endsOf(CountedMinor),
  'cash_session_count.difference_minor': endsOf(DifferenceMinor),
  'session_correction.amount_minor': endsOf(DifferenceMinor),
  'cash_session_count.expected_minor': endsOf(TotalMinor),
  'catalogue_stamp.stamp': Stamp,
  'closing_restatement.left_minor': { ...endsOf(DifferenceMinor), minimum: 0 },
  'company.cash_step_minor': CashSteps,
  'discount.rate_milli': { ...endsOf(RateMilli), minimum: 1 },
  'exchange_rate.rate_micro': {
    minimum: microFromNumber(Rate.minimum),
    maximum: microFromNumber(Rate.maximum),
  },
  'posted_adjustment.counter': Ticket,
  'posted_adjustment.value_minor': endsOf(TotalMinor),
  'posted_adjustment_line.before_milli': endsOf(TotalMilli),
  'posted_count.counter': Ticket,
  'posted_count.value_minor': endsOf(TotalMinor),
  'posted_count_line.counted_milli': { ...endsOf(TotalMilli), minimum: 0 },
  'posted_count_line.expected_milli': endsOf(TotalMilli),
  'stock_count_entry.quantity_milli': endsOf(PositiveQuantityMilli),
  'stock_count_line.started_milli': endsOf(TotalMilli),
  'stock_adjustment.quantity_milli': endsOf(TotalMilli),
  'stock_adjustment.value_minor': endsOf(TotalMinor),
  'client_payment.counter': Ticket,
  'client_payment.owed_minor': { ...endsOf(TotalMinor), minimum: 1 },
  'client_payment.total_minor': { ...endsOf(PositiveAmountMinor), minimum: 1 },
  'fiscal_closing.counter': Ticket,
  'kept_ticket.counter': Ticket,
  'money_ledger.amount_minor': endsOf(DifferenceMinor),
  'number_series.last_number': { ...Ticket, minimum: 0 },
  // Bytes, up to a tebibyte.
  'party_import.kept_bytes': { minimum: 0, maximum: 2 ** 40 },
  'point_of_sale.cash_step_minor': CashSteps,
  'product_import.kept_bytes': { minimum: 0, maximum: 2 ** 40 },
  // Bytes, up to a gibibyte.
  'product_import.picture_bytes': { minimum: 0, maximum: 2 ** 30 },
  'product_pack.quantity_milli': endsOf(PackQuantityMilli),
  'product_pack_price_change.quantity_milli': endsOf(PackQuantityMilli),
  'product.minimum_stock_milli': endsOf(PositiveQuantityMilli),
  'product.package_quantity': endsOf(PackageQuantity),
  'product_stamp.stamp': Stamp,
  'register_state.clock_ahead_ms': endsOf(ClockAheadMs),
  'sale.counter': Ticket,
  'sale_review.expected': endsOf(TotalMinor),
  'sale_review.shown': endsOf(TotalMinor),
  'sale.rounding_minor': endsOf(RoundingMinor),
  'sales_return.counter': Ticket,
  'sales_return.rounding_minor': endsOf(RoundingMinor),
  'sale_line.pack_quantity_milli': endsOf(PackQuantityMilli),
  'sales_return_line.pack_quantity_milli': endsOf(PackQuantityMilli),
  'sales_return_line.quantity_milli': { ...endsOf(QuantityMilli), minimum: 1 },
  'lot_balance.on_hand_milli': endsOf(TotalMilli),
  'stock_balance.on_hand_milli': endsOf(TotalMilli),
  'stock_balance.reserved_milli': { ...endsOf(TotalMilli), minimum: 0 },
  'stock_layer.quantity_milli': { ...endsOf(TotalMilli), minimum: 1 },
  'stock_layer_left.left_milli': { ...endsOf(TotalMilli), minimum: 1 },
  'stock_layer_use.quantity_milli': { ...endsOf(TotalMilli), minimum: 1 },
  'stock_revaluation.quantity_milli': { ...endsOf(TotalMilli), minimum: 1 },
  'stock_rule.minimum_milli': endsOf(PositiveQuantityMilli),
  'stock_rule.multiple_milli': { ...endsOf(PositiveQuantityMilli), minimum: 1 },
  'stock_rule.target_milli': endsOf(PositiveQuantityMilli),
  'stock_transfer.counter': Ticket,
  'stock_transfer_line.requested_milli': { ...endsOf(PositiveQuantityMilli), minimum: 1 },
  'stock_transfer_line.picked_milli': endsOf(PositiveQuantityMilli),
  'stock_transfer_line.good_milli': endsOf(PositiveQuantityMilli),
  'stock_transfer_line.damaged_milli': endsOf(PositiveQuantityMilli),
  'stock_transfer_line.returned_milli': endsOf(PositiveQuantityMilli),
  'stock_transfer_line.lost_milli': endsOf(PositiveQuantityMilli),
  'stock_transfer_extra.quantity_milli': { ...endsOf(PositiveQuantityMilli), minimum: 1 },
  'stock_transfer_movement.quantity_milli': { ...endsOf(PositiveQuantityMilli), minimum: 1 },
  'tax_parameter.replaces_milli': endsOf(RateMilli),
  'tax_parameter.threshold_milli': endsOf(TaxMilli),
  'tax_parameter.value_milli': endsOf(TaxMilli),
  'voucher.amount_minor': { ...endsOf(PositiveAmountMinor), minimum: 1 },
  'voucher_claim.amount_minor': { ...endsOf(PositiveAmountMinor), minimum: 1 },
}

const BY_UNIT: readonly [ending: RegExp, part: TSchema][] = [
  [/rate_milli$/, RateMilli],
  [/_minor$/, PositiveAmountMinor],
  [/_micro$/, UnitPriceMicro],
  [/_milli$/, QuantityMilli],
]

function partOf({ table, column }: Figure): Ends {
  const part = BY_UNIT.find(([ending]) => ending.test(column))?.[1]
  const named = BY_NAME[`${table}.${column}`] ?? (part && endsOf(part))
  if (!named) throw new Error(`No part of the contracts says what ${table}.${column} may hold`)
  return named
}

test('the database takes of every figure exactly what the contracts take', async () => {
  const ask: Ask = async (query) => (await sql.raw<never>(query).execute(open().admin)).rows
  const figures = await listFigures(ask)
  const trials = figures.flatMap((figure) => {
    const { minimum, maximum } = partOf(figure)
    return [minimum - 1, minimum, maximum, maximum + 1].map((value) => ({ figure, value }))
  })
  const accepted = await areAccepted(ask, trials)
  const wrong = trials.filter(
    ({ figure, value }, index) =>
      accepted[index] !== (value >= partOf(figure).minimum && value <= partOf(figure).maximum),
  )
  expect(figures.length).toBeGreaterThan(60)
  expect(wrong.map(({ figure: { table, column }, value }) => `${table}.${column}: ${value}`)).toEqual([])
})

test('two amounts of either sign, and two totals, are still counted exactly', () => {
  for (const { minimum, maximum } of [AmountMinor, TotalMinor, TotalMilli].map(endsOf)) {
    expect(Number.isSafeInteger(2 * maximum + 1)).toBe(true)
    expect(Number.isSafeInteger(2 * minimum - 1)).toBe(true)
  }
})

test('sums of rows that are read as numbers are taken by totalOf, which gives none that cannot be', () => {
  const src = path.join(import.meta.dirname, '..', '..')
  const files = fs.globSync('**/*.ts', { cwd: src }).filter((file) => !/\.test\.ts$|db\/sums\.ts$/.test(file))
  const isAdding = (text: string): boolean => /\bsum\(.*::(bigint|int)|fn\.sum\b/.test(text)
  expect(isAdding('sql<number>`coalesce(sum(l.amount_minor), 0)::bigint`')).toBe(true)
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter((file) => isAdding(fs.readFileSync(path.join(src, file), 'utf8')))).toEqual([])
})
