import type { CompanyInput, CompanyProfile } from '@comptoir/contracts/company/company-profile'
import {
  decimalFromMinor,
  isCurrency,
  milliRateFromNumber,
  minorFromDecimal,
  numberFromMilliRate,
} from '@comptoir/money'
import type { Selectable } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { listByFunction } from '../../../platform/db/call.ts'
import type { Company } from '../../../platform/db/tables.ts'
import type { Taxes } from '../tax-parameters/index.ts'

type Place = Pick<TxCtx, 'db' | 'companyId'>

/** The company as its form reads it, with the taxes of today; null when it is not there. */
export async function findCompanyProfile(
  { db, companyId }: Place,
  { defaultVatMilli }: Pick<Taxes, 'defaultVatMilli'>,
): Promise<CompanyProfile | null> {
  const row = await db.selectFrom('company').selectAll().where('id', '=', companyId).executeTakeFirst()
  if (!row) return null
  const photo = await db
    .selectFrom('company_photo')
    .select('hash')
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return toProfile(row, defaultVatMilli, photo !== undefined)
}

function toProfile(row: Selectable<Company>, vatRateMilli: number, hasPhoto: boolean): CompanyProfile {
  const currency = currencyOf(row.currency)
  return {
    id: row.id,
    name: row.name,
    email: row.email ?? '',
    phone: row.phone ?? '',
    address: row.address ?? '',
    postalCode: row.postal_code ?? '',
    city: row.city ?? '',
    taxId: row.tax_id ?? '',
    countryCode: row.country_code,
    defaultCurrencyCode: currency,
    legalForm: row.legal_form,
    otherLegalForm: row.other_legal_form,
    primaryManager: row.primary_manager ?? '',
    primaryManagerPhone: row.primary_manager_phone ?? '',
    primaryManagerEmail: row.primary_manager_email ?? '',
    itManager: row.it_manager,
    itManagerPhone: row.it_manager_phone,
    itManagerEmail: row.it_manager_email,
    isVatSubject: row.is_vat_subject,
    isFodecSubject: row.is_fodec_subject,
    isTaxStampSubject: row.is_tax_stamp_subject,
    defaultVatRate: row.is_vat_subject ? percentOf(vatRateMilli) : null,
    defaultFodecRate: percentOf(row.default_fodec_rate_milli),
    defaultTaxStamp:
      row.default_tax_stamp_minor === null ? null : decimalFromMinor(row.default_tax_stamp_minor, currency),
    isMultiBatch: row.is_multi_batch,
    allowUnitPriceEntry: row.allow_unit_price_entry,
    stockPolicy: row.stock_policy,
    stockValuation: row.stock_valuation,
    priceDisplay: row.price_display,
    cashStepMinor: row.cash_step_minor,
    cashIdentityMinor: row.cash_identity_minor,
    maxDiscountRate: percentOf(row.max_discount_rate_milli),
    maxCashOutMinor: row.max_cash_out_minor,
    cashToleranceMinor: row.cash_tolerance_minor,
    counterLockMinutes: row.counter_lock_minutes,
    voucherValidityMonths: row.voucher_validity_months,
    defaultCreditLimitMinor: row.default_credit_limit_minor,
    stockAdjustmentLimitMinor: row.stock_adjustment_limit_minor,
    expiryNoticeDays: row.expiry_notice_days,
    readyNoticeDays: row.ready_notice_days,
    transitNoticeDays: row.transit_notice_days,
    defaultCustomerCode: row.default_customer_code,
    hasPhoto,
    version: row.version,
  }
}

function percentOf(rateMilli: number | null): number | null {
  return rateMilli === null ? null : numberFromMilliRate(rateMilli)
}

function currencyOf(code: string): CompanyInput['defaultCurrencyCode'] {
  if (!isCurrency(code) || (code !== 'TND' && code !== 'EUR' && code !== 'USD' && code !== 'GBP'))
    throw new Error(`a company keeps its books in ${code}`)
  return code
}

function rateOf(percent: number | null): number | null {
  return percent === null ? null : milliRateFromNumber(percent)
}

