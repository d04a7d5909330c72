import { LAW_CASH_MINOR } from '@comptoir/contracts/payment-details'
import { LAW_VAT_MILLI } from '@comptoir/contracts/company/tax-parameters'
import type { UserRole } from '@comptoir/contracts/roles'
import type { TxCtx } from '../../../platform/context.ts'
import type { NewCompany } from './create-company.ts'

type Place = Pick<TxCtx, 'db' | 'companyId' | 'now'>

export async function insertCompany({ db, companyId, now }: Place, input: NewCompany): Promise<void> {
  await db
    .insertInto('company')
    .values({
      id: companyId,
      name: input.name,
      currency: input.currency,
      language: input.language ?? 'fr',
      time_zone: input.timeZone ?? 'Africa/Tunis',
      phone: input.phone ?? null,
      address: input.address ?? null,
      postal_code: input.postalCode ?? null,
      city: input.city ?? null,
      tax_id: input.taxId ?? null,
      max_discount_rate_milli: input.maxDiscountRateMilli ?? null,
      stock_policy: input.stockPolicy ?? 'allow',
      cash_identity_minor: input.currency === 'TND' ? LAW_CASH_MINOR : 0,
      default_vat_rate_milli: input.defaultVatRateMilli ?? LAW_VAT_MILLI,
      created_at: now,
    })
    .execute()
}

/** Makes an account a user of the company. */
export async function addUser(
  { db, companyId, now }: Place,
  input: {
    id: string
    accountId: string
    name: string
    role: UserRole
    roleId?: string
    pointOfSaleIds: string[] | null
  },
): Promise<void> {
  await db
    .insertInto('app_user')
    .values({
      company_id: companyId,
      id: input.id,
      account_id: input.accountId,
      name: input.name,
      role: input.role,
      role_id: input.roleId ?? null,
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
