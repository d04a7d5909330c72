import { PERMISSIONS } from '@comptoir/contracts/catalogue'
import { wordOf } from '@comptoir/i18n/words'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { everywhere } from '../../../platform/db/whole-company.ts'
import type { Names } from './audit-changes.rules.ts'
import type { Unnamed } from './audit-trail.rules.ts'

interface Named {
  id: string
  name: string
}
type Find = (ctx: TxCtx, ids: readonly string[]) => Promise<Named[]>

/** By what a row is called whose entries do not say it: a document by its number, a register with its shop, cash in or out, a held ticket and an approval code by their register, a session by its register and the number of its Z report. */
const FINDERS: Readonly<Record<string, Find>> = {
  sale: (ctx, ids) => numbersIn(ctx, 'sale', ids),
  // Of what was approved before it was completed; some never are.
  approval: (ctx, ids) => numbersIn(ctx, 'sale', ids),
  approvalCode: (ctx, ids) =>
    placesOf(ctx)
      .innerJoin('approval_code as c', (join) =>
        join.onRef('c.company_id', '=', 'r.company_id').onRef('c.register_id', '=', 'r.id'),
      )
      .select(['c.id', nameOfPlace])
      .where('c.company_id', '=', ctx.companyId)
      .where('c.id', 'in', ids)
      .execute(),
  salesReturn: (ctx, ids) => numbersIn(ctx, 'sales_return', ids),
  clientPayment: (ctx, ids) => numbersIn(ctx, 'client_payment', ids),
  // By its number, or by its place until it has one.
  stockAdjustment: ({ db, companyId }, ids) =>
    db
      .selectFrom('stock_adjustment as a')
      .innerJoin('stock_location as x', (join) =>
        join.onRef('x.company_id', '=', 'a.company_id').onRef('x.id', '=', 'a.location_id'),
      )
      .innerJoin('point_of_sale as p', (join) =>
        join.onRef('p.company_id', '=', 'a.company_id').onRef('p.id', '=', 'a.point_of_sale_id'),
      )
      .leftJoin('posted_adjustment as d', (join) =>
        join.onRef('d.company_id', '=', 'a.company_id').onRef('d.id', '=', 'a.id'),
      )
      .select(['a.id', sql<string>`coalesce(d.number, p.name || ' · ' || x.name)`.as('name')])
      .where('a.company_id', '=', companyId)
      .where('a.id', 'in', ids)
      .execute(),
  // By its number, or by its place until it has one.
  stockCount: ({ db, companyId }, ids) =>
    db
      .selectFrom('stock_count as a')
      .innerJoin('stock_location as x', (join) =>
        join.onRef('x.company_id', '=', 'a.company_id').onRef('x.id', '=', 'a.location_id'),
      )
      .innerJoin('point_of_sale as p', (join) =>
        join.onRef('p.company_id', '=', 'a.company_id').onRef('p.id', '=', 'a.point_of_sale_id'),
      )
      .leftJoin('posted_count as d', (join) =>
        join.onRef('d.company_id', '=', 'a.company_id').onRef('d.id', '=', 'a.id'),
      )
      .select(['a.id', sql<string>`coalesce(d.number, p.name || ' · ' || x.name)`.as('name')])
      .where('a.company_id', '=', companyId)
      .where('a.id', 'in', ids)
      .execute(),
  fiscalClosing: (ctx, ids) => numbersIn(ctx, 'fiscal_closing', ids),
  stockTransfer: transfersIn,
  // Of what points of sale should have of a product.
  stockReorder: ({ db, companyId }, ids) =>
    db
      .selectFrom('product')
      .select(['id', 'designation as name'])
      .where('company_id', '=', companyId)
      .where('id', 'in', ids)
      .execute(),
  pointOfSale: ({ db, companyId }, ids) =>
    db
      .selectFrom('point_of_sale')
      .select(['id', 'name'])
      .where('company_id', '=', companyId)
      .where('id', 'in', ids)
      .execute(),
  user: ({ db, companyId }, ids) =>
    db
      .selectFrom('app_user')
      .select(['id', 'name'])
      .where('company_id', '=', companyId)
      .where('id', 'in', ids)
      .execute(),
  register: (ctx, ids) =>
    placesOf(ctx)
      .select(['r.id', nameOfPlace])
      .where('r.company_id', '=', ctx.companyId)
      .where('r.id', 'in', ids)
      .execute(),
  cashMovement: (ctx, ids) =>
    placesOf(ctx)
      .innerJoin('cash_movement as m', (join) =>
        join.onRef('m.company_id', '=', 'r.company_id').onRef('m.register_id', '=', 'r.id'),
      )
      .select(['m.id', nameOfPlace])
      .where('m.company_id', '=', ctx.companyId)
      .where('m.id', 'in', ids)
      .execute(),
  // By its register: whose ticket it is stays out of the trail.
  heldTicket: (ctx, ids) =>
    placesOf(ctx)
      .innerJoin('held_ticket as h', (join) =>
        join.onRef('h.company_id', '=', 'r.company_id').onRef('h.register_id', '=', 'r.id'),
      )
      .select(['h.id', nameOfPlace])
      .where('h.company_id', '=', ctx.companyId)
      .where('h.id', 'in', ids)
      .execute(),
  cashSession: (ctx, ids) =>
    placesOf(ctx)
      .innerJoin('cash_session as s', (join) =>
        join.onRef('s.company_id', '=', 'r.company_id').onRef('s.register_id', '=', 'r.id'),
      )
      .leftJoin('cash_session_closing as z', (join) =>
        join.onRef('z.company_id', '=', 's.company_id').onRef('z.cash_session_id', '=', 's.id'),
      )
      .select(['s.id', sql<string>`p.name || ' · ' || r.name || coalesce(' · Z ' || z.z_number, '')`.as('name')])
      .where('s.company_id', '=', ctx.companyId)
      .where('s.id', 'in', ids)
      .execute(),
}