/** The columns that the form fills. */
function companyColumns(input: CompanyInput) {
  return {
    name: input.name,
    email: input.email,
    phone: input.phone,
    address: input.address,
    postal_code: input.postalCode,
    city: input.city,
    tax_id: input.taxId,
    country_code: input.countryCode,
    currency: input.defaultCurrencyCode,
    legal_form: input.legalForm,
    other_legal_form: input.otherLegalForm,
    primary_manager: input.primaryManager,
    primary_manager_phone: input.primaryManagerPhone,
    primary_manager_email: input.primaryManagerEmail,
    it_manager: input.itManager,
    it_manager_phone: input.itManagerPhone,
    it_manager_email: input.itManagerEmail,
    is_vat_subject: input.isVatSubject,
    is_fodec_subject: input.isFodecSubject,
    is_tax_stamp_subject: input.isTaxStampSubject,
    // One that is not asked for, since the company is not subject to VAT, is kept for the day when it is.
    ...(input.defaultVatRate === null ? {} : { default_vat_rate_milli: milliRateFromNumber(input.defaultVatRate) }),
    default_fodec_rate_milli: rateOf(input.defaultFodecRate),
    default_tax_stamp_minor:
      input.defaultTaxStamp === null ? null : minorFromDecimal(input.defaultTaxStamp, input.defaultCurrencyCode),
    is_multi_batch: input.isMultiBatch,
    allow_unit_price_entry: input.allowUnitPriceEntry,
    ...(input.stockPolicy === undefined ? {} : { stock_policy: input.stockPolicy }),
    ...(input.stockValuation === undefined ? {} : { stock_valuation: input.stockValuation }),
    ...(input.priceDisplay === undefined ? {} : { price_display: input.priceDisplay }),
    ...(input.cashStepMinor === undefined ? {} : { cash_step_minor: input.cashStepMinor }),
    ...(input.cashIdentityMinor === undefined ? {} : { cash_identity_minor: input.cashIdentityMinor }),
    max_discount_rate_milli: rateOf(input.maxDiscountRate),
    max_cash_out_minor: input.maxCashOutMinor,
    cash_tolerance_minor: input.cashToleranceMinor,
    counter_lock_minutes: input.counterLockMinutes,
    voucher_validity_months: input.voucherValidityMonths,
    default_credit_limit_minor: input.defaultCreditLimitMinor,
    stock_adjustment_limit_minor: input.stockAdjustmentLimitMinor,
    ...(input.expiryNoticeDays === undefined ? {} : { expiry_notice_days: input.expiryNoticeDays }),
    ...(input.readyNoticeDays === undefined ? {} : { ready_notice_days: input.readyNoticeDays }),
    ...(input.transitNoticeDays === undefined ? {} : { transit_notice_days: input.transitNoticeDays }),
    default_customer_code: input.defaultCustomerCode,
  }
}

/** Fills in what the form says of a company; false when the version held is not the current one. `isNew` keeps it at its first version. */
export async function updateCompanyProfile(
  { db, companyId }: Place,
  input: CompanyInput,
  version: number | undefined,
  isNew = false,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('company')
    .set((eb) => ({ ...companyColumns(input), ...(isNew ? {} : { version: eb('version', '+', 1) }) }))
    .where('id', '=', companyId)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Leaves it open how goods are valued that are there: their next movement decides, by what the company has chosen by then. What
 * was posted keeps its cost. A statement for each place, in the order in which documents hold them: what one may take is
 * bounded, and a company has as many balances as products in all of its places.
 */
export async function resetLayers({ db, companyId }: Place): Promise<void> {
  const places = await db
    .selectFrom('stock_location')
    .select('id')
    .where('company_id', '=', companyId)
    .orderBy('id')
    .execute()
  for (const { id: locationId } of places) await listByFunction(db, 'reset_layers', { companyId, locationId })
}

/** Whether anything was sold: its amounts are in the company's currency. */
export async function hasSales({ db, companyId }: Place): Promise<boolean> {
  return (
    (await db.selectFrom('sale').select('id').where('company_id', '=', companyId).limit(1).executeTakeFirst()) !==
    undefined
  )
}
