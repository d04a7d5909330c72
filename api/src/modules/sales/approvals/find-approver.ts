import type { Approvable } from '@comptoir/contracts/role-permissions'
import type { ApproverKey } from '@comptoir/contracts/company/counter-keys'
import { APPROVALS } from '@comptoir/contracts/sales/approvals'
import { wordOf } from '@comptoir/i18n/words'
import type { Ctx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import { findBadgeHolder, isPinOf } from '../../company/counter-keys/index.ts'
import type { Person } from './people.queries.ts'

export type KeyRefusal = 'wrongKey' | 'notTheirs' | 'tooMany'

/** What somebody who is at a counter asks another one for, who stands beside them. */
export interface AskedHere {
  permissions: readonly Approvable[]
  key: ApproverKey
  /** The id of whose ticket it is, or who counted: they ask, whoever is signed in there. */
  askedBy: string
  /** Everybody who may work there. */
  people: readonly Person[]
  /** Keeps a refused try, with the name of who has the PIN or badge, or whose it was claimed to be. */
  recordRefused: (reason: KeyRefusal, keyOf: string | null) => Promise<void>
}

/**
 * Who is known by a PIN or a badge, works there and may do alone what is asked, by somebody else who may ask for it. Each refusal
 * is recorded, but that of who may not ask.
 */
export async function findApprover(
  ctx: Ctx,
  { permissions, key, askedBy, people, recordRefused }: AskedHere,
): Promise<Person> {
  const asker = people.find(({ id }) => id === askedBy)
  const denied = permissions.find((permission) => !asker?.mayAsk.includes(permission))
  if (denied) throw declaredRefusal(APPROVALS, 'notForYou', { permission: named(ctx, denied) }, '/permissions')
  const claimed = key.kind === 'pin' ? people.find(({ id }) => id === key.userId) : undefined
  const userId = await knownBy(ctx, key).catch(async (error: unknown) => {
    if (error instanceof DomainError && error.code === 'auth.tooManyAttempts')
      await recordRefused('tooMany', claimed?.name ?? null)
    throw error
  })
  const approver = people.find(({ id }) => id === userId)
  if (!approver) {
    await recordRefused('wrongKey', claimed?.name ?? null)
    throw declaredRefusal(APPROVALS, 'keyWrong', {}, '/key')
  }
  const lacking = permissions.find((permission) => approver.id === askedBy || !holdsAll(approver, [permission]))
  if (lacking === undefined) return approver
  await recordRefused('notTheirs', approver.name)
  throw declaredRefusal(APPROVALS, 'notTheirs', { by: approver.name, permission: named(ctx, lacking) }, '/key')
}

/** Whether somebody may do all of it alone, and so approve it. */
export function holdsAll({ mayApprove }: Person, permissions: readonly Approvable[]): boolean {
  return permissions.every((permission) => mayApprove.has(permission))
}

/** The id of who has a badge or, claimed, a PIN; null where nobody has. */
async function knownBy(ctx: Ctx, key: ApproverKey): Promise<string | null> {
  if (key.kind === 'badge') return findBadgeHolder(ctx, key.code)
  return (await isPinOf(ctx, key.userId, key.pin)) ? key.userId : null
}

function named({ language }: Ctx, permission: Approvable): string {
  return wordOf(language, `permission.${permission}`) ?? permission
}