/** What permissions and rows of the company are called today; one that was removed, what it was called then. Unknown ids are left out. */
export async function findAuditNames(ctx: TxCtx, unnamed: readonly Unnamed[]): Promise<Names> {
  const names = permissionNames(ctx)
  for (const [entity, find] of Object.entries(FINDERS)) {
    const ids = [...new Set(unnamed.filter((one) => one.entity === entity).map(({ id }) => id))]
    if (ids.length === 0) continue
    for (const { id, name } of await everywhere(ctx, (all) => find(all, ids))) names.set(id, name)
    const gone = ids.filter((id) => !names.has(id))
    if (gone.length > 0) for (const { id, name } of await findRemoved(ctx, entity, gone)) names.set(id, name)
  }
  return names
}

/** What each permission allows, in words. */
function permissionNames({ language }: TxCtx): Map<string, string> {
  return new Map([...PERMISSIONS.keys()].map((name) => [name, wordOf(language, `permission.${name}`) ?? name]))
}

function numbersIn(
  { db, companyId }: TxCtx,
  table: 'sale' | 'sales_return' | 'client_payment' | 'fiscal_closing',
  ids: readonly string[],
): Promise<Named[]> {
  return db
    .selectFrom(table)
    .select(['id', 'number as name'])
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .execute()
}

/** A draft has no number yet: it is told by its ends. */
function transfersIn({ db, companyId }: TxCtx, ids: readonly string[]): Promise<Named[]> {
  return db
    .selectFrom('stock_transfer as d')
    .innerJoin('point_of_sale as f', (join) =>
      join.onRef('f.company_id', '=', 'd.company_id').onRef('f.id', '=', 'd.from_point_of_sale_id'),
    )
    .innerJoin('point_of_sale as t', (join) =>
      join.onRef('t.company_id', '=', 'd.company_id').onRef('t.id', '=', 'd.to_point_of_sale_id'),
    )
    .select(['d.id', sql<string>`coalesce(d.number, f.name || ' → ' || t.name)`.as('name')])
    .where('d.company_id', '=', companyId)
    .where('d.id', 'in', ids)
    .execute()
}

/** Every shop may have a "Register 1". */
const nameOfPlace = sql<string>`p.name || ' · ' || r.name`.as('name')

function placesOf({ db }: TxCtx) {
  return db
    .selectFrom('register as r')
    .innerJoin('point_of_sale as p', (join) =>
      join.onRef('p.company_id', '=', 'r.company_id').onRef('p.id', '=', 'r.point_of_sale_id'),
    )
}

/** What the trail itself says of rows that are no more. */
async function findRemoved({ db, companyId }: TxCtx, entity: string, ids: readonly string[]): Promise<Named[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select(['entity_id as id', sql<string | null>`before ->> 'name'`.as('name')])
    .where('company_id', '=', companyId)
    .where('entity', '=', entity)
    .where('entity_id', 'in', ids)
    .where('action', '=', `${entity}.removed`)
    .execute()
  return rows.flatMap(({ id, name }) => (id === null || name === null ? [] : [{ id, name }]))
}
