// Written by `npm run tables` from a migrated database; a test compares them. Not to be edited.

import type { ColumnType } from 'kysely'
import type { JsonColumns } from './json-columns.ts'

/** A column with a default: it may be left out when a row is inserted. */
type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>

/** Read as what it holds, written as text. */
type Json<T> = ColumnType<T, string, string>
type NullableJson<T> = ColumnType<T | null, string | null, string | null>
type Timestamp = ColumnType<Date, Date | string>
type NullableTimestamp = ColumnType<Date | null, Date | string | null>

export interface Account {
  id: string
  email: string
  name: string
  password_hash: string
  language: 'en' | 'fr' | 'ar' | null
  is_super_administrator: Generated<boolean>
  is_active: Generated<boolean>
  pending_company_name: string | null
  suspended_at: NullableTimestamp
  suspended_reason: string | null
  created_at: Timestamp
}

export interface AccountCompany {
  account_id: string
  company_id: string
  joined_at: Timestamp
  last_sign_in_at: NullableTimestamp
  left_at: NullableTimestamp
}

export interface AccountRecoveryCode {
  account_id: string
  code_hash: Buffer
  used_at: NullableTimestamp
}

export interface AccountSecondFactor {
  account_id: string
  sealed_secret: Buffer
  begun_at: Timestamp
  confirmed_at: NullableTimestamp
  last_step: Generated<number>
}

export interface AccountSession {
  account_id: string
  id: string
  company_id: string | null
  salt: Buffer
  generation: Generated<number>
  rotated_at: Timestamp
  created_at: Timestamp
  expires_at: Timestamp
  revoked_at: NullableTimestamp
  user_agent: string | null
  support_writes_until: NullableTimestamp
}

export interface ActivitySector {
  company_id: string
  id: string
  name: string
  is_active: Generated<boolean>
  search_text: string
  created_by: string | null
  version: Generated<number>
  created_at: Timestamp
}

export interface ApiToken {
  company_id: string
  id: string
  user_id: string
  name: string
  secret_hash: Buffer
  ending: string
  permissions: string[]
  expires_on: string
  expires_at: Timestamp
  last_used_at: NullableTimestamp
  revoked_at: NullableTimestamp
  created_by: string
  created_at: Timestamp
}

export interface AppUser {
  company_id: string
  id: string
  account_id: string | null
  name: string
  role: 'administrator' | 'manager' | 'cashier' | 'stockKeeper' | 'accountant' | 'readOnly' | 'own'
  has_all_points_of_sale: Generated<boolean>
  is_support: Generated<boolean>
  is_active: Generated<boolean>
  version: Generated<number>
  created_at: Timestamp
  invited_email: string | null
  invitation_language: 'en' | 'fr' | 'ar' | null
  invitation_ends_at: NullableTimestamp
  role_id: string | null
}

export interface AppUserPointOfSale {
  company_id: string
  user_id: string
  point_of_sale_id: string
}

export interface Approval {
  company_id: string
  id: string
  permission: string
  point_of_sale_id: string
  document_id: string
  content_hash: Buffer
  asked_by: string
  approved_by: string
  method: 'pin' | 'badge'
  given_at: Timestamp
  ends_at: Timestamp
}

export interface ApprovalCode {
  company_id: string
  id: string
  point_of_sale_id: string
  register_id: string
  epoch: number
  request: string
  permissions: string[]
  total_minor: number
  discount_minor: number
  given_by: string
  given_at: Timestamp
}

export interface ApprovalCodeUse {
  company_id: string
  approval_code_id: string
  point_of_sale_id: string
  document_id: string
  used_at: Timestamp
}

export interface Attribute {
  company_id: string
  id: string
  name: string
  is_active: Generated<boolean>
  search_text: string
  created_by: string | null
  version: Generated<number>
  created_at: Timestamp
}

export interface AttributeValue {
  company_id: string
  id: string
  attribute_id: string
  name: string
  position: number
}

export interface AuditLog {
  company_id: string
  recorded_at: Timestamp
  id: string
  user_id: string | null
  account_id: string | null
  action: string
  entity: string
  entity_id: string | null
  before: NullableJson<JsonColumns['audit_log.before']>
  after: NullableJson<JsonColumns['audit_log.after']>
  request_id: string
  api_token_id: string | null
}

export interface AuditSeal {
  company_id: string
  sequence: number
  recorded_at: Timestamp
  entry_id: string
  seal_version: number
  hash: Buffer
  previous_hash: Buffer
  sealed_at: Timestamp
}

export interface Bank {
  company_id: string
  id: string
  name: string
  rib_code: string | null
  bic: string | null
  is_active: Generated<boolean>
  search_text: string
  created_by: string | null
  version: Generated<number>
  created_at: Timestamp
}

export interface BankAccount {
  company_id: string
  id: string
  bank_id: string
  name: string
  agency: string | null
  rib: string | null
  iban: string | null
  currency: string
  is_active: Generated<boolean>
  search_text: string
  created_by: string | null
  version: Generated<number>
  created_at: Timestamp
}

export interface BarcodeRule {
  company_id: string
  id: string
  name: string
  name_key: 'shopCodes' | 'weighedCodes' | 'pricedCodes' | null
  position: number
  pattern: string
  decimals: number
  last_number: Generated<number>
  is_active: Generated<boolean>
  search_text: string
  created_by: string | null
  version: Generated<number>
  created_at: Timestamp
}

export interface Brand {
  company_id: string
  id: string
  name: string
  is_active: Generated<boolean>
  search_text: Generated<string>
  created_by: string | null
  version: Generated<number>
  created_at: Timestamp
}

export interface BroughtClosing {
  company_id: string
  cash_session_id: string
  fingerprint: Buffer
  point_of_sale_id: string
  became_z: boolean
  device: 'own' | 'other' | 'unknown'
  brought_by: string
  counted_by: string | null
  closed_at: Timestamp
  kept_float_minor: number
  counts: Json<JsonColumns['brought_closing.counts']>
  recorded_at: Timestamp
}

export interface CashMovement {
  company_id: string
  id: string
  point_of_sale_id: string
  register_id: string
  cash_session_id: string
  reason:
    | 'changeBrought'
    | 'fromSafe'
    | 'correctionIn'
    | 'otherIn'
    | 'bankDeposit'
    | 'toSafe'
    | 'expense'
    | 'correctionOut'
    | 'otherOut'
  kind: 'payIn' | 'payOut'
  amount_minor: number
  currency: string
  note: string | null
  user_id: string
  occurred_at: Timestamp
  recorded_at: Timestamp
}

export interface CashSession {
  company_id: string
  id: string
  point_of_sale_id: string
  register_id: string
  state: 'open' | 'counting' | 'closed'
  currency: string
  business_date: string
  opening_float_minor: number
  kept_float_minor: number | null
  opened_by: string
  opened_at: Timestamp
  closed_by: string | null
  closed_at: NullableTimestamp
  version: Generated<number>
}

export interface CashSessionClosing {
  company_id: string
  cash_session_id: string
  register_id: string
  z_number: number
  report: Json<JsonColumns['cash_session_closing.report']>
  hash: Buffer
  previous_hash: Buffer
  recorded_at: Timestamp
  seal_version: number
  content_hash: Buffer
}

export interface CashSessionCount {
  company_id: string
  cash_session_id: string
  payment_method_id: string
  expected_minor: number
  counted_minor: number
  difference_minor: number
  comment: string | null
  basis: 'assumed' | null
  foreign_cash: NullableJson<JsonColumns['cash_session_count.foreign_cash']>
}

export interface CashierClaim {
  company_id: string
  document_id: string
  document_kind: 'salesReturn' | 'cashMovement' | 'ticketCopy' | 'drawerOpening' | 'heldTicket'
  point_of_sale_id: string
  register_id: string
  signed_in_id: string
  cashier_id: string
  is_proved: boolean
  recorded_at: Timestamp
}

