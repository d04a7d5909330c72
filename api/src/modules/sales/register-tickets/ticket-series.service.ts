import type { Register } from '@comptoir/contracts/company/registers'
import type { TicketSeries, TicketSeriesInput } from '@comptoir/contracts/sales/register-tickets'
import type { TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { beginEpoch, holdRegister } from '../../company/registers/index.ts'
import { getOwnPlace } from '../cash-sessions/index.ts'
import { numberPrefix, readFactsWithin, sellerOf } from '../sales/index.ts'
import { findLastReceived } from './kept-tickets.repository.ts'
import { tellKey } from './register-keys.repository.ts'

/**
 * Gives the device of the caller's session its series of numbers: the one that it holds, or a new one, also while the
 * session is open. Two devices that ask at once get two, since the register is held meanwhile. Refuses a session that is not
 * the caller's, is closed or is not there for them, and a register that is not active. The key that it tells becomes that of
 * the epoch, where that has none. Where it does not say what it holds, nothing is judged or written: what a device held when it
 * asked for keys may be behind what it sold and sent meanwhile.
 */
export async function giveSeries(
  ctx: TxCtx,
  { cashSessionId, held, publicKey }: TicketSeriesInput,
): Promise<TicketSeries> {
  const { id, pointOfSaleId, registerId } = await getOwnPlace(ctx, cashSessionId)
  const register = await holdRegister(ctx, pointOfSaleId, registerId)
  if (register.openSessionId !== id) throw new DomainError('cashSession.notOpen', {}, '/cashSessionId')
  if (!register.isActive) throw new DomainError('register.notFound', {}, '/cashSessionId')
  const isGiven = held !== undefined
  const { epoch, lastCounter } = isGiven ? await seriesFor(ctx, register, held) : { ...register, lastCounter: 0 }
  const factsAt = await readFactsWithin(ctx, { registerId, cashSessionId: id, lines: [] })
  const { context, client, stampPeriods } = factsAt(ctx.now.toISOString())
  if (!context || !client) throw new Error('a register without its shop')
  const seller = sellerOf(ctx, context, client)
  if (isGiven && publicKey !== undefined) await tellKey(ctx, { registerId, epoch, publicKey, seller })
  const stamps = stampPeriods.map(({ since, brackets }) => ({ since, brackets: [...brackets] }))
  return {
    registerId,
    epoch,
    lastCounter,
    numberPrefix: numberPrefix('TIC', context),
    seller,
    ...(stamps.length > 0 && { stamps }),
  }
}

async function seriesFor(ctx: TxCtx, register: Register, held: Held | null): Promise<Held> {
  const kept = await keptSeries(ctx, register, held)
  return kept ?? { epoch: await beginEpoch(ctx, register, laterEpoch(register, held)), lastCounter: 0 }
}

/** A register that was set back has lost few of its enrolments; whoever tells of more is not believed. */
const MOST_LOST = 1000

/** The epoch that a device holds, where it is later than the register's; 0 where it is not. */
function laterEpoch({ epoch }: Register, held: Held | null): number {
  return held !== null && held.epoch > epoch && held.epoch <= epoch + MOST_LOST ? held.epoch : 0
}

type Held = NonNullable<TicketSeriesInput['held']>

/**
 * The series that a device holds, where it may go on in it: it is the last that the register gave to a device, and the device
 * knows of every ticket that came. One that was set back to an earlier day would give their numbers again.
 */
async function keptSeries(ctx: TxCtx, register: Register, held: Held | null): Promise<Held | null> {
  const { id, numbering, epoch } = register
  if (held === null || numbering !== 'register' || held.epoch !== epoch) return null
  return held.lastCounter >= (await findLastReceived(ctx, id, epoch)) ? held : null
}
