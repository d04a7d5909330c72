import { permissionsOfUser } from '@comptoir/contracts/catalogue'
import type { Permission } from '@comptoir/contracts/permissions'
import { approvableOf, type Approvable } from '@comptoir/contracts/role-permissions'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { findOpenAccounts } from '../../identity/index.ts'

/** Somebody who may come in and work at a point of sale. */
export interface Person {
  id: string
  name: string
  /** What they may do alone, and so approve. */
  mayApprove: ReadonlySet<Permission>
  /** What they may do once it is approved. */
  mayAsk: readonly Approvable[]
  hasPin: boolean
}

/** The point of sale of an active register; null where there is none, or the caller may not enter it. */
export async function findPointOfSaleOf({ db, companyId }: TxCtx, registerId: string): Promise<string | null> {
  const row = await db
    .selectFrom('register')
    .select('point_of_sale_id')
    .where('company_id', '=', companyId)
    .where('id', '=', registerId)
    .where('is_active', '=', true)
    .executeTakeFirst()
  return row?.point_of_sale_id ?? null
}

/** The name of somebody of the company, whether they may come in still or not; null of anybody else. */
export async function findPersonName({ db, companyId }: TxCtx, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('app_user')
    .select('name')
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.name ?? null
}

/** Everybody who may work at a point of sale and come in today, by name; who came to help is none of the company's people. */
export async function listPeopleAt(ctx: TxCtx, pointOfSaleId: string): Promise<Person[]> {
  const members = await listMembersAt(ctx, pointOfSaleId)
  const accounts = await findOpenAccounts(
    ctx.db,
    members.flatMap(({ account_id: id }) => id ?? []),
  )
  return members
    .filter((member) => {
      const account = accounts.get(member.account_id ?? '')
      return account !== undefined && (account.hasSecondFactor || !needsSecondFactor(member, ctx.now))
    })
    .map(({ id, name, role, permissions, approvals, hasPin }) => ({
      id,
      name,
      mayApprove: new Set(permissionsOfUser(role, permissions)),
      mayAsk: approvableOf(role, approvals),
      hasPin,
    }))
}

type Member = Awaited<ReturnType<typeof listMembersAt>>[number]

/** Whether somebody without a second factor is shut out by now, as they are from every page. */
function needsSecondFactor({ role, second_factor_for: of, second_factor_from: from }: Member, now: Date): boolean {
  const isRequired = of === 'everybody' || (of === 'administrators' && role === 'administrator')
  return isRequired && from !== null && from <= now
}

function listMembersAt({ db, companyId }: TxCtx, pointOfSaleId: string) {
  return db
    .selectFrom('app_user as u')
    .innerJoin('company as c', 'c.id', 'u.company_id')
    .leftJoin('own_role as r', (join) =>
      join.onRef('r.company_id', '=', 'u.company_id').onRef('r.id', '=', 'u.role_id'),
    )
    .leftJoin('counter_key as k', (join) =>
      join.onRef('k.company_id', '=', 'u.company_id').onRef('k.user_id', '=', 'u.id'),
    )
    .leftJoin('app_user_point_of_sale as p', (join) =>
      join
        .onRef('p.company_id', '=', 'u.company_id')
        .onRef('p.user_id', '=', 'u.id')
        .on('p.point_of_sale_id', '=', pointOfSaleId),
    )
    .select(['u.id', 'u.name', 'u.role', 'u.account_id', 'r.permissions', 'r.approvals'])
    .select(['c.second_factor_for', 'c.second_factor_from'])
    .select(sql<boolean>`k.pin_hash is not null`.as('hasPin'))
    .where('u.company_id', '=', companyId)
    .where('u.is_active', '=', true)
    .where('u.is_support', '=', false)
    .where('u.account_id', 'is not', null)
    .where((eb) => eb.or([eb('u.has_all_points_of_sale', '=', true), eb('p.user_id', 'is not', null)]))
    .orderBy('u.name')
    .orderBy('u.id')
    .execute()
}
