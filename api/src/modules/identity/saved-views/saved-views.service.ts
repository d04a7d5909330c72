import {
  MOST_SAVED_VIEWS,
  SAVED_VIEWS,
  type ChangedSavedView,
  type DefaultView,
  type NewSavedView,
  type SavedView,
} from '@comptoir/contracts/identity/saved-views'
import { v7 as newId } from 'uuid'
import type { TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import {
  countOwn,
  countShared,
  deleteView,
  findView,
  forgetOthersDefaults,
  insertView,
  ownerOf,
  setDefault,
  updateView,
} from './saved-views.repository.ts'

/** Keeps a view under a name; sharing it needs the right to share. */
export async function saveView(ctx: TxCtx, { id = newId(), list, ...input }: NewSavedView): Promise<SavedView> {
  if ((await countOwn(ctx)) >= MOST_SAVED_VIEWS.own) throw tooMany(MOST_SAVED_VIEWS.own)
  if (input.isShared) await refuseSharing(ctx, id)
  await insertView(ctx, id, list, input)
  return getView(ctx, id)
}

/** Renames, shares or replaces a view: one's own, or a shared one with the right to share. */
export async function changeView(ctx: TxCtx, id: string, input: ChangedSavedView): Promise<SavedView> {
  const before = await getView(ctx, id)
  if (before.isShared !== input.isShared || !before.isOwn) refuseWithoutRight(ctx)
  if (input.isShared) await refuseSharing(ctx, id)
  const ownerId = await ownerOf(ctx, id)
  await updateView(ctx, id, input)
  if (ownerId !== undefined && !input.isShared) await forgetOthersDefaults(ctx, id, ownerId)
  return input.isShared || before.isOwn ? getView(ctx, id) : { ...before, ...input, isDefault: false }
}

/** Deletes a view: one's own, or a shared one with the right to share. */
export async function removeView(ctx: TxCtx, id: string): Promise<void> {
  const { isOwn } = await getView(ctx, id)
  if (!isOwn) refuseWithoutRight(ctx)
  await deleteView(ctx, id)
}

/** Begins a list of the caller with a view of that list, or with all rows again. */
export async function chooseDefault(ctx: TxCtx, { list, viewId }: DefaultView): Promise<void> {
  if (viewId !== null && (await getView(ctx, viewId)).list !== list) throw new DomainError(SAVED_VIEWS.errors.notFound)
  await setDefault(ctx, list, viewId)
}

async function getView(ctx: TxCtx, id: string): Promise<SavedView> {
  const found = await findView(ctx, id)
  if (!found) throw new DomainError(SAVED_VIEWS.errors.notFound)
  return found
}

async function refuseSharing(ctx: TxCtx, id: string): Promise<void> {
  refuseWithoutRight(ctx)
  if ((await countShared(ctx, id)) >= MOST_SAVED_VIEWS.shared) throw tooMany(MOST_SAVED_VIEWS.shared)
}

function refuseWithoutRight({ permissions }: TxCtx): void {
  const permission = SAVED_VIEWS.permissions.share
  if (!permissions.has(permission)) throw new DomainError('auth.forbidden', { permission })
}

function tooMany(mostViews: number): DomainError {
  return new DomainError(SAVED_VIEWS.errors.tooMany, { mostViews })
}
