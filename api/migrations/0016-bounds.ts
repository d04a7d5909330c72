import { run, type Migrating } from './support.ts'

const AMOUNT = '1000000000000'
const PRICE = '999999999999999'
const QUANTITY = '10000000000'
const TOTAL = '4000000000000000'
const DIFFERENCE = '8000000000000000'
const RATE = '100000'
const NUMBER = '999999999'
const ENTRIES = '1000000000000'

/** One comparison for several columns: each check is read anew with every statement, and sales insert many rows. */
function within(least: string, most: string, ...columns: string[]): string {
  const [only] = columns
  return columns.length === 1
    ? `${only} between ${least} and ${most}`
    : `least(${columns.join(', ')}) >= ${least} and greatest(${columns.join(', ')}) <= ${most}`
}

const TAXED = ['net_ht_minor', 'fodec_minor', 'vat_minor', 'total_minor']
const TAXES = `${within('0', AMOUNT, 'base_ht_minor', 'fodec_minor', 'vat_minor', 'total_minor')}
  and ${within('0', RATE, 'rate_milli')}`

const BOUNDS: Readonly<Record<string, string>> = {
  audit_seal: within('1', ENTRIES, 'sequence'),
  company: within('0', AMOUNT, 'default_tax_stamp_minor'),
  number_series: within('0', NUMBER, 'last_number'),
  product: `${within('0', PRICE, 'unit_price_micro', 'price_ht_micro', 'price_ttc_micro', 'cost_micro')}
    and ${within('1', '1000000', 'package_quantity')}`,
  stock_balance: within(`-${TOTAL}`, TOTAL, 'on_hand_milli'),
  stock_ledger: `quantity_milli <> 0 and ${within(`-${QUANTITY}`, QUANTITY, 'quantity_milli')}
    and ${within('0', PRICE, 'unit_cost_micro')}`,
  cash_session: within('0', AMOUNT, 'opening_float_minor', 'kept_float_minor'),
  fiscal_closing: within('1', NUMBER, 'counter'),
  cash_session_closing: within('1', NUMBER, 'z_number'),
  cash_session_count: `${within('0', TOTAL, 'counted_minor')} and ${within(`-${TOTAL}`, TOTAL, 'expected_minor')}
    and ${within(`-${DIFFERENCE}`, DIFFERENCE, 'difference_minor')}`,
  money_ledger: within(`-${DIFFERENCE}`, DIFFERENCE, 'amount_minor'),
  sale: `${within('0', AMOUNT, ...TAXED, 'gross_minor', 'discount_minor', 'stamp_minor', 'received_minor', 'change_minor')}
    and ${within('1', NUMBER, 'counter')}`,
  sale_line: `quantity_milli <> 0 and ${within(`-${QUANTITY}`, QUANTITY, 'quantity_milli')}
    and ${within('0', PRICE, 'unit_price_micro', 'list_price_micro', 'unit_cost_micro')}
    and ${within('0', AMOUNT, ...TAXED, 'gross_minor', 'discount_minor')}
    and ${within('0', RATE, 'vat_rate_milli', 'discount_rate_milli')}`,
  sale_tax: TAXES,
  sales_return: `${within('0', AMOUNT, ...TAXED, 'gross_minor', 'stamp_minor')} and ${within('1', NUMBER, 'counter')}`,
  sales_return_line: `${within('1', QUANTITY, 'quantity_milli')}
    and ${within('0', PRICE, 'unit_price_micro', 'unit_cost_micro')}
    and ${within('0', AMOUNT, ...TAXED)} and ${within('0', RATE, 'vat_rate_milli')}`,
  sales_return_tax: TAXES,
}

/** What these said is part of the bounds now. */
const SAID_TWICE: readonly [table: string, check: string][] = [
  ['audit_seal', 'audit_seal_sequence_check'],
  ['fiscal_closing', 'fiscal_closing_counter_check'],
  ['stock_ledger', 'stock_ledger_quantity_milli_check'],
  ['stock_ledger', 'stock_ledger_unit_cost_micro_check'],
  ['sale', 'sale_change_minor_check'],
  ['sale', 'sale_counter_check'],
  ['sale_line', 'sale_line_quantity_milli_check'],
  ['sale_line', 'sale_line_unit_price_micro_check'],
  ['sales_return', 'sales_return_total_minor_check'],
  ['sales_return', 'sales_return_counter_check'],
  ['sales_return_line', 'sales_return_line_quantity_milli_check'],
  ['sales_return_line', 'sales_return_line_unit_price_micro_check'],
]

/** Every amount, price, quantity and counter has bounds, so that whatever is stored can be added up and read. */
export async function up(db: Migrating): Promise<void> {
  for (const [table, check] of Object.entries(BOUNDS))
    await run(db, `alter table ${table} add constraint ${table}_bounds check (${check})`)
  for (const [table, check] of SAID_TWICE) await run(db, `alter table ${table} drop constraint ${check}`)
}
