import { CATEGORY_ICONS } from '@comptoir/contracts/inventory/categories'
import type { CatalogueHead } from '@comptoir/contracts/inventory/counter-catalogue'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { readTaxes } from '../../company/tax-parameters/index.ts'

/** What products of the counter name by ids, one statement after the other: each is small. */
export async function readHead(ctx: TxCtx): Promise<CatalogueHead> {
  const { fodecRateMilli, vatRates } = await readTaxes(ctx)
  return {
    fodecRateMilli,
    vatReplaced: [...vatRates].flatMap(([rateMilli, byMilli]) =>
      rateMilli === byMilli ? [] : [{ rateMilli, byMilli }],
    ),
    units: await listUnits(ctx),
    categories: await listCategories(ctx),
    subcategories: await listSubcategories(ctx),
    attributes: await listAttributes(ctx),
    discounts: await listDiscounts(ctx),
    barcodeRules: await listBarcodeRules(ctx),
  }
}

function listUnits({ db, companyId }: TxCtx): Promise<CatalogueHead['units']> {
  return db
    .selectFrom('unit')
    .select(['id', 'name', 'decimals'])
    .where('company_id', '=', companyId)
    .orderBy('id')
    .execute()
}

async function listCategories({ db, companyId }: TxCtx): Promise<CatalogueHead['categories']> {
  const rows = await db
    .selectFrom('category')
    .select(['id', 'name', 'colour', 'icon'])
    .where('company_id', '=', companyId)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, icon: CATEGORY_ICONS.find((icon) => icon === row.icon) ?? null }))
}

function listSubcategories({ db, companyId }: TxCtx): Promise<CatalogueHead['subcategories']> {
  return db
    .selectFrom('subcategory')
    .select(['id', 'name', 'category_id as categoryId'])
    .where('company_id', '=', companyId)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

async function listAttributes({ db, companyId }: TxCtx): Promise<CatalogueHead['attributes']> {
  const { rows } = await sql<CatalogueHead['attributes'][number]>`
    select a.id, a.name, (
      select coalesce(json_agg(json_build_object('id', x.id, 'name', x.name) order by x.position, x.id), '[]')
      from attribute_value x where x.company_id = ${companyId} and x.attribute_id = a.id) as values
    from attribute a where a.company_id = ${companyId} order by a.id`.execute(db)
  return rows
}

async function listDiscounts({ db, companyId, now }: TxCtx): Promise<CatalogueHead['discounts']> {
  const rows = await db
    .selectFrom('discount')
    .select(['id', 'name', 'rate_milli', 'starts_at', 'ends_at'])
    .where('company_id', '=', companyId)
    .where('ends_at', '>=', now)
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, rate_milli: rateMilli, starts_at: startsAt, ends_at: endsAt }) => ({
    id,
    name,
    rateMilli,
    startDate: startsAt.toISOString(),
    endDate: endsAt.toISOString(),
  }))
}

function listBarcodeRules({ db, companyId }: TxCtx): Promise<CatalogueHead['barcodeRules']> {
  return db
    .selectFrom('barcode_rule')
    .select(['id', 'pattern', 'decimals'])
    .where('company_id', '=', companyId)
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
}
