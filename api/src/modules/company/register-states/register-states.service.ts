import {
  REGISTER_STATES,
  type RegisterCommand,
  type RegisterCommands,
  type RegisterReport,
  type RegisterState,
} from '@comptoir/contracts/company/register-states'
import { audit } from '../../../platform/audit/audit.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import { findCommands, findPointOfSaleOf, findRegisterState, findUnprovedAt } from './register-states.queries.ts'
import { markDone, putCommand, putReport } from './register-states.repository.ts'
import { commandOf, newOpenings } from './register-states.rules.ts'

/** Keeps what a counter says of itself in place of what it said before, and answers what it is asked to do. */
export async function takeReport(ctx: TxCtx, registerId: string, report: RegisterReport): Promise<RegisterCommands> {
  const place = { registerId, pointOfSaleId: await placeOf(ctx, registerId) }
  const knownAt = await findUnprovedAt(ctx, registerId)
  const openings = newOpenings(report, { knownAt, now: ctx.now })
  await putReport(ctx, place, report, openings.at(-1) ?? knownAt)
  for (const openedAt of openings) await recordUnproved(ctx, registerId, openedAt)
  if (report.done.length > 0) await markDone(ctx, registerId, report.done)
  return findCommands(ctx, registerId)
}

const ACTIONS = { message: 'messageSent', lock: 'locked', unlock: 'unlocked', sync: 'syncAsked' } as const

/** Asks something of a register: in place of what of its kind was asked before, and told when it reports next. */
export async function commandRegister(ctx: TxCtx, registerId: string, input: RegisterCommand): Promise<RegisterState> {
  const place = { registerId, pointOfSaleId: await placeOf(ctx, registerId) }
  const command = commandOf(input, ctx.now)
  if (command === null) throw declaredRefusal(REGISTER_STATES, 'textMissing', {}, '/text')
  await putCommand(ctx, place, command)
  await audit(ctx, {
    action: `registerState.${ACTIONS[input.kind]}`,
    entity: 'registerState',
    entityId: registerId,
    after: { registerId, ...(command.text === null ? {} : { text: command.text }) },
  })
  const state = await findRegisterState(ctx, registerId)
  if (!state) throw new DomainError('register.notFound')
  return state
}

function recordUnproved(ctx: TxCtx, registerId: string, openedAt: Date): Promise<void> {
  const after = { registerId, openedAt: openedAt.toISOString() }
  return audit(ctx, { action: 'registerState.openedUnproved', entity: 'registerState', entityId: registerId, after })
}

/** The point of sale of a register that the caller may see; any other is unknown. */
async function placeOf(ctx: TxCtx, registerId: string): Promise<string> {
  const pointOfSaleId = await findPointOfSaleOf(ctx, registerId)
  if (pointOfSaleId === null) throw new DomainError('register.notFound')
  return pointOfSaleId
}
