import type { AuditAction, AuditEntity } from '@comptoir/contracts/audit'
import type { AnyResource } from '@comptoir/contracts/declare'
import { MergeInput } from '@comptoir/contracts/merge'
import type { Permission } from '@comptoir/contracts/permissions'
import type { FastifyInstance } from 'fastify'
import { audit } from '../audit/audit.ts'
import type { TxCtx } from '../context.ts'
import { writeOnce } from '../http/idempotency.ts'
import { ItemParams } from '../http/params.ts'
import { staleRefusal, type Cases, type Versioned } from './cases.ts'
import type { Usage } from './in-use.ts'
import { declaredRefusal } from './refusals.ts'
import { deleteRow, lockRow, moveReferences, type Reference } from './statements.ts'

/** A row that can take what another one has. */
export interface Mergeable extends Versioned {
  id: string
  name: string
  isActive: boolean
}

interface MergeRules<Item> {
  /** Refuses two rows that do not go together. Both are locked. */
  beforeMerge?: (ctx: TxCtx, from: Item, into: Item) => Promise<void> | void
  /**
   * Takes the row away itself, and gives the other one what it had: for rows that documents refer to which can no longer
   * change. Without it references move, and the row is deleted.
   */
  retire?: (ctx: TxCtx, from: Item, into: Item) => Promise<void>
}

type MergedResource<Item extends Mergeable> = Pick<Cases<Item, never>, 'get'> & { usage: Usage }
type MergedDeclaration = AnyResource & {
  readonly entity: AuditEntity
  readonly permissions: Readonly<Record<'write', Permission>> & Readonly<Partial<Record<'remove', Permission>>>
}

/**
 * The call that merges a row into another of its resource: all that refers to it refers to the other, then it is gone.
 * Whoever may remove a row may do it. Answers the row that stays.
 */
export function mergeRoute<Item extends Mergeable>(
  app: FastifyInstance,
  declared: MergedDeclaration,
  resource: MergedResource<Item>,
  rules: MergeRules<Item> = {},
): void {
  const { path, permissions, item } = declared
  app.post<{ Params: { id: string }; Body: MergeInput }>(
    `/:companyId/${path}/:id/merge`,
    {
      // A row may have hundreds of thousands of others that refer to it: more than a write has time for.
      config: { access: permissions.remove ?? permissions.write, work: 'report' },
      schema: { params: ItemParams, body: MergeInput, response: { 200: item } },
    },
    (request, reply) =>
      writeOnce(request, reply, 200, (ctx) =>
        merge(ctx, declared, resource, { ...request.body, id: request.params.id, ...rules }),
      ),
  )
}

interface Merge<Item> extends MergeInput, MergeRules<Item> {
  id: string
}

async function merge<Item extends Mergeable>(
  ctx: TxCtx,
  declared: MergedDeclaration,
  { get, usage }: MergedResource<Item>,
  { id, intoId, version, beforeMerge, retire }: Merge<Item>,
): Promise<Item> {
  const { entity } = declared
  if (id === intoId) throw declaredRefusal(declared, 'mergedIntoItself', {}, '/intoId')
  // In one order, so that two people who merge the same rows wait for each other instead of blocking each other.
  const isThere = new Map<string, boolean>()
  for (const each of [id, intoId].sort()) isThere.set(each, await lockRow(ctx, usage.table, each))
  const from = await get(ctx, id)
  if (from.version !== version) throw await staleRefusal(ctx, entity, id)
  if (isThere.get(intoId) !== true) throw declaredRefusal(declared, 'notFound', {}, '/intoId')
  const into = await get(ctx, intoId)
  if (!into.isActive) throw declaredRefusal(declared, 'mergedIntoInactive', { name: into.name }, '/intoId')
  await beforeMerge?.(ctx, from, into)
  if (retire) await retire(ctx, from, into)
  else {
    for (const reference of referencesTo(usage)) await moveReferences(ctx, reference, { from: id, into: intoId })
    await deleteRow(ctx, usage.table, { id, version })
  }
  const after = { into: { id: intoId, name: into.name } }
  await audit(ctx, { action: `${entity}.merged` as AuditAction, entity, entityId: id, before: from, after })
  return get(ctx, intoId)
}

/** Every column that keeps a row from being deleted: a test compares them with the foreign keys of the database. */
function referencesTo({ usedBy = {} }: Usage): Reference[] {
  return Object.values(usedBy).map((use) => (typeof use === 'string' ? use : use.by))
}
