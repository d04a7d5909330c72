import type { SaleInput } from '@comptoir/contracts'
import type { Currency } from '@comptoir/money'
import type { TxCtx } from '../../../platform/context.ts'

/** Everything about the place of a sale, read in one statement. */
export interface SalePlace {
  pointOfSaleId: string
  pointOfSaleCode: string
  locationId: string
  registerCode: string
  numbering: 'server' | 'till'
  epoch: number
  sessionRegisterId: string
  sessionState: string
  sessionOpenedBy: string
  sessionOpener: string
  sessionOpenedAt: Date
  currency: Currency
  timeZone: string
  isVatSubject: boolean
  fodecRateMilli: number
  maxDiscountRateMilli: number | null
  allowUnitPriceEntry: boolean
  allowNegativeStock: boolean
  seller: { name: string; taxId: string | null; phone: string | null; address: string | null; postal_code: string | null; city: string | null; pointOfSale: string; register: string }
}

const STANDARD_FODEC_MILLI = 1000

/** The register, its shop and company, and the cash session that the sale names; null when one of them is unknown. */
export async function findSalePlace({ db, companyId }: TxCtx, input: Pick<SaleInput, 'registerId' | 'cashSessionId'>): Promise<SalePlace | null> {
  const row = await db
    .selectFrom('register as r')
    .innerJoin('company as c', 'c.id', 'r.company_id')
    .innerJoin('point_of_sale as p', (join) => join.onRef('p.company_id', '=', 'r.company_id').onRef('p.id', '=', 'r.point_of_sale_id'))
    .innerJoin('stock_location as k', (join) => join.onRef('k.company_id', '=', 'p.company_id').onRef('k.point_of_sale_id', '=', 'p.id').on('k.kind', '=', 'shop'))
    .innerJoin('cash_session as s', (join) => join.onRef('s.company_id', '=', 'r.company_id').on('s.id', '=', input.cashSessionId))
    .innerJoin('app_user as o', (join) => join.onRef('o.company_id', '=', 's.company_id').onRef('o.id', '=', 's.opened_by'))
    .select(['p.id as pointOfSaleId', 'p.code as pointOfSaleCode', 'k.id as locationId', 'r.code as registerCode', 'r.numbering', 'r.epoch'])
    .select(['s.register_id as sessionRegisterId', 's.state as sessionState', 's.opened_by as sessionOpenedBy', 's.opened_at as sessionOpenedAt', 'o.name as sessionOpener'])
    .select(['c.currency', 'c.time_zone', 'c.is_vat_subject', 'c.is_fodec_subject', 'c.default_fodec_rate_milli'])
    .select(['c.max_discount_rate_milli', 'c.allow_unit_price_entry', 'c.allow_negative_stock', 'c.name as companyName', 'c.tax_id', 'c.phone as companyPhone'])
    .select(['p.address', 'p.postal_code', 'p.city', 'p.phone', 'p.name as pointOfSale', 'r.name as register'])
    .where('r.company_id', '=', companyId)
    .where('r.id', '=', input.registerId)
    .where('r.is_active', '=', true)
    .executeTakeFirst()
  if (!row) return null
  return {
    pointOfSaleId: row.pointOfSaleId,
    pointOfSaleCode: row.pointOfSaleCode,
    locationId: row.locationId,
    registerCode: row.registerCode,
    numbering: row.numbering as SalePlace['numbering'],
    epoch: row.epoch,
    sessionRegisterId: row.sessionRegisterId,
    sessionState: row.sessionState,
    sessionOpenedBy: row.sessionOpenedBy,
    sessionOpener: row.sessionOpener,
    sessionOpenedAt: row.sessionOpenedAt,
    currency: row.currency as Currency,
    timeZone: row.time_zone,
    isVatSubject: row.is_vat_subject,
    fodecRateMilli: row.is_fodec_subject ? (row.default_fodec_rate_milli ?? STANDARD_FODEC_MILLI) : 0,
    maxDiscountRateMilli: row.max_discount_rate_milli,
    allowUnitPriceEntry: row.allow_unit_price_entry,
    allowNegativeStock: row.allow_negative_stock,
    seller: {
      name: row.companyName,
      taxId: row.tax_id,
      phone: row.phone ?? row.companyPhone,
      address: row.address,
      postal_code: row.postal_code,
      city: row.city,
      pointOfSale: row.pointOfSale,
      register: row.register,
    },
  }
}

export interface SoldProduct {
  id: string
  code: string
  designation: string
  unit: string | null
  listPriceMicro: number
  vatRateMilli: number
  isFodec: boolean
  costMicro: number
}

/** The products of a sale by id; one that is unknown or archived is missing from the map. */
export async function readSoldProducts({ db, companyId }: TxCtx, ids: string[]): Promise<Map<string, SoldProduct>> {
  const rows = await db
    .selectFrom('product as p')
    .leftJoin('unit as u', (join) => join.onRef('u.company_id', '=', 'p.company_id').onRef('u.id', '=', 'p.unit_id'))
    .select(['p.id', 'p.code', 'p.designation', 'u.name as unit', 'p.price_ttc_micro', 'p.vat_rate_milli', 'p.is_fodec', 'p.cost_micro'])
    .where('p.company_id', '=', companyId)
    .where('p.id', 'in', [...new Set(ids)])
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        code: row.code,
        designation: row.designation,
        unit: row.unit,
        listPriceMicro: row.price_ttc_micro,
        vatRateMilli: row.vat_rate_milli,
        isFodec: row.is_fodec,
        costMicro: row.cost_micro,
      },
    ]),
  )
}

export interface SaleClient {
  id: string
  name: string
}

/** The client named by the sale, or the walk-in client. */
export function findSaleClient({ db, companyId }: TxCtx, clientId: string | undefined): Promise<SaleClient | undefined> {
  return db
    .selectFrom('client')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .$if(clientId !== undefined, (query) => query.where('id', '=', clientId ?? ''))
    .$if(clientId === undefined, (query) => query.where('is_default', '=', true))
    .executeTakeFirst()
}

/** Kinds of the company's payment methods by id. */
export async function readMethodKinds({ db, companyId }: TxCtx): Promise<Map<string, string>> {
  const rows = await db.selectFrom('payment_method').select(['id', 'kind']).where('company_id', '=', companyId).where('is_active', '=', true).execute()
  return new Map(rows.map((row) => [row.id, row.kind]))
}
