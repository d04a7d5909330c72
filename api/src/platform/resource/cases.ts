import type { AuditEntity } from '@comptoir/contracts/audit'
import type { AnyResource } from '@comptoir/contracts/declare'
import { v7 as newId } from 'uuid'
import { audit, lastChange } from '../audit/audit.ts'
import type { TxCtx } from '../context.ts'
import { DomainError } from '../errors.ts'
import { declaredRefusal } from './refusals.ts'
import { refuseUsed, type Usage } from './in-use.ts'

export interface Versioned {
  version: number
}

/** What can be done with one row of a resource. A version is given by a caller that compares. */
export interface Cases<Item extends Versioned, Input> {
  get: (ctx: TxCtx, id: string, query?: Readonly<Record<string, unknown>>) => Promise<Item>
  create: (ctx: TxCtx, input: Input) => Promise<Item>
  change: (ctx: TxCtx, id: string, input: Input, version?: number) => Promise<Item>
  remove: (ctx: TxCtx, id: string, version?: number) => Promise<void>
}

/** The statements of a slice, and what its own rules add. */
export interface Store<Item extends Versioned, Input> extends Usage {
  find: (ctx: TxCtx, id: string) => Promise<Item | null>
  insert: (ctx: TxCtx, id: string, input: Input) => Promise<void>
  /** False when the version held is not the current one. */
  update: (ctx: TxCtx, id: string, input: Input, version: number | undefined) => Promise<boolean>
  /** False when the version held is not the current one. */
  delete: (ctx: TxCtx, id: string, version: number | undefined) => Promise<boolean>
  /** Refuses a change that the row does not allow. */
  beforeChange?: (ctx: TxCtx, before: Item, input: Input) => Promise<void> | void
  /** Refuses to delete what must stay. */
  beforeRemove?: (ctx: TxCtx, before: Item) => Promise<void> | void
}

/** Find or refuse, write, and leave a trace, in the caller's transaction; a stale version is refused with who was first. */
export function casesOf<Item extends Versioned, Input extends { id?: string }>(
  declared: AnyResource & { readonly entity: AuditEntity },
  store: Store<Item, Input>,
): Cases<Item, Input> & { usage: Usage } {
  const { entity } = declared
  const get = async (ctx: TxCtx, id: string): Promise<Item> => {
    const found = await store.find(ctx, id)
    if (!found) throw declaredRefusal(declared, 'notFound')
    return found
  }
  const stale = (ctx: TxCtx, id: string): Promise<DomainError> => staleRefusal(ctx, entity, id)
  return {
    usage: store,
    get,
    create: async (ctx, input) => {
      const id = input.id ?? newId()
      await store.insert(ctx, id, input)
      const after = await get(ctx, id)
      await audit(ctx, { action: `${entity}.created`, entity, entityId: id, after })
      return after
    },
    change: async (ctx, id, input, version) => {
      const before = await get(ctx, id)
      if (isActive(before) === true && isActive(input) === false) requireRemoval(ctx, declared)
      await store.beforeChange?.(ctx, before, input)
      if (!(await store.update(ctx, id, input, version))) throw await stale(ctx, id)
      const after = await get(ctx, id)
      await audit(ctx, { action: `${entity}.updated`, entity, entityId: id, before, after })
      return after
    },
    remove: async (ctx, id, version) => {
      const before = await get(ctx, id)
      await store.beforeRemove?.(ctx, before)
      await refuseUsed(ctx, declared, store, id)
      if (!(await store.delete(ctx, id, version))) throw await stale(ctx, id)
      await audit(ctx, { action: `${entity}.removed`, entity, entityId: id, before })
    },
  }
}

/** Refuses what was decided on an older version, and says who was first. */
export async function staleRefusal(ctx: TxCtx, entity: AuditEntity, id: string): Promise<DomainError> {
  return new DomainError('request.versionStale', await lastChange(ctx, entity, id))
}

function isActive(row: object): unknown {
  return 'isActive' in row ? row.isActive : undefined
}

/** To close a row is what is done instead of removing it: whoever may not do the one may not do the other. */
function requireRemoval({ permissions }: TxCtx, { permissions: { write, remove = write } }: AnyResource): void {
  const isHeld = [...permissions].some((held) => held === remove)
  if (!isHeld) throw new DomainError('auth.forbidden', { permission: remove }, '/isActive')
}
