/** How each table is spread on the distributed engine. A test fails when a table of the database is missing here. */
export type Spread = 'anchor' | 'tenant' | 'global' | 'keyed' | 'local'

export const TABLES = {
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
  app_user: 'tenant',
  app_user_point_of_sale: 'tenant',
  audit_log: 'tenant',
  audit_log_rest: 'tenant',
  brand: 'tenant',
  cash_session: 'tenant',
  cash_session_closing: 'tenant',
  cash_session_count: 'tenant',
  category: 'tenant',
  client: 'tenant',
  company_photo: 'tenant',
  discount: 'tenant',
  discount_product: 'tenant',
  idempotency_key: 'tenant',
  money_ledger: 'tenant',
  notification: 'tenant',
  notification_read: 'tenant',
  notification_reader: 'tenant',
  number_series: 'tenant',
  payment_method: 'tenant',
  point_of_sale: 'tenant',
  product: 'tenant',
  product_barcode: 'tenant',
  product_import: 'tenant',
  product_import_row: 'tenant',
  register: 'tenant',
  sale: 'tenant',
  sale_line: 'tenant',
  sale_return: 'tenant',
  sale_return_line: 'tenant',
  sale_return_tax: 'tenant',
  sale_tax: 'tenant',
  stock_balance: 'tenant',
  stock_ledger: 'tenant',
  stock_location: 'tenant',
  subcategory: 'tenant',
  unit: 'tenant',
  vat_rate: 'tenant',
  kysely_migration: 'local',
  kysely_migration_lock: 'local',
} as const satisfies Record<string, Spread>

/** Tables whose every statement must name the company. */
export const TENANT_TABLES: ReadonlySet<string> = new Set(
  Object.entries(TABLES)
    .filter(([, spread]) => spread === 'tenant')
    .map(([name]) => name),
)

/** Database functions that run with their owner's rights, and why each may. */
export const DEFINER_FUNCTIONS: Record<string, string> = {
  mail_queue: 'a mail joins the transaction that causes it, and requests have no rights on the tables of the queue',
  client_search: 'as product_search',
  client_search_alike: 'as product_search',
  product_search_alike: 'as product_search',
  product_search: 'LIKE is not leakproof: under row-level security the trigram index would not be used',
}