export interface CashierSwitch {
  company_id: string
  id: string
  point_of_sale_id: string
  register_id: string
  signed_in_id: string
  cashier_id: string
  method: 'pin' | 'badge' | 'password'
  begun_at: Timestamp
  ends_at: Timestamp
}

export interface CatalogueStamp {
  company_id: string
  stamp: number
}

export interface Category {
  company_id: string
  id: string
  name: string
  version: Generated<number>
  created_at: Timestamp
  is_active: Generated<boolean>
  search_text: Generated<string>
  created_by: string | null
  colour: 'blue' | 'green' | 'yellow' | 'orange' | 'red' | 'teal' | 'purple' | 'pink' | 'brown' | 'grey' | null
  icon: string | null
}

export interface Client {
  company_id: string
  id: string
  kind: 'person' | 'business'
  code: string
  name: string
  phone: string | null
  email: string | null
  tax_id: string | null
  address: string | null
  postal_code: string | null
  city: string | null
  is_default: Generated<boolean>
  is_active: Generated<boolean>
  search_text: string
  version: Generated<number>
  created_at: Timestamp
  name_key: 'walkIn' | 'erased' | null
  group_id: string | null
  sector_id: string | null
  payment_days: number | null
  is_payment_at_month_end: Generated<boolean>
  credit_limit_minor: number | null
  merged_into_id: string | null
  tax_id_key: Generated<string | null>
  phone_key: Generated<string | null>
  email_key: Generated<string | null>
  erased_at: NullableTimestamp
}

export interface ClientAddress {
  company_id: string
  client_id: string
  position: number
  name: string
  address: string | null
  postal_code: string | null
  city: string | null
}

export interface ClientCertificate {
  company_id: string
  client_id: string
  position: number
  kind: 'exemption' | 'suspension'
  number: string
  issued_on: string
  valid_from: string
  valid_until: string
}

export interface ClientContact {
  company_id: string
  client_id: string
  position: number
  name: string
  role: string | null
  phone: string | null
  email: string | null
}

export interface ClientGroup {
  company_id: string
  id: string
  name: string
  is_active: Generated<boolean>
  search_text: string
  created_by: string | null
  version: Generated<number>
  created_at: Timestamp
}

export interface ClientPayment {
  company_id: string
  id: string
  point_of_sale_id: string
  register_id: string
  cash_session_id: string
  client_id: string
  user_id: string
  epoch: number
  counter: number
  number: string
  occurred_at: Timestamp
  recorded_at: Timestamp
  business_date: string
  currency: string
  state: 'received'
  total_minor: number
  change_minor: number
  owed_minor: number
  payment_details: NullableJson<JsonColumns['client_payment.payment_details']>
  payers: NullableJson<JsonColumns['client_payment.payers']>
  seller: Json<JsonColumns['client_payment.seller']>
  request_hash: Buffer
  seal_version: number
  content_hash: Buffer
  chain_hash: Buffer
  previous_hash: Buffer
}

export interface ClosingApproval {
  company_id: string
  cash_session_id: string
  point_of_sale_id: string
  approved_by: string
  method: 'pin' | 'badge' | 'signedIn' | 'code'
  comment: string
  approved_at: Timestamp
}

export interface ClosingExcess {
  company_id: string
  cash_session_id: string
  point_of_sale_id: string
  tolerance_minor: number
  recorded_at: Timestamp
}

export interface ClosingRestatement {
  company_id: string
  cash_session_id: string
  position: number
  point_of_sale_id: string
  document_kind: 'lateTicket' | 'sessionCorrection'
  document_id: string
  tolerance_minor: number
  left_minor: number
  is_beyond: boolean
  recorded_at: Timestamp
}

export interface Company {
  id: string
  name: string
  legal_form: 'SARL' | 'SA' | 'SAS' | 'SNC' | 'Sole Proprietorship' | 'Other' | null
  email: string | null
  phone: string | null
  address: string | null
  postal_code: string | null
  city: string | null
  tax_id: string | null
  country_code: Generated<string>
  primary_manager: string | null
  primary_manager_phone: string | null
  primary_manager_email: string | null
  it_manager: string | null
  it_manager_phone: string | null
  it_manager_email: string | null
  currency: string
  time_zone: Generated<string>
  language: Generated<'en' | 'fr' | 'ar'>
  is_vat_subject: Generated<boolean>
  is_fodec_subject: Generated<boolean>
  default_fodec_rate_milli: number | null
  is_tax_stamp_subject: Generated<boolean>
  default_tax_stamp_minor: number | null
  max_discount_rate_milli: number | null
  allow_unit_price_entry: Generated<boolean>
  stock_policy: Generated<'block' | 'warn' | 'allow'>
  is_multi_batch: Generated<boolean>
  default_customer_code: string | null
  suspended_at: NullableTimestamp
  suspended_reason: string | null
  version: Generated<number>
  created_at: Timestamp
  other_legal_form: string | null
  second_factor_for: Generated<'nobody' | 'administrators' | 'everybody'>
  second_factor_from: NullableTimestamp
  cash_step_minor: Generated<0 | 5 | 10 | 50 | 100>
  price_display: Generated<'inclTax' | 'both'>
  default_vat_rate_milli: Generated<number>
  max_cash_out_minor: number | null
  cash_identity_minor: Generated<number>
  cash_tolerance_minor: number | null
  voucher_validity_months: number | null
  default_credit_limit_minor: number | null
  counter_lock_minutes: number | null
  stock_adjustment_limit_minor: number | null
  expiry_notice_days: Generated<number>
  ready_notice_days: Generated<number>
  transit_notice_days: Generated<number>
  stock_valuation: Generated<'averageCost' | 'fifo'>
}

export interface CompanyCurrency {
  company_id: string
  id: string
  name: string
  is_active: Generated<boolean>
  search_text: string
  created_by: string | null
  version: Generated<number>
  created_at: Timestamp
  is_cash_accepted: Generated<boolean>
}

export interface CompanyPhoto {
  company_id: string
  content: Buffer
  content_type: 'image/webp' | 'image/png'
  hash: string
  updated_at: Timestamp
}

export interface CounterKey {
  company_id: string
  user_id: string
  pin_hash: string | null
  pin_set_at: NullableTimestamp
  badge_hash: Buffer | null
  badge_made_at: NullableTimestamp
}

export interface Currency {
  code: string
  exponent: number
}

export interface DefaultView {
  company_id: string
  user_id: string
  list: string
  view_id: string
}

export interface Discount {
  company_id: string
  id: string
  name: string
  starts_at: Timestamp
  ends_at: Timestamp
  rate_milli: number
  search_text: string
  created_by: string | null
  version: Generated<number>
  created_at: Timestamp
  is_seasonal_sale: Generated<boolean>
}

export interface DiscountProduct {
  company_id: string
  discount_id: string
  product_id: string
}

export interface DrawerOpening {
  company_id: string
  id: string
  point_of_sale_id: string
  register_id: string
  cash_session_id: string | null
  reason: 'change' | 'count' | 'mistake' | 'other'
  note: string | null
  user_id: string
  occurred_at: Timestamp
  recorded_at: Timestamp
}

export interface Enquiry {
  id: string
  kind: 'home' | 'contact'
  company: string | null
  name: string
  email: string
  phone: string | null
  wanted_at: NullableTimestamp
  message: string | null
  language: string
  created_at: Timestamp
  handled_at: NullableTimestamp
  handled_by: string | null
}

export interface ErasedRow {
  company_id: string
  erasure_id: string
  kind: 'auditEntry' | 'sale' | 'salesReturn' | 'clientPayment'
  row_id: string
  sealed_hash: Buffer
  erased_hash: Buffer
}

