import { COUNTER_KEYS, type CounterKeys, type OwnProof, type PinInput } from '@comptoir/contracts/company/counter-keys'
import { USERS, type User } from '@comptoir/contracts/company/users'
import { audit } from '../../../platform/audit/audit.ts'
import type { Ctx, TxCtx } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { refusalOf } from '../../../platform/errors.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import { checkOwnPassword, hashPassword } from '../../identity/index.ts'
import { findUser, requireMayChange } from '../users/index.ts'
import { makeBadgeCode, type Badge } from './badge.rules.ts'
import { badgeHash, deleteKeys, findCounterKeys, putKey } from './counter-keys.repository.ts'
import { findBadgeHolder, isPinOf } from './known-by.ts'
import { isSimplePin } from './pin.rules.ts'

/** A program has no PIN: it neither sets nor removes that of the user in whose name it calls. */
function requirePerson({ apiTokenId }: Ctx): void {
  if (apiTokenId !== undefined) throw refusalOf('apiToken.notHere', {})
}

export function readOwnKeys(ctx: TxCtx): Promise<CounterKeys> {
  return findCounterKeys(ctx, ctx.userId)
}

/** Sets the PIN of who asks, known by their password: a counter that somebody left open gives nobody a PIN. */
export async function setOwnPin(ctx: Ctx, { pin, currentPassword }: PinInput): Promise<CounterKeys> {
  requirePerson(ctx)
  await checkOwnPassword(ctx, currentPassword, '/currentPassword')
  if (isSimplePin(pin)) throw declaredRefusal(COUNTER_KEYS, 'pinTooSimple', {}, '/pin')
  const hash = await hashPassword(pin)
  return inTransaction(ctx, async (tx) => {
    await putKey(tx, ctx.userId, { pin_hash: hash, pin_set_at: ctx.now })
    await record(tx, 'pinSet', { id: ctx.userId, name: ctx.userName })
    return readOwnKeys(tx)
  })
}

/**
 * Whether who asks is who is signed in, by their PIN, badge or password; a wrong one is refused, and recorded. Too many
 * have to wait, as elsewhere.
 */
export async function proveOwn(ctx: Ctx, proof: OwnProof): Promise<void> {
  requirePerson(ctx)
  if (proof.kind === 'password') return checkOwnPassword(ctx, proof.password, '/password')
  const isOwn =
    proof.kind === 'pin'
      ? await isPinOf(ctx, ctx.userId, proof.pin)
      : (await findBadgeHolder(ctx, proof.code)) === ctx.userId
  if (isOwn) return
  await inTransaction(ctx, (tx) => record(tx, 'refused', { id: ctx.userId, name: ctx.userName }))
  throw declaredRefusal(COUNTER_KEYS, 'notYours', {}, proof.kind === 'pin' ? '/pin' : '/code')
}

export async function removeOwnPin(ctx: TxCtx): Promise<CounterKeys> {
  requirePerson(ctx)
  const { pinSetAt } = await readOwnKeys(ctx)
  if (pinSetAt !== null) {
    await putKey(ctx, ctx.userId, { pin_hash: null, pin_set_at: null })
    await record(ctx, 'pinRemoved', { id: ctx.userId, name: ctx.userName })
  }
  return readOwnKeys(ctx)
}

/**
 * Makes a badge for somebody who has joined and is active. Only `print` is told its code, and what it makes is the answer;
 * once that is there, the badge before opens nothing any more.
 */
export async function makeBadge<Printed>(
  ctx: Ctx,
  userId: string,
  print: (badge: Badge) => Promise<Printed>,
): Promise<Printed> {
  const { name } = await inTransaction(ctx, (tx) => getHolder(tx, userId))
  const code = makeBadgeCode()
  const printed = await print({ code, name })
  await inTransaction(ctx, async (tx) => {
    const holder = await getHolder(tx, userId)
    await putKey(tx, userId, { badge_hash: badgeHash(ctx.companyId, code), badge_made_at: ctx.now })
    await record(tx, 'badgeMade', holder)
  })
  return printed
}

/** Takes PIN and badge away, where one was forgotten or lost. */
export async function removeKeys(ctx: TxCtx, userId: string): Promise<void> {
  const user = await getUser(ctx, userId)
  if (await deleteKeys(ctx, userId)) await record(ctx, 'keysRemoved', user)
}

/** Somebody whom the caller may change: who has another's badge is taken for them. */
async function getUser(ctx: TxCtx, userId: string): Promise<User> {
  const user = await findUser(ctx, userId)
  if (!user) throw declaredRefusal(USERS, 'notFound')
  if (userId !== ctx.userId) requireMayChange(user)
  return user
}

/** Of the same, somebody who can come in. */
async function getHolder(ctx: TxCtx, userId: string): Promise<User> {
  const user = await getUser(ctx, userId)
  if (user.state !== 'active') throw declaredRefusal(COUNTER_KEYS, 'userUnfit')
  return user
}

function record(
  ctx: TxCtx,
  action: 'pinSet' | 'pinRemoved' | 'badgeMade' | 'keysRemoved' | 'refused',
  { id, name }: { id: string; name: string },
): Promise<void> {
  return audit(ctx, { action: `counterKey.${action}`, entity: 'counterKey', entityId: id, after: { name } })
}
