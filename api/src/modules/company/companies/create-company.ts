import type { Language } from '@comptoir/i18n'
import { v7 as newId } from 'uuid'
import type { TxCtx } from '../../../platform/context.ts'
import { searchText } from '../../../platform/search-text.ts'

export interface NewCompany {
  name: string
  currency: 'TND' | 'EUR' | 'USD' | 'GBP'
  timeZone?: string
  phone?: string
  address?: string
  postalCode?: string
  city?: string
  taxId?: string
  maxDiscountRateMilli?: number
  allowNegativeStock?: boolean
  /** In thousandths of a percent; the first is the default. */
  vatRatesMilli?: number[]
  /** In which what every company starts with is named; French when left out. */
  language?: Language
}

/** Names of what every company starts with. */
const WORDS: Record<Language, { walkInClient: string; cash: string }> = {
  en: { walkInClient: 'Walk-in client', cash: 'Cash' },
  fr: { walkInClient: 'Client passager', cash: 'Espèces' },
  ar: { walkInClient: 'حريف عابر', cash: 'نقدا' },
}

/** Active Tunisian rates since 2018, the standard one first. */
export const TUNISIAN_RATES_MILLI = [19_000, 13_000, 7_000, 0]

/** Makes a company with what it cannot do without: VAT rates, a walk-in client, cash as payment method. `ctx.companyId` names it. */
export async function createCompany(ctx: Pick<TxCtx, 'db' | 'companyId' | 'now'>, input: NewCompany): Promise<void> {
  const { db, companyId, now } = ctx
  const language = input.language ?? 'fr'
  const words = WORDS[language]
  await db
    .insertInto('company')
    .values({
      id: companyId,
      name: input.name,
      currency: input.currency,
      language,
      time_zone: input.timeZone ?? 'Africa/Tunis',
      phone: input.phone ?? null,
      address: input.address ?? null,
      postal_code: input.postalCode ?? null,
      city: input.city ?? null,
      tax_id: input.taxId ?? null,
      max_discount_rate_milli: input.maxDiscountRateMilli ?? null,
      allow_negative_stock: input.allowNegativeStock ?? true,
      created_at: now,
    })
    .execute()
  const rates = input.vatRatesMilli ?? TUNISIAN_RATES_MILLI
  await db
    .insertInto('vat_rate')
    .values(
      rates.map((rate, index) => ({
        company_id: companyId,
        rate_milli: rate,
        valid_from: '2018-01-01',
        is_default: index === 0,
      })),
    )
    .execute()
  await db
    .insertInto('client')
    .values({
      company_id: companyId,
      id: newId(),
      kind: 'person',
      code: 'PASSAGER',
      name: words.walkInClient,
      is_default: true,
      search_text: searchText(`PASSAGER ${words.walkInClient}`),
      created_at: now,
    })
    .execute()
  await db
    .insertInto('payment_method')
    .values({ company_id: companyId, id: newId(), kind: 'cash', name: words.cash, created_at: now })
    .execute()
}

/** Makes an account a user of the company. */
export async function addUser(
  ctx: Pick<TxCtx, 'db' | 'companyId' | 'now'>,
  input: { id: string; accountId: string; name: string; role: string; pointOfSaleIds: string[] | null },
): Promise<void> {
  const { db, companyId, now } = ctx
  await db
    .insertInto('app_user')
    .values({
      company_id: companyId,
      id: input.id,
      account_id: input.accountId,
      name: input.name,
      role: input.role,
      has_all_points_of_sale: input.pointOfSaleIds === null,
      created_at: now,
    })
    .execute()
  for (const pointOfSaleId of input.pointOfSaleIds ?? []) {
    await db
      .insertInto('app_user_point_of_sale')
      .values({ company_id: companyId, user_id: input.id, point_of_sale_id: pointOfSaleId })
      .execute()
  }
  await db
    .insertInto('account_company')
    .values({ account_id: input.accountId, company_id: companyId, joined_at: now })
    .execute()
}