export interface ExchangeRate {
  company_id: string
  id: string
  currency_id: string
  base: string
  valid_from: string
  per: number
  rate_micro: number
  created_by: string | null
  version: Generated<number>
  created_at: Timestamp
}

export interface Favourite {
  company_id: string
  point_of_sale_id: string
  product_id: string
  with_variants: boolean
  position: number
}

export interface FiscalClosing {
  company_id: string
  id: string
  kind: 'day' | 'month' | 'year'
  period: string
  counter: number
  number: string
  report: Json<JsonColumns['fiscal_closing.report']>
  closed_by: string | null
  recorded_at: Timestamp
  content_hash: Buffer
  chain_hash: Buffer
  previous_hash: Buffer
  seal_version: number
}

export interface HeldTicket {
  company_id: string
  id: string
  point_of_sale_id: string
  register_id: string
  state: 'held' | 'taken' | 'discarded'
  label: string
  content: string | null
  line_count: number
  total_minor: number
  held_by: string
  held_at: Timestamp
  recorded_at: Timestamp
  take_id: string | null
  ended_at: NullableTimestamp
  ended_by: string | null
  ended_register_id: string | null
  ended_session_id: string | null
  reason: 'clientLeft' | 'heldTwice' | 'enteredByMistake' | 'cannotBeSold' | 'other' | null
  resumed_again_at: NullableTimestamp
  resumed_again_by: string | null
  resumed_again_register_id: string | null
  resumed_again_take_id: string | null
}

export interface IdempotencyKey {
  company_id: string
  key: string
  user_id: string
  route: string
  body_hash: Buffer
  status: number
  answer: NullableJson<JsonColumns['idempotency_key.answer']>
  created_at: Timestamp
}

export interface IntegrityRun {
  company_id: string
  id: string
  started_at: Timestamp
  milliseconds: number
  documents: number
  is_sound: boolean
  results: Json<JsonColumns['integrity_run.results']>
}

export interface KeptTicket {
  company_id: string
  id: string
  point_of_sale_id: string
  register_id: string
  reason:
    | 'unreadable'
    | 'altered'
    | 'ofAnotherCurrency'
    | 'ofAnotherRegister'
    | 'epochUnknown'
    | 'idReused'
    | 'counterReused'
    | 'waiting'
    | 'sessionUnknown'
    | 'notPosted'
  hash: Buffer
  hash_before: Buffer
  text: string
  epoch: number | null
  counter: number | null
  received_at: Timestamp
  received_by: string
}

export interface LoginThrottle {
  key: string
  failure_count: number
  window_ends_at: Timestamp
}

export interface Lot {
  company_id: string
  id: string
  product_id: string
  number: string
  expires_on: string | null
  created_at: Timestamp
}

export interface LotBalance {
  company_id: string
  location_id: string
  lot_id: string
  product_id: string
  on_hand_milli: number
}

export interface MailLink {
  token_hash: Buffer
  kind: 'confirm' | 'reset' | 'invite'
  email_key: Buffer
  account_id: string | null
  sign_up: NullableJson<JsonColumns['mail_link.sign_up']>
  created_at: Timestamp
  expires_at: Timestamp
  used_at: NullableTimestamp
  company_id: string | null
  user_id: string | null
}

export interface MoneyLedger {
  company_id: string
  id: string
  kind: 'opening' | 'payment' | 'change' | 'refund' | 'payIn' | 'payOut' | 'overShort' | 'removed' | 'kept'
  payment_method_id: string
  cash_session_id: string | null
  register_id: string | null
  amount_minor: number
  currency: string
  document_kind: string
  document_id: string
  line_number: number
  user_id: string
  occurred_at: Timestamp
  recorded_at: Timestamp
  comment: string | null
  client_id: string | null
  voucher_id: string | null
}

export interface Notification {
  company_id: string
  id: string
  audience: string
  kind: string
  params: Json<JsonColumns['notification.params']>
  path: string | null
  layout: 'company' | 'pointOfSale' | null
  point_of_sale_id: string | null
  created_at: Timestamp
  cause_id: string | null
}

export interface NotificationRead {
  company_id: string
  user_id: string
  notification_id: string
}

export interface NotificationReader {
  company_id: string
  user_id: string
  read_until: string
}

export interface NumberSeries {
  company_id: string
  kind:
    | 'ticket'
    | 'return'
    | 'clientPayment'
    | 'z'
    | 'invoice'
    | 'creditNote'
    | 'dayClosing'
    | 'monthClosing'
    | 'yearClosing'
    | 'stockAdjustment'
    | 'stockTransfer'
    | 'stockCount'
  scope_id: string
  period: string
  last_number: number
  last_hash: Buffer
}

export interface OwnRole {
  company_id: string
  id: string
  name: string
  description: string | null
  based_on: 'administrator' | 'manager' | 'cashier' | 'stockKeeper' | 'accountant' | 'readOnly'
  permissions: string[]
  version: Generated<number>
  created_at: Timestamp
  approvals: Generated<string[]>
}

export interface PartyImport {
  company_id: string
  id: string
  kind: 'client' | 'supplier'
  state: 'uploaded' | 'checking' | 'checked' | 'importing' | 'done' | 'undoing' | 'undone' | 'failed'
  file_name: string
  delimiter: string | null
  encoding: string | null
  sheet: string | null
  sheets: Generated<Json<JsonColumns['party_import.sheets']>>
  headers: Json<JsonColumns['party_import.headers']>
  sample: Json<JsonColumns['party_import.sample']>
  mapping: Json<JsonColumns['party_import.mapping']>
  match_by: Generated<'codeThenTaxId' | 'code' | 'taxId'>
  on_match: Generated<'change' | 'leave'>
  is_applied: Generated<boolean>
  last_row: Generated<number>
  row_count: Generated<number>
  done_count: Generated<number>
  good_count: Generated<number>
  change_count: Generated<number>
  same_count: Generated<number>
  bad_count: Generated<number>
  warning_count: Generated<number>
  kept_bytes: Generated<number>
  failure: string | null
  created_by: string
  created_at: Timestamp
  started_at: NullableTimestamp
  finished_at: NullableTimestamp
  removed_at: NullableTimestamp
  is_undoable: Generated<boolean>
  kept_count: Generated<number>
  undone_by: string | null
  undo_asked_at: NullableTimestamp
}

export interface PartyImportHeading {
  company_id: string
  kind: 'client' | 'supplier'
  header: string
  field: string | null
  last_used_at: Timestamp
}

export interface PartyImportRow {
  company_id: string
  import_id: string
  row_number: number
  party_id: string
  match_id: string | null
  code: Generated<string>
  name: Generated<string>
  fields: Json<JsonColumns['party_import_row.fields']>
  problems: Generated<Json<JsonColumns['party_import_row.problems']>>
  warnings: Generated<Json<JsonColumns['party_import_row.warnings']>>
  changes: Generated<Json<JsonColumns['party_import_row.changes']>>
  is_good: Generated<boolean>
  action: Generated<'create' | 'change' | 'same' | 'leave'>
  is_excluded: Generated<boolean>
  after_version: number | null
  before: Generated<Json<JsonColumns['party_import_row.before']>>
  kept: 'changed' | 'used' | 'taken' | 'groupGone' | 'gone' | 'refused' | null
}

export interface PaymentMethod {
  company_id: string
  id: string
  kind: 'cash' | 'card' | 'cheque' | 'draft' | 'transfer' | 'mobile' | 'credit' | 'voucher'
  name: string
  is_active: Generated<boolean>
  created_at: Timestamp
  name_key: 'cash' | 'cheque' | 'draft' | 'transfer' | null
  direction: 'client' | 'supplier'
  position: number
  search_text: string
  created_by: string | null
  version: Generated<number>
}

