import type { AuditAction, AuditEntity } from '@comptoir/contracts/audit'
import type { AnyDocument } from '@comptoir/contracts/declare'
import { audit } from '../audit/audit.ts'
import type { TxCtx } from '../context.ts'
import { declaredRefusal } from '../resource/refusals.ts'

/** A document whose transitions may be taken, by their names. */
type Stepping<Name extends string> = AnyDocument & {
  readonly entity: AuditEntity
  readonly parts: { readonly transitions: Readonly<Record<Name, object>> }
}

function transitionOf<Name extends string>({ entity, parts }: Stepping<Name>, name: Name) {
  const transition = parts.transitions[name]
  if (transition === undefined) throw new Error(`The contract of ${entity} declares no transition "${name}"`)
  return transition
}

/**
 * Whether a document in a state still has a transition before it. False when it has taken it already: asking twice does
 * it once. In any other state it is refused, for the reason that the contract names.
 */
export function isToTake<Name extends string>(declared: Stepping<Name>, name: Name, state: string): boolean {
  const { from, to, refusal } = transitionOf(declared, name)
  if (state === from) return true
  if (state === to) return false
  if (refusal === undefined) throw new Error(`The contract of ${declared.entity} names no refusal for "${name}"`)
  throw declaredRefusal(declared, refusal)
}

/** Writes the transition that a document took into the audit trail. */
export async function auditTransition<Name extends string>(
  ctx: TxCtx,
  declared: Stepping<Name>,
  name: Name,
  taken: { id: string; after?: object },
): Promise<void> {
  const { entity } = declared
  // The contract's own test holds that every transition's action is among those of its entity.
  const action = `${entity}.${transitionOf(declared, name).action}` as AuditAction
  await audit(ctx, { action, entity, entityId: taken.id, after: taken.after ?? null })
}
