import { USERS, type UserInput } from '@comptoir/contracts/company/users'
import type { Language } from '@comptoir/i18n'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { deleteRow, insertRow, updateRow } from '../../../platform/resource/statements.ts'

export const TABLE = {
  table: 'app_user',
  unique: { app_user_invited_email_key: { reason: 'emailTaken', property: 'email' } },
  references: {
    app_user_role_fk: { code: 'role.notFound', property: 'role' },
    app_user_point_of_sale_pos_fk: { code: 'pointOfSale.notFound', property: 'pointOfSaleIds' },
  },
} as const

/** What the product itself knows of a user, beyond what is shown. */
export interface UserFacts {
  accountId: string | null
  email: string
  language: Language
}

/** Inserts somebody who is invited, without an account yet. */
export async function insertInvited(
  ctx: TxCtx,
  id: string,
  input: UserInput,
  invitation: { language: Language; endsAt: Date },
): Promise<void> {
  await insertRow(ctx, TABLE.table, id, {
    name: input.name.trim(),
    role: input.role,
    role_id: input.roleId ?? null,
    has_all_points_of_sale: input.pointOfSaleIds === null,
    invited_email: input.email.trim(),
    invitation_language: invitation.language,
    invitation_ends_at: invitation.endsAt,
    created_at: ctx.now,
  })
  await insertPlaces(ctx, id, input.pointOfSaleIds)
}

/** Changes a user when the version held is still the current one; false when it is not. */
export async function updateUser(
  ctx: TxCtx,
  id: string,
  input: UserInput,
  version: number | undefined,
): Promise<boolean> {
  const values = {
    name: input.name.trim(),
    role: input.role,
    role_id: input.roleId ?? null,
    has_all_points_of_sale: input.pointOfSaleIds === null,
    ...(input.isActive === undefined ? {} : { is_active: input.isActive }),
  }
  if (!(await updateRow(ctx, TABLE.table, { id, version }, values))) return false
  await ctx.db
    .deleteFrom('app_user_point_of_sale')
    .where('company_id', '=', ctx.companyId)
    .where('user_id', '=', id)
    .execute()
  await insertPlaces(ctx, id, input.pointOfSaleIds)
  return true
}

/**
 * A badge opens what its holder might do when it was made, not what they may do since; who is out comes back with neither
 * badge nor PIN. True where there was anything to take.
 */
export async function takeKeys(
  { db, companyId }: TxCtx,
  userId: string,
  { isOut }: { isOut: boolean },
): Promise<boolean> {
  if (isOut) {
    const { numDeletedRows } = await db
      .deleteFrom('counter_key')
      .where('company_id', '=', companyId)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }
  const { numUpdatedRows } = await db
    .updateTable('counter_key')
    .set({ badge_hash: null, badge_made_at: null })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('badge_hash', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function insertPlaces(
  { db, companyId }: TxCtx,
  userId: string,
  pointOfSaleIds: UserInput['pointOfSaleIds'],
): Promise<void> {
  const places = [...new Set(pointOfSaleIds ?? [])]
  if (places.length === 0) return
  await db
    .insertInto('app_user_point_of_sale')
    .values(places.map((id) => ({ company_id: companyId, user_id: userId, point_of_sale_id: id })))
    .execute()
}

/** The invitation goes to another address, or once more to the same one. */
export async function renewInvitation(
  { db, companyId }: TxCtx,
  id: string,
  { email, endsAt }: { email: string; endsAt: Date },
): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ invited_email: email, invitation_ends_at: endsAt })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('account_id', 'is', null)
    .execute()
}

/** Deletes an invitation when the version held is still the current one; false when it is not. */
export function deleteInvited(ctx: TxCtx, id: string, version: number | undefined): Promise<boolean> {
  return deleteRow(ctx, TABLE.table, { id, version })
}

/** Holds the user until the transaction ends: who accepts an invitation meanwhile waits. Refuses one whose invitation was revoked just now. */
export async function lockUser({ db, companyId }: TxCtx, id: string): Promise<UserFacts> {
  const row = await db
    .selectFrom('app_user')
    .select(['account_id', 'invited_email', 'invitation_language'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new DomainError(USERS.errors.notFound))
  return {
    accountId: row.account_id,
    email: row.invited_email ?? '',
    language: row.invitation_language ?? 'fr',
  }
}

/** Whether another user of the company has the e-mail, invited or joined, active or not. */
export async function hasEmail({ db, companyId }: TxCtx, email: string, but: string): Promise<boolean> {
  const row = await db
    .selectFrom('app_user as u')
    .leftJoin('account as a', 'a.id', 'u.account_id')
    .select('u.id')
    .where('u.company_id', '=', companyId)
    .where('u.id', '<>', but)
    .where('u.is_support', '=', false)
    .where(sql<string>`lower(coalesce(a.email, u.invited_email))`, '=', email.trim().toLowerCase())
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Whether an administrator other than this user can come in. Holds all of them until the transaction ends: two who take each
 * other's rights away at once take turns.
 */
export async function hasOtherAdministrator({ db, companyId }: TxCtx, but: string): Promise<boolean> {
  const held = await db
    .selectFrom('app_user')
    .select(['id', 'account_id'])
    .where('company_id', '=', companyId)
    .where('role', '=', 'administrator')
    .where('is_active', '=', true)
    .where('is_support', '=', false)
    .where('account_id', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  const others = held.flatMap(({ id, account_id: accountId }) => (id === but || accountId === null ? [] : accountId))
  if (others.length === 0) return false
  const open = await db
    .selectFrom('account')
    .select('id')
    .where('id', 'in', others)
    .where('is_active', '=', true)
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}

/** What a mail calls the company. */
export async function getCompanyName({ db, companyId }: TxCtx): Promise<string> {
  const { name } = await db.selectFrom('company').select('name').where('id', '=', companyId).executeTakeFirstOrThrow()
  return name
}

/** What a role of the company's own was given; null where there is none of that id. */
export async function findRolePermissions({ db, companyId }: TxCtx, id: string): Promise<readonly string[] | null> {
  const row = await db
    .selectFrom('own_role')
    .select('permissions')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.permissions ?? null
}
