import { REGISTERS } from '@comptoir/contracts/company/registers'
import {
  CASHIER_HOURS,
  CASHIER_SWITCHES,
  type Cashiers,
  type CashierKey,
  type CashierSwitch,
  type CashierSwitchInput,
} from '@comptoir/contracts/sales/cashier-switches'
import { SALES } from '@comptoir/contracts/sales/sales'
import { audit } from '../../../platform/audit/audit.ts'
import type { Ctx, TxCtx } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { DomainError, refusalOf } from '../../../platform/errors.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import { findBadgeHolder, isPinOf } from '../../company/counter-keys/index.ts'
import { checkOwnPassword } from '../../identity/index.ts'
import { findPointOfSaleOf, findSellerAt, listPeopleAt, type Person } from '../approvals/index.ts'
import { hasOwnSession, insertSwitch } from './cashier-switches.repository.ts'

const HOUR_MS = 3_600_000

/** Who may sell at a register and shows it by a PIN, by name. */
export async function listCashiers(ctx: TxCtx, registerId: string): Promise<Cashiers> {
  const { people } = await readPlace(ctx, registerId)
  return { data: people.filter((person) => person.hasPin && maySell(person)).map(({ id, name }) => ({ id, name })) }
}

/**
 * Writes down that somebody sells at a register from now on, where the caller is signed in and opened the session. Who is
 * back themselves needs none, and without one nothing is written but the end of another's turn that they began. Refused tries
 * are in the audit trail, and too many have to wait.
 */
export async function switchCashier(ctx: Ctx, { registerId, key }: CashierSwitchInput): Promise<CashierSwitch> {
  if (ctx.apiTokenId !== undefined) throw refusalOf('apiToken.notHere', {})
  const { pointOfSaleId, people, isOwnSession, sellerId } = await inTransaction(ctx, async (tx) => ({
    ...(await readPlace(tx, registerId)),
    isOwnSession: await hasOwnSession(tx, registerId),
    sellerId: await findSellerAt(tx, registerId),
  }))
  const refuse = async (reason: Refusal, cashier: string | null): Promise<void> =>
    inTransaction(ctx, (tx) => record(tx, 'refused', registerId, { cashier, method: key.kind, reason }))
  const claimed = key.kind === 'pin' ? people.find(({ id }) => id === key.userId) : undefined
  const refuseWithoutSession = async ({ id, name }: Person): Promise<void> => {
    if (isOwnSession || id === ctx.userId) return
    await refuse('noSession', name)
    throw declaredRefusal(CASHIER_SWITCHES, 'notYourSession')
  }
  // Before the PIN is looked at: what it is shall not be tried out from elsewhere.
  if (claimed) await refuseWithoutSession(claimed)
  const userId = await knownBy(ctx, key).catch(async (error: unknown) => {
    if (error instanceof DomainError && error.code === 'auth.tooManyAttempts')
      await refuse('tooMany', claimed?.name ?? null)
    throw error
  })
  const cashier = people.find(({ id }) => id === userId)
  if (!cashier) {
    await refuse('wrongKey', claimed?.name ?? null)
    throw declaredRefusal(CASHIER_SWITCHES, 'keyWrong', {}, '/key')
  }
  if (!maySell(cashier)) {
    await refuse('notHere', cashier.name)
    throw declaredRefusal(CASHIER_SWITCHES, 'notHere', { name: cashier.name }, '/key')
  }
  await refuseWithoutSession(cashier)
  const endsAt = new Date(ctx.now.getTime() + CASHIER_HOURS * HOUR_MS)
  const isWritten = isOwnSession || sellerId !== ctx.userId
  await inTransaction(ctx, async (tx) => {
    if (!isWritten) return
    await insertSwitch(tx, { registerId, pointOfSaleId, cashierId: cashier.id, method: key.kind, endsAt })
    await record(tx, 'switched', registerId, { cashier: cashier.name, method: key.kind })
  })
  return {
    cashier: { id: cashier.id, name: cashier.name },
    permissions: [...cashier.mayApprove],
    approvals: [...cashier.mayAsk],
    until: endsAt.toISOString(),
  }
}

function maySell({ mayApprove }: Person): boolean {
  return mayApprove.has(SALES.permissions.write)
}

/** The id of who has a badge or, claimed, a PIN, or is signed in with a password; null where nobody is. */
async function knownBy(ctx: Ctx, key: CashierKey): Promise<string | null> {
  if (key.kind === 'badge') return findBadgeHolder(ctx, key.code)
  if (key.kind === 'pin') return (await isPinOf(ctx, key.userId, key.pin)) ? key.userId : null
  await checkOwnPassword(ctx, key.password, '/key/password')
  return ctx.userId
}

async function readPlace(ctx: TxCtx, registerId: string): Promise<{ pointOfSaleId: string; people: Person[] }> {
  const pointOfSaleId = await findPointOfSaleOf(ctx, registerId)
  if (pointOfSaleId === null) throw declaredRefusal(REGISTERS, 'notFound')
  return { pointOfSaleId, people: await listPeopleAt(ctx, pointOfSaleId) }
}

type Refusal = 'wrongKey' | 'notHere' | 'noSession' | 'tooMany'

function record(
  ctx: TxCtx,
  action: 'switched' | 'refused',
  registerId: string,
  told: { cashier: string | null; method: CashierKey['kind']; reason?: Refusal },
): Promise<void> {
  const after = { ...told, registerId }
  return audit(ctx, { action: `cashierSwitch.${action}`, entity: 'cashierSwitch', entityId: registerId, after })
}