export interface PointOfSale {
  company_id: string
  id: string
  code: string
  name: string
  address: string | null
  postal_code: string | null
  city: string | null
  phone: string | null
  is_active: Generated<boolean>
  version: Generated<number>
  created_at: Timestamp
  time_zone: string | null
  default_client_id: string | null
  ticket_header: string | null
  ticket_footer: string | null
  stock_policy: 'block' | 'warn' | 'allow' | null
  cash_step_minor: 0 | 5 | 10 | 50 | 100 | null
  price_display: 'inclTax' | 'both' | null
  cash_tolerance_minor: number | null
  bears_stamp: Generated<boolean>
}

export interface PointOfSaleMethod {
  company_id: string
  point_of_sale_id: string
  payment_method_id: string
}

export interface PostedAdjustment {
  company_id: string
  id: string
  point_of_sale_id: string
  location_id: string
  number: string
  year: number
  counter: number
  reason: 'found' | 'lost' | 'theft' | 'damaged' | 'expired' | 'internalUse' | 'sample' | 'correction' | 'restock'
  money_effect: 'gain' | 'loss' | 'expense' | 'costOfGoods'
  note: string | null
  value_minor: number
  reversal_of: string | null
  user_id: string
  recorded_at: Timestamp
  business_date: string
  currency: string
}

export interface PostedAdjustmentLine {
  company_id: string
  adjustment_id: string
  id: string
  line_number: number
  product_id: string
  code: string
  designation: string
  unit: string | null
  unit_decimals: number
  quantity_milli: number
  before_milli: number
  unit_cost_micro: number
  lots: NullableJson<JsonColumns['posted_adjustment_line.lots']>
  serial_numbers: NullableJson<JsonColumns['posted_adjustment_line.serial_numbers']>
}

export interface PostedCount {
  company_id: string
  id: string
  point_of_sale_id: string
  location_id: string
  number: string
  year: number
  counter: number
  value_minor: number
  user_id: string
  recorded_at: Timestamp
  business_date: string
  currency: string
}

export interface PostedCountLine {
  company_id: string
  count_id: string
  id: string
  line_number: number
  location_id: string
  product_id: string
  code: string
  designation: string
  unit: string | null
  unit_decimals: number
  round: number
  lot_number: string | null
  lot_expires_on: string | null
  piece_number: string | null
  counted_milli: number
  expected_milli: number
  difference_milli: number
  unit_cost_micro: number
  counted_at: Timestamp
}

export interface Product {
  company_id: string
  id: string
  code: string
  designation: string
  category_id: string | null
  subcategory_id: string | null
  brand_id: string | null
  unit_id: string | null
  price_basis: 'ht' | 'ttc'
  unit_price_micro: number
  price_ht_micro: number
  price_ttc_micro: number
  vat_rate_milli: number
  is_fodec: Generated<boolean>
  location: string | null
  package_quantity: number | null
  cost_micro: Generated<number>
  search_text: string
  is_active: Generated<boolean>
  created_by: string | null
  version: Generated<number>
  created_at: Timestamp
  designation_en: string | null
  designation_ar: string | null
  purchase_price_micro: number | null
  minimum_stock_milli: number | null
  tracking: Generated<'none' | 'lots' | 'serialNumbers'>
  lots_expire: Generated<boolean>
  shelf_life_days: number | null
  warranty_months: number | null
}

export interface ProductBarcode {
  company_id: string
  barcode: string
  product_id: string
  pack_id: string | null
}

export interface ProductChange {
  company_id: string
  change_set_id: string
  product_id: string
  kind: 'created' | 'changed'
  code: string
  designation: string
  before: Json<JsonColumns['product_change.before']>
  after_version: number
  kept: 'changed' | 'moved' | 'discounted' | 'taken' | 'familyGone' | 'gone' | null
}

export interface ProductChangePhoto {
  company_id: string
  change_set_id: string
  product_id: string
  photo_id: string
}

export interface ProductChangeSet {
  company_id: string
  id: string
  kind: 'import' | 'bulk'
  state: 'applying' | 'applied' | 'undoing' | 'undone' | 'partlyUndone' | 'failed'
  title: string
  document_id: string | null
  point_of_sale_id: string | null
  created_count: Generated<number>
  changed_count: Generated<number>
  done_count: Generated<number>
  kept_count: Generated<number>
  last_product_id: string | null
  created_by: string
  created_at: Timestamp
  undone_by: string | null
  undo_asked_at: NullableTimestamp
  undone_at: NullableTimestamp
  photo_count: Generated<number>
  photos_through: string | null
}

export interface ProductImport {
  company_id: string
  id: string
  point_of_sale_id: string
  location_id: string
  state: 'uploaded' | 'checking' | 'checked' | 'importing' | 'done' | 'failed'
  file_name: string
  delimiter: string | null
  encoding: string | null
  headers: Json<JsonColumns['product_import.headers']>
  sample: Json<JsonColumns['product_import.sample']>
  mapping: Json<JsonColumns['product_import.mapping']>
  defaults: Json<JsonColumns['product_import.defaults']>
  is_applied: Generated<boolean>
  last_row: Generated<number>
  row_count: Generated<number>
  done_count: Generated<number>
  good_count: Generated<number>
  bad_count: Generated<number>
  warning_count: Generated<number>
  failure: string | null
  created_by: string
  created_at: Timestamp
  started_at: NullableTimestamp
  finished_at: NullableTimestamp
  kept_bytes: Generated<number>
  removed_at: NullableTimestamp
  match_by: Generated<'code' | 'barcode' | 'codeThenBarcode'>
  on_match: Generated<'change' | 'leave'>
  change_count: Generated<number>
  same_count: Generated<number>
  change_set_id: string | null
  sheet: string | null
  sheets: Generated<Json<JsonColumns['product_import.sheets']>>
  picture_count: Generated<number>
  picture_bytes: Generated<number>
  unused_count: Generated<number>
  unused_pictures: Generated<Json<JsonColumns['product_import.unused_pictures']>>
  planned_count: Generated<number>
  drawn_count: Generated<number>
  added_count: Generated<number>
  last_picture_row: Generated<number>
}

export interface ProductImportHeading {
  company_id: string
  header: string
  field: string | null
  last_used_at: Timestamp
}

export interface ProductImportPicture {
  company_id: string
  import_id: string
  number: number
  name: string
  fault: 'tooLarge' | 'notPicture' | 'heic' | 'link' | 'duplicate' | null
  content: Buffer | null
}

export interface ProductImportRow {
  company_id: string
  import_id: string
  row_number: number
  product_id: string
  code: Generated<string>
  barcode: string | null
  designation: Generated<string>
  fields: Json<JsonColumns['product_import_row.fields']>
  problems: Generated<Json<JsonColumns['product_import_row.problems']>>
  warnings: Generated<Json<JsonColumns['product_import_row.warnings']>>
  is_good: Generated<boolean>
  action: Generated<'create' | 'change' | 'same' | 'leave'>
  match_id: string | null
  changes: Generated<Json<JsonColumns['product_import_row.changes']>>
  is_excluded: Generated<boolean>
}

export interface ProductImportRowPicture {
  company_id: string
  import_id: string
  row_number: number
  position: number
  picture_number: number
  name: string
  is_sure: boolean
}

export interface ProductPack {
  company_id: string
  id: string
  product_id: string
  unit_id: string
  quantity_milli: number
  price_micro: number | null
}

export interface ProductPackPriceChange {
  company_id: string
  product_id: string
  version: number
  pack_id: string
  unit_name: string
  quantity_milli: number
  source: 'form' | 'import' | 'bulk' | 'undo'
  change_set_id: string | null
  old_price_basis: 'ht' | 'ttc'
  old_price_micro: number | null
  new_price_basis: 'ht' | 'ttc'
  new_price_micro: number | null
  changed_by: string
  changed_at: Timestamp
}

