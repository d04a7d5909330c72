/** How a table is spread on the distributed engine. */
export type Spread = 'anchor' | 'tenant' | 'global' | 'keyed' | 'local'

/** All tables but those whose rows belong to companies. A test fails when a table that has no company is missing here. */
const TABLES = {
  company: 'anchor',
  currency: 'global',
  account: 'global',
  registry_revision: 'global',
  release_event: 'global',
  remote_pointer: 'global',
  remote_release: 'global',
  account_company: 'keyed',
  account_recovery_code: 'keyed',
  account_second_factor: 'keyed',
  account_session: 'keyed',
  login_throttle: 'keyed',
  enquiry: 'keyed',
  mail_link: 'keyed',
  publish_token: 'keyed',
  release_incident: 'keyed',
  release_load: 'keyed',
  release_seen: 'keyed',
  supervision_log: 'keyed',
  applied_function: 'local',
  kysely_migration: 'local',
  kysely_migration_lock: 'local',
} as const satisfies Record<string, Spread>

const others: Readonly<Record<string, Spread>> = TABLES

/** How a table is spread: one that is not named here belongs to companies, and has their id. */
export function spreadOf(table: string): Spread {
  return others[table] ?? 'tenant'
}

/** Tables of accounts and of the installation, which are on the coordinator alone. */
export const KEYED_TABLES: ReadonlySet<string> = new Set(
  Object.keys(TABLES).filter((table) => others[table] === 'keyed'),
)

/** Tables of posted rows: nobody changes or deletes them, in any company. One with a seal is always among them. */
export const POSTED_TABLES: readonly string[] = [
  'approval',
  'approval_code',
  'approval_code_use',
  'audit_log',
  'audit_seal',
  'brought_closing',
  'cash_movement',
  'cash_session_closing',
  'cash_session_count',
  'cashier_claim',
  'cashier_switch',
  'client_payment',
  'closing_approval',
  'closing_excess',
  'closing_restatement',
  'drawer_opening',
  'erased_row',
  'fiscal_closing',
  'money_ledger',
  'posted_adjustment',
  'posted_adjustment_line',
  'posted_count',
  'posted_count_line',
  'register_key',
  'restatement_approval',
  'sale',
  'sale_line',
  'sale_review',
  'sale_tax',
  'sales_return',
  'sales_return_line',
  'sales_return_tax',
  'session_correction',
  'session_device',
  'stock_layer',
  'stock_layer_use',
  'stock_count_entry',
  'stock_ledger',
  'stock_ledger_lot',
  'stock_ledger_serial',
  'stock_revaluation',
  'stock_transfer_movement',
  'stock_transfer_step',
  'ticket_copy',
  'voucher',
]

/** Of posted rows, the columns out of which an erasure takes personal values: by a function of `app_books` (ADR 52). */
export const ERASED_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  audit_log: ['before', 'after'],
  client_payment: ['seller', 'payers'],
  sale: ['seller', 'note', 'payers'],
  sales_return: ['seller', 'comment'],
}

/** Tables that name a point of sale and are not of it: who works where, and what users were told. */
export const SEEN_EVERYWHERE: readonly string[] = ['app_user_point_of_sale', 'notification']

/** Tables whose rows change by functions alone, which belong to the role `app_books`. */
export const BOOK_TABLES: readonly string[] = ['lot_balance', 'number_series', 'stock_balance', 'stock_layer_left']
