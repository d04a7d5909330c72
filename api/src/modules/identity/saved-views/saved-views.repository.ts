import { SAVED_VIEWS, type ChangedSavedView, type SavedView } from '@comptoir/contracts/identity/saved-views'
import type { TxCtx } from '../../../platform/context.ts'
import { refusingTaken } from '../../../platform/resource/refusals.ts'

const TABLE = {
  table: 'saved_view',
  unique: { saved_view_name_key: { reason: 'nameTaken', property: 'name' } },
} as const

/** The caller's own views and those that are shared, by name. */
function visible({ db, companyId, userId }: TxCtx) {
  return db
    .selectFrom('saved_view as v')
    .innerJoin('app_user as u', (join) =>
      join.onRef('u.company_id', '=', 'v.company_id').onRef('u.id', '=', 'v.user_id'),
    )
    .leftJoin('default_view as d', (join) =>
      join.onRef('d.company_id', '=', 'v.company_id').onRef('d.view_id', '=', 'v.id').on('d.user_id', '=', userId),
    )
    .select([
      'v.id',
      'v.list',
      'v.name',
      'v.is_shared',
      'v.view',
      'v.user_id',
      'u.name as owner',
      'd.list as default_of',
    ])
    .where('v.company_id', '=', companyId)
    .where('u.company_id', '=', companyId)
    .where((eb) => eb.or([eb('v.user_id', '=', userId), eb('v.is_shared', '=', true)]))
}

type Row = Awaited<ReturnType<ReturnType<typeof visible>['executeTakeFirstOrThrow']>>

function toView({ userId }: TxCtx, row: Row): SavedView {
  return {
    id: row.id,
    list: row.list,
    name: row.name,
    isShared: row.is_shared,
    view: row.view,
    owner: row.owner,
    isOwn: row.user_id === userId,
    isDefault: row.default_of !== null,
  }
}

export async function listViews(ctx: TxCtx): Promise<SavedView[]> {
  const rows = await visible(ctx).orderBy('v.name').orderBy('v.id').execute()
  return rows.map((row) => toView(ctx, row))
}

/** One that the caller finds; null for others' and for none. */
export async function findView(ctx: TxCtx, id: string): Promise<SavedView | null> {
  const row = await visible(ctx).where('v.id', '=', id).executeTakeFirst()
  return row ? toView(ctx, row) : null
}

function columnsOf({ name, isShared, view }: ChangedSavedView) {
  return { name: name.trim(), is_shared: isShared, view: JSON.stringify(view) }
}

export async function insertView(ctx: TxCtx, id: string, list: string, input: ChangedSavedView): Promise<void> {
  const { db, companyId, userId, now } = ctx
  const row = { company_id: companyId, id, user_id: userId, list, created_at: now, ...columnsOf(input) }
  await refusingTaken(SAVED_VIEWS, TABLE, input, () => db.insertInto('saved_view').values(row).execute())
}

export async function updateView({ db, companyId }: TxCtx, id: string, input: ChangedSavedView): Promise<void> {
  await refusingTaken(SAVED_VIEWS, TABLE, input, () =>
    db
      .updateTable('saved_view')
      .set(columnsOf(input))
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .execute(),
  )
}

/** What begins with it begins with all rows again. */
export async function deleteView({ db, companyId }: TxCtx, id: string): Promise<void> {
  await db.deleteFrom('saved_view').where('company_id', '=', companyId).where('id', '=', id).execute()
}

/** Others' lists that begin with a view, which they do not find any more. */
export async function forgetOthersDefaults({ db, companyId }: TxCtx, viewId: string, ownerId: string): Promise<void> {
  await db
    .deleteFrom('default_view')
    .where('company_id', '=', companyId)
    .where('view_id', '=', viewId)
    .where('user_id', '<>', ownerId)
    .execute()
}

/** Whose a view is. */
export async function ownerOf({ db, companyId }: TxCtx, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('saved_view')
    .select('user_id')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.user_id
}

/** How many the caller keeps. */
export async function countOwn({ db, companyId, userId }: TxCtx): Promise<number> {
  const { count } = await db
    .selectFrom('saved_view')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** How many the company's people share, but for one. */
export async function countShared({ db, companyId }: TxCtx, butId: string): Promise<number> {
  const { count } = await db
    .selectFrom('saved_view')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('is_shared', '=', true)
    .where('id', '<>', butId)
    .executeTakeFirstOrThrow()
  return count
}

/** What a list of the caller begins with. */
export async function setDefault({ db, companyId, userId }: TxCtx, list: string, viewId: string | null): Promise<void> {
  if (viewId === null) {
    await db
      .deleteFrom('default_view')
      .where('company_id', '=', companyId)
      .where('user_id', '=', userId)
      .where('list', '=', list)
      .execute()
    return
  }
  await db
    .insertInto('default_view')
    .values({ company_id: companyId, user_id: userId, list, view_id: viewId })
    .onConflict((conflict) => conflict.columns(['company_id', 'user_id', 'list']).doUpdateSet({ view_id: viewId }))
    .execute()
}