export interface ProductPhoto {
  company_id: string
  id: string
  product_id: string
  position: number
  address_key: string
  width: number
  height: number
  kept_bytes: number
  thumbnail: Buffer
  tile: Buffer
  full_size: Buffer
  created_by: string | null
  created_at: Timestamp
}

export interface ProductPriceChange {
  company_id: string
  product_id: string
  version: number
  source: 'form' | 'import' | 'bulk' | 'undo'
  change_set_id: string | null
  old_price_basis: 'ht' | 'ttc'
  old_price_ht_micro: number
  old_price_ttc_micro: number
  old_vat_rate_milli: number
  old_is_fodec: boolean
  old_purchase_price_micro: number | null
  new_price_basis: 'ht' | 'ttc'
  new_price_ht_micro: number
  new_price_ttc_micro: number
  new_vat_rate_milli: number
  new_is_fodec: boolean
  new_purchase_price_micro: number | null
  changed_by: string
  changed_at: Timestamp
}

export interface ProductStamp {
  company_id: string
  product_id: string
  stamp: number
}

export interface PublishToken {
  id: string
  remote: string
  name: string
  secret_hash: Buffer
  created_by: string
  created_at: Timestamp
  last_used_at: NullableTimestamp
}

export interface RefusalCount {
  company_id: string
  user_id: string
  action: string
  hour: Timestamp
  last_at: Timestamp
  count: number
}

export interface Register {
  company_id: string
  id: string
  point_of_sale_id: string
  code: string
  name: string
  numbering: Generated<'server' | 'register'>
  epoch: Generated<number>
  is_active: Generated<boolean>
  version: Generated<number>
  created_at: Timestamp
  price_display: 'inclTax' | 'both' | null
  first_own_epoch: number | null
  printer: Generated<'browser' | 'usb' | 'serial' | 'network'>
  printer_address: string | null
  paper_width_mm: Generated<58 | 80>
  prints_at_once: Generated<boolean>
  opens_drawer: Generated<boolean>
}

export interface RegisterCommand {
  company_id: string
  register_id: string
  kind: 'message' | 'lock' | 'sync'
  point_of_sale_id: string
  id: string
  text: string | null
  is_lifted: Generated<boolean>
  sent_at: Timestamp
  sent_by: string
  expires_at: NullableTimestamp
  done_at: NullableTimestamp
  done_by: string | null
}

export interface RegisterKey {
  company_id: string
  register_id: string
  epoch: number
  position: number
  public_key: Buffer
  point_of_sale_name: string
  register_name: string
  told_by: string
  told_at: Timestamp
}

export interface RegisterState {
  company_id: string
  register_id: string
  point_of_sale_id: string
  seen_at: Timestamp
  seen_by: string
  page_version: string
  unsent_count: number
  oldest_unsent_at: NullableTimestamp
  clock_ahead_ms: number
  epoch: number | null
  printer: 'ready' | 'failing' | null
  is_selling: boolean
  is_locked: boolean
  unproved_at: NullableTimestamp
  is_training: Generated<boolean>
}

export interface RegistryRevision {
  id: number
  revision: number
}

export interface ReleaseEvent {
  id: string
  remote: string
  revision: number
  action: 'published' | 'promoted' | 'rolledBack' | 'disabled' | 'enabled'
  from_build: string | null
  to_build: string | null
  actor: string
  reason: string | null
  recorded_at: Timestamp
}

export interface ReleaseIncident {
  remote: string
  build: string
  fingerprint: string
  incident_id: string
  class: string
  message: string
  stack: string | null
  path: string
  count: number
  first_at: Timestamp
  last_at: Timestamp
}

export interface ReleaseLoad {
  remote: string
  build: string
  phase: string
  up_to_ms: number
  count: number
}

export interface ReleaseSeen {
  remote: string
  build: string
  last_at: Timestamp
}

export interface RemotePointer {
  remote: string
  active_build: string
  previous_build: string | null
  is_disabled: Generated<boolean>
  reason: string | null
  is_set_by_installation: boolean
}

export interface RemoteRelease {
  remote: string
  build: string
  version: string
  owner: string
  commit_id: string | null
  requires: Json<JsonColumns['remote_release.requires']>
  document: string
  signature: Buffer
  is_built_in: boolean
  published_by: string
  published_at: Timestamp
  files_removed_at: NullableTimestamp
}

export interface Representative {
  company_id: string
  id: string
  code: string
  name: string
  phone: string | null
  email: string | null
  is_active: Generated<boolean>
  search_text: string
  created_by: string | null
  version: Generated<number>
  created_at: Timestamp
}

export interface RepresentativeTier {
  company_id: string
  representative_id: string
  position: number
  category_id: string | null
  is_clawed_back: boolean
  from_minor: number
  rate_milli: number
}

export interface RestatementApproval {
  company_id: string
  cash_session_id: string
  position: number
  point_of_sale_id: string
  approved_by: string
  method: 'pin' | 'badge' | 'signedIn' | 'code'
  comment: string
  approved_at: Timestamp
}

export interface Sale {
  company_id: string
  id: string
  point_of_sale_id: string
  register_id: string
  cash_session_id: string
  client_id: string
  user_id: string
  epoch: number
  counter: number
  number: string
  occurred_at: Timestamp
  recorded_at: Timestamp
  business_date: string
  currency: string
  state: 'completed'
  gross_minor: number
  discount_minor: number
  net_ht_minor: number
  fodec_minor: number
  vat_minor: number
  stamp_minor: number
  total_minor: number
  received_minor: number
  change_minor: number
  item_count: number
  kernel_version: number
  trace: Json<JsonColumns['sale.trace']>
  seller: Json<JsonColumns['sale.seller']>
  content_hash: Buffer
  chain_hash: Buffer
  previous_hash: Buffer
  seal_version: number
  request_hash: Buffer
  review_reason: 'beforeSession' | 'inFuture' | null
  approvals: NullableJson<JsonColumns['sale.approvals']>
  rounding_minor: number | null
  note: string | null
  representative_id: string | null
  payment_details: NullableJson<JsonColumns['sale.payment_details']>
  payers: NullableJson<JsonColumns['sale.payers']>
}

export interface SaleLine {
  company_id: string
  sale_id: string
  id: string
  line_number: number
  product_id: string | null
  code: string
  designation: string
  unit: string | null
  quantity_milli: number
  unit_price_micro: number
  list_price_micro: number
  gross_minor: number
  discount_rate_milli: number | null
  discount_minor: number
  discount_reason: string | null
  discount_id: string | null
  net_ht_minor: number
  fodec_minor: number
  vat_rate_milli: number
  vat_minor: number
  total_minor: number
  unit_cost_micro: number
  pack_quantity_milli: number | null
  lots: NullableJson<JsonColumns['sale_line.lots']>
  serial_numbers: NullableJson<JsonColumns['sale_line.serial_numbers']>
}

export interface SaleReview {
  company_id: string
  sale_id: string
  position: number
  reason:
    | 'beforeSession'
    | 'inFuture'
    | 'afterClosing'
    | 'otherSession'
    | 'figuresDiffer'
    | 'stampDiffers'
    | 'priceDiffers'
    | 'customNotAllowed'
    | 'discountTooHigh'
    | 'discountNotRunning'
    | 'vatDiffers'
    | 'fodecDiffers'
    | 'quantityTooFine'
    | 'productUnknown'
    | 'clientUnknown'
    | 'cashierUnknown'
    | 'cashierUnproved'
    | 'representativeUnknown'
    | 'methodUnknown'
    | 'methodNotTaken'
    | 'clientMissing'
    | 'detailsMissing'
    | 'cashAboveThreshold'
    | 'foreignCash'
    | 'creditLimitExceeded'
    | 'approvalUnknown'
    | 'voucherSpent'
    | 'stockShort'
    | 'chainBroken'
    | 'lotUnknown'
    | 'lotExpired'
    | 'serialNumberMissing'
  line_number: number | null
  shown: number | null
  expected: number | null
}

export interface SaleTax {
  company_id: string
  sale_id: string
  rate_milli: number
  base_ht_minor: number
  fodec_minor: number
  vat_minor: number
  total_minor: number
}

export interface SalesReturn {
  company_id: string
  id: string
  point_of_sale_id: string
  register_id: string
  cash_session_id: string
  client_id: string
  user_id: string
  epoch: number
  counter: number
  number: string
  occurred_at: Timestamp
  recorded_at: Timestamp
  business_date: string
  currency: string
  state: 'settled'
  reason: 'defective' | 'mistake' | 'changedMind' | 'import' | 'other'
  comment: string | null
  gross_minor: number
  net_ht_minor: number
  fodec_minor: number
  vat_minor: number
  stamp_minor: number
  total_minor: number
  item_count: number
  kernel_version: number
  trace: Json<JsonColumns['sales_return.trace']>
  seller: Json<JsonColumns['sales_return.seller']>
  content_hash: Buffer
  chain_hash: Buffer
  previous_hash: Buffer
  seal_version: number
  request_hash: Buffer
  rounding_minor: number | null
  sale_id: string | null
  sale_number: string | null
  sale_position: number | null
}

export interface SalesReturnLine {
  company_id: string
  sales_return_id: string
  id: string
  line_number: number
  product_id: string | null
  code: string
  designation: string
  unit: string | null
  quantity_milli: number
  unit_price_micro: number
  net_ht_minor: number
  fodec_minor: number
  vat_rate_milli: number
  vat_minor: number
  total_minor: number
  unit_cost_micro: number
  outcome: 'resell' | 'quarantine'
  pack_quantity_milli: number | null
  sale_line_id: string | null
  lots: NullableJson<JsonColumns['sales_return_line.lots']>
  serial_numbers: NullableJson<JsonColumns['sales_return_line.serial_numbers']>
}

export interface SalesReturnTax {
  company_id: string
  sales_return_id: string
  rate_milli: number
  base_ht_minor: number
  fodec_minor: number
  vat_minor: number
  total_minor: number
}

export interface SavedView {
  company_id: string
  id: string
  user_id: string
  list: string
  name: string
  is_shared: boolean
  view: Json<JsonColumns['saved_view.view']>
  created_at: Timestamp
}

export interface SearchWord {
  company_id: string
  entity: 'product' | 'client'
  word: string
}

export interface SerialNumber {
  company_id: string
  id: string
  product_id: string
  number: string
  created_at: Timestamp
  search_text: Generated<string | null>
}

export interface SessionCorrection {
  company_id: string
  id: string
  point_of_sale_id: string
  cash_session_id: string
  kind: 'wrongMethod' | 'wrongReason' | 'movementMissed' | 'floatMissed' | 'digits' | 'roll'
  payment_method_id: string
  other_method_id: string | null
  amount_minor: number
  comment: string | null
  user_id: string
  recorded_at: Timestamp
}

export interface SessionDevice {
  company_id: string
  cash_session_id: string
  point_of_sale_id: string
  key_hash: Buffer
}

export interface StockAdjustment {
  company_id: string
  id: string
  point_of_sale_id: string
  location_id: string
  state: 'draft' | 'submitted' | 'posted' | 'reversed' | 'cancelled'
  reason: 'found' | 'lost' | 'theft' | 'damaged' | 'expired' | 'internalUse' | 'sample' | 'correction' | 'restock'
  note: string | null
  lines: Json<JsonColumns['stock_adjustment.lines']>
  line_count: number
  quantity_milli: number
  value_minor: number
  version: Generated<number>
  request_hash: Buffer
  created_by: string
  created_at: Timestamp
  submitted_by: string | null
  submitted_at: NullableTimestamp
  ended_by: string | null
  ended_at: NullableTimestamp
  cancel_reason: 'enteredByMistake' | 'enteredTwice' | 'goodsFound' | 'notAgreed' | 'other' | null
}

export interface StockBalance {
  company_id: string
  location_id: string
  product_id: string
  on_hand_milli: number
  value_nano: Generated<string>
  reserved_milli: Generated<number>
  is_layered: boolean | null
}

export interface StockCount {
  company_id: string
  id: string
  point_of_sale_id: string
  location_id: string
  state: 'planned' | 'counting' | 'review' | 'posted' | 'cancelled'
  scope: Json<JsonColumns['stock_count.scope']>
  is_blind: boolean
  people_ids: Json<JsonColumns['stock_count.people_ids']>
  planned_on: string | null
  note: string | null
  round: Generated<number>
  round_began_at: NullableTimestamp
  version: Generated<number>
  request_hash: Buffer
  created_by: string
  created_at: Timestamp
  started_by: string | null
  started_at: NullableTimestamp
  finished_by: string | null
  finished_at: NullableTimestamp
  cancelled_by: string | null
  cancelled_at: NullableTimestamp
  cancel_reason: 'enteredByMistake' | 'interrupted' | 'countedAgain' | 'other' | null
}

export interface StockCountEntry {
  company_id: string
  id: string
  count_id: string
  product_id: string
  round: number
  quantity_milli: number
  lot_number: string | null
  lot_expires_on: string | null
  piece_number: string | null
  takes_back: string | null
  user_id: string
  counted_at: Timestamp
  recorded_at: Timestamp
}

export interface StockCountLine {
  company_id: string
  count_id: string
  product_id: string
  location_id: string
  started_milli: number
  recount_round: number | null
  is_open: Generated<boolean>
}

export interface StockCountSetting {
  company_id: string
  is_cycle_on: Generated<boolean>
  days_a: Generated<number>
  days_b: Generated<number>
  days_c: Generated<number>
  tolerance_rate_milli: Generated<number>
  version: Generated<number>
}

export interface StockLayer {
  company_id: string
  location_id: string
  product_id: string
  position: number
  cause: 'begun' | 'movement' | 'revaluation'
  source_id: string
  document_id: string
  quantity_milli: number
  value_nano: string
  recorded_at: Timestamp
}

export interface StockLayerLeft {
  company_id: string
  location_id: string
  product_id: string
  position: number
  document_id: string
  left_milli: number
  left_nano: string
}

export interface StockLayerUse {
  company_id: string
  location_id: string
  product_id: string
  position: number
  cause: 'movement' | 'revaluation' | 'valuation'
  taken_by: string
  quantity_milli: number
  value_nano: string
  recorded_at: Timestamp
}

export interface StockLedger {
  company_id: string
  id: string
  location_id: string
  product_id: string
  kind:
    | 'opening'
    | 'sale'
    | 'return'
    | 'adjustment'
    | 'count'
    | 'transferOut'
    | 'transferIn'
    | 'purchase'
    | 'purchaseReturn'
  quantity_milli: number
  unit_cost_micro: number
  document_kind: string
  document_id: string
  document_line_id: string
  user_id: string
  occurred_at: Timestamp
  recorded_at: Timestamp
}

export interface StockLedgerLot {
  company_id: string
  document_id: string
  document_line_id: string
  kind: string
  lot_id: string
  quantity_milli: number
}

export interface StockLedgerSerial {
  company_id: string
  document_id: string
  document_line_id: string
  kind: string
  serial_number_id: string
  warranty_months: number | null
}

export interface StockLocation {
  company_id: string
  id: string
  point_of_sale_id: string
  kind: 'shop' | 'depot' | 'quarantine' | 'transit'
  name: string
  created_at: Timestamp
  is_active: Generated<boolean>
  version: Generated<number>
  name_key: 'salesFloor' | null
}

export interface StockNotice {
  company_id: string
  kind: 'low' | 'negative' | 'lotExpiring' | 'transferReady' | 'transferSent'
  point_of_sale_id: string
  subject_id: string
  cause_id: string
  told_at: Timestamp
}

export interface StockRevaluation {
  company_id: string
  id: string
  location_id: string
  product_id: string
  value_nano: string
  cause: 'begun' | 'shortage' | 'reversal' | 'layers' | 'manual'
  document_kind: string | null
  document_id: string | null
  user_id: string | null
  recorded_at: Timestamp
  quantity_milli: number | null
  unit_cost_micro: number | null
  reason: string | null
}

export interface StockRule {
  company_id: string
  product_id: string
  point_of_sale_id: string
  minimum_milli: number | null
  target_milli: number | null
  multiple_milli: number | null
  snoozed_until: string | null
}

export interface StockTransfer {
  company_id: string
  id: string
  state:
    | 'requested'
    | 'draft'
    | 'ready'
    | 'inTransit'
    | 'partiallyReceived'
    | 'received'
    | 'closed'
    | 'refused'
    | 'cancelled'
  counter: number | null
  number: string | null
  from_point_of_sale_id: string
  from_location_id: string
  to_point_of_sale_id: string
  to_location_id: string | null
  transit_location_id: string | null
  expected_on: string | null
  note: string | null
  created_by: string
  created_at: Timestamp
  shipped_at: NullableTimestamp
  version: Generated<number>
  needed_on: string | null
  wanted: NullableJson<JsonColumns['stock_transfer.wanted']>
}

export interface StockTransferExtra {
  company_id: string
  id: string
  transfer_id: string
  step_id: string
  product_id: string
  code: string
  designation: string
  location_id: string
  quantity_milli: number
  lots: NullableJson<JsonColumns['stock_transfer_extra.lots']>
  serial_numbers: NullableJson<JsonColumns['stock_transfer_extra.serial_numbers']>
  state: Generated<'waiting' | 'approved' | 'refused'>
  decision_id: string | null
}

export interface StockTransferLine {
  company_id: string
  transfer_id: string
  id: string
  position: number
  product_id: string
  requested_milli: number
  picked_milli: Generated<number>
  good_milli: Generated<number>
  damaged_milli: Generated<number>
  returned_milli: Generated<number>
  lost_milli: Generated<number>
  unit_cost_micro: number | null
  is_extra: Generated<boolean>
}

export interface StockTransferMovement {
  company_id: string
  id: string
  transfer_id: string
  line_id: string
  step_id: string
  kind: 'shipped' | 'good' | 'damaged' | 'returned' | 'lost'
  quantity_milli: number
  unit_cost_micro: number
  bearer: 'sender' | 'receiver' | 'carrier' | null
}

export interface StockTransferStep {
  company_id: string
  id: string
  transfer_id: string
  step:
    | 'requested'
    | 'accepted'
    | 'refused'
    | 'created'
    | 'readied'
    | 'shipped'
    | 'received'
    | 'settled'
    | 'decided'
    | 'cancelled'
  note: string | null
  user_id: string
  recorded_at: Timestamp
}

export interface Subcategory {
  company_id: string
  id: string
  category_id: string
  name: string
  version: Generated<number>
  created_at: Timestamp
  is_active: Generated<boolean>
  search_text: Generated<string>
  created_by: string | null
}

export interface SupervisionLog {
  account_id: string
  recorded_at: Timestamp
  id: string
  list: 'companies' | 'users'
  query: Json<JsonColumns['supervision_log.query']>
  request_id: string
}

export interface Supplier {
  company_id: string
  id: string
  code: string
  name: string
  phone: string | null
  email: string | null
  tax_id: string | null
  address: string | null
  postal_code: string | null
  city: string | null
  payment_days: number | null
  is_payment_at_month_end: Generated<boolean>
  lead_days: number | null
  is_active: Generated<boolean>
  search_text: string
  tax_id_key: Generated<string | null>
  phone_key: Generated<string | null>
  email_key: Generated<string | null>
  created_by: string | null
  version: Generated<number>
  created_at: Timestamp
}

export interface SupplierAddress {
  company_id: string
  supplier_id: string
  position: number
  name: string
  address: string | null
  postal_code: string | null
  city: string | null
}

export interface SupplierContact {
  company_id: string
  supplier_id: string
  position: number
  name: string
  role: string | null
  phone: string | null
  email: string | null
}

export interface TaxParameter {
  company_id: string
  id: string
  name: string
  code: string
  threshold_milli: number
  valid_from: string
  value_milli: number
  is_active: Generated<boolean>
  search_text: string
  version: Generated<number>
  created_at: Timestamp
  created_by: string | null
  replaces_milli: number | null
}

export interface TicketCopy {
  company_id: string
  id: string
  point_of_sale_id: string
  register_id: string | null
  cash_session_id: string | null
  document_kind: 'sale' | 'salesReturn'
  document_id: string
  number: string
  user_id: string
  occurred_at: Timestamp
  recorded_at: Timestamp
}

export interface Unit {
  company_id: string
  id: string
  name: string
  is_active: Generated<boolean>
  search_text: Generated<string>
  created_by: string | null
  version: Generated<number>
  created_at: Timestamp
  decimals: Generated<number>
}

export interface Variant {
  company_id: string
  product_id: string
  group_id: string
  value_1_id: string
  value_2_id: string | null
  value_3_id: string | null
}

export interface VariantGroup {
  company_id: string
  id: string
  code: string
  designation: string
  designation_en: string | null
  designation_ar: string | null
  created_by: string | null
  created_at: Timestamp
}

export interface Voucher {
  company_id: string
  id: string
  sales_return_id: string
  number: string
  code: string
  amount_minor: number
  currency: string
  expires_on: string | null
  user_id: string
  occurred_at: Timestamp
  recorded_at: Timestamp
}

export interface VoucherClaim {
  company_id: string
  voucher_id: string
  ticket_id: string
  amount_minor: number
  user_id: string
  claimed_at: Timestamp
  held_until: Timestamp
}

export interface VoucherLock {
  company_id: string
  voucher_id: string
}

export interface Webhook {
  company_id: string
  id: string
  name: string
  url: string
  events: string[]
  secret: Buffer
  previous_secret: Buffer | null
  previous_until: NullableTimestamp
  is_active: Generated<boolean>
  failing_since: NullableTimestamp
  switched_off_at: NullableTimestamp
  rests_until: NullableTimestamp
  removed_at: NullableTimestamp
  created_by: string
  created_at: Timestamp
}

export interface WebhookDelivery {
  company_id: string
  webhook_id: string
  event_id: string
  event: string
  entity: string
  entity_id: string
  occurred_at: Timestamp
  state: Generated<'pending' | 'delivered' | 'failed'>
  attempts: Generated<number>
  next_try_at: NullableTimestamp
  tries: Generated<Json<JsonColumns['webhook_delivery.tries']>>
}

export interface DB {
  account: Account
  account_company: AccountCompany
  account_recovery_code: AccountRecoveryCode
  account_second_factor: AccountSecondFactor
  account_session: AccountSession
  activity_sector: ActivitySector
  api_token: ApiToken
  app_user: AppUser
  app_user_point_of_sale: AppUserPointOfSale
  approval: Approval
  approval_code: ApprovalCode
  approval_code_use: ApprovalCodeUse
  attribute: Attribute
  attribute_value: AttributeValue
  audit_log: AuditLog
  audit_seal: AuditSeal
  bank: Bank
  bank_account: BankAccount
  barcode_rule: BarcodeRule
  brand: Brand
  brought_closing: BroughtClosing
  cash_movement: CashMovement
  cash_session: CashSession
  cash_session_closing: CashSessionClosing
  cash_session_count: CashSessionCount
  cashier_claim: CashierClaim
  cashier_switch: CashierSwitch
  catalogue_stamp: CatalogueStamp
  category: Category
  client: Client
  client_address: ClientAddress
  client_certificate: ClientCertificate
  client_contact: ClientContact
  client_group: ClientGroup
  client_payment: ClientPayment
  closing_approval: ClosingApproval
  closing_excess: ClosingExcess
  closing_restatement: ClosingRestatement
  company: Company
  company_currency: CompanyCurrency
  company_photo: CompanyPhoto
  counter_key: CounterKey
  currency: Currency
  default_view: DefaultView
  discount: Discount
  discount_product: DiscountProduct
  drawer_opening: DrawerOpening
  enquiry: Enquiry
  erased_row: ErasedRow
  exchange_rate: ExchangeRate
  favourite: Favourite
  fiscal_closing: FiscalClosing
  held_ticket: HeldTicket
  idempotency_key: IdempotencyKey
  integrity_run: IntegrityRun
  kept_ticket: KeptTicket
  login_throttle: LoginThrottle
  lot: Lot
  lot_balance: LotBalance
  mail_link: MailLink
  money_ledger: MoneyLedger
  notification: Notification
  notification_read: NotificationRead
  notification_reader: NotificationReader
  number_series: NumberSeries
  own_role: OwnRole
  party_import: PartyImport
  party_import_heading: PartyImportHeading
  party_import_row: PartyImportRow
  payment_method: PaymentMethod
  point_of_sale: PointOfSale
  point_of_sale_method: PointOfSaleMethod
  posted_adjustment: PostedAdjustment
  posted_adjustment_line: PostedAdjustmentLine
  posted_count: PostedCount
  posted_count_line: PostedCountLine
  product: Product
  product_barcode: ProductBarcode
  product_change: ProductChange
  product_change_photo: ProductChangePhoto
  product_change_set: ProductChangeSet
  product_import: ProductImport
  product_import_heading: ProductImportHeading
  product_import_picture: ProductImportPicture
  product_import_row: ProductImportRow
  product_import_row_picture: ProductImportRowPicture
  product_pack: ProductPack
  product_pack_price_change: ProductPackPriceChange
  product_photo: ProductPhoto
  product_price_change: ProductPriceChange
  product_stamp: ProductStamp
  publish_token: PublishToken
  refusal_count: RefusalCount
  register: Register
  register_command: RegisterCommand
  register_key: RegisterKey
  register_state: RegisterState
  registry_revision: RegistryRevision
  release_event: ReleaseEvent
  release_incident: ReleaseIncident
  release_load: ReleaseLoad
  release_seen: ReleaseSeen
  remote_pointer: RemotePointer
  remote_release: RemoteRelease
  representative: Representative
  representative_tier: RepresentativeTier
  restatement_approval: RestatementApproval
  sale: Sale
  sale_line: SaleLine
  sale_review: SaleReview
  sale_tax: SaleTax
  sales_return: SalesReturn
  sales_return_line: SalesReturnLine
  sales_return_tax: SalesReturnTax
  saved_view: SavedView
  search_word: SearchWord
  serial_number: SerialNumber
  session_correction: SessionCorrection
  session_device: SessionDevice
  stock_adjustment: StockAdjustment
  stock_balance: StockBalance
  stock_count: StockCount
  stock_count_entry: StockCountEntry
  stock_count_line: StockCountLine
  stock_count_setting: StockCountSetting
  stock_layer: StockLayer
  stock_layer_left: StockLayerLeft
  stock_layer_use: StockLayerUse
  stock_ledger: StockLedger
  stock_ledger_lot: StockLedgerLot
  stock_ledger_serial: StockLedgerSerial
  stock_location: StockLocation
  stock_notice: StockNotice
  stock_revaluation: StockRevaluation
  stock_rule: StockRule
  stock_transfer: StockTransfer
  stock_transfer_extra: StockTransferExtra
  stock_transfer_line: StockTransferLine
  stock_transfer_movement: StockTransferMovement
  stock_transfer_step: StockTransferStep
  subcategory: Subcategory
  supervision_log: SupervisionLog
  supplier: Supplier
  supplier_address: SupplierAddress
  supplier_contact: SupplierContact
  tax_parameter: TaxParameter
  ticket_copy: TicketCopy
  unit: Unit
  variant: Variant
  variant_group: VariantGroup
  voucher: Voucher
  voucher_claim: VoucherClaim
  voucher_lock: VoucherLock
  webhook: Webhook
  webhook_delivery: WebhookDelivery
}

/** Tables whose every statement must name the company. */
export const TENANT_TABLES: ReadonlySet<string> = new Set([
  'activity_sector',
  'api_token',
  'app_user',
  'app_user_point_of_sale',
  'approval',
  'approval_code',
  'approval_code_use',
  'attribute',
  'attribute_value',
  'audit_log',
  'audit_seal',
  'bank',
  'bank_account',
  'barcode_rule',
  'brand',
  'brought_closing',
  'cash_movement',
  'cash_session',
  'cash_session_closing',
  'cash_session_count',
  'cashier_claim',
  'cashier_switch',
  'catalogue_stamp',
  'category',
  'client',
  'client_address',
  'client_certificate',
  'client_contact',
  'client_group',
  'client_payment',
  'closing_approval',
  'closing_excess',
  'closing_restatement',
  'company_currency',
  'company_photo',
  'counter_key',
  'default_view',
  'discount',
  'discount_product',
  'drawer_opening',
  'erased_row',
  'exchange_rate',
  'favourite',
  'fiscal_closing',
  'held_ticket',
  'idempotency_key',
  'integrity_run',
  'kept_ticket',
  'lot',
  'lot_balance',
  'money_ledger',
  'notification',
  'notification_read',
  'notification_reader',
  'number_series',
  'own_role',
  'party_import',
  'party_import_heading',
  'party_import_row',
  'payment_method',
  'point_of_sale',
  'point_of_sale_method',
  'posted_adjustment',
  'posted_adjustment_line',
  'posted_count',
  'posted_count_line',
  'product',
  'product_barcode',
  'product_change',
  'product_change_photo',
  'product_change_set',
  'product_import',
  'product_import_heading',
  'product_import_picture',
  'product_import_row',
  'product_import_row_picture',
  'product_pack',
  'product_pack_price_change',
  'product_photo',
  'product_price_change',
  'product_stamp',
  'refusal_count',
  'register',
  'register_command',
  'register_key',
  'register_state',
  'representative',
  'representative_tier',
  'restatement_approval',
  'sale',
  'sale_line',
  'sale_review',
  'sale_tax',
  'sales_return',
  'sales_return_line',
  'sales_return_tax',
  'saved_view',
  'search_word',
  'serial_number',
  'session_correction',
  'session_device',
  'stock_adjustment',
  'stock_balance',
  'stock_count',
  'stock_count_entry',
  'stock_count_line',
  'stock_count_setting',
  'stock_layer',
  'stock_layer_left',
  'stock_layer_use',
  'stock_ledger',
  'stock_ledger_lot',
  'stock_ledger_serial',
  'stock_location',
  'stock_notice',
  'stock_revaluation',
  'stock_rule',
  'stock_transfer',
  'stock_transfer_extra',
  'stock_transfer_line',
  'stock_transfer_movement',
  'stock_transfer_step',
  'subcategory',
  'supplier',
  'supplier_address',
  'supplier_contact',
  'tax_parameter',
  'ticket_copy',
  'unit',
  'variant',
  'variant_group',
  'voucher',
  'voucher_claim',
  'voucher_lock',
  'webhook',
  'webhook_delivery',
])
