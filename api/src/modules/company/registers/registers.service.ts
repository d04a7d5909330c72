import { REGISTERS, type Enrolment, type Register, type RegisterInput } from '@comptoir/contracts/company/registers'
import type { Language } from '@comptoir/i18n'
import { v7 as newId } from 'uuid'
import { audit, lastChange } from '../../../platform/audit/audit.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { AppDeps } from '../../../platform/deps.ts'
import { refuseUsed } from '../../../platform/resource/in-use.ts'
import { getPointOfSale } from '../points-of-sale/index.ts'
import { printerAt } from './printer-address.ts'
import {
  deleteRegister,
  findOpener,
  findRegister,
  insertRegister,
  listRegistersOf,
  lockRegister,
  registers,
  startEpoch,
  updateRegister,
} from './registers.repository.ts'

export async function listRegisters(ctx: TxCtx, pointOfSaleId: string): Promise<Register[]> {
  await getPointOfSale(ctx, pointOfSaleId)
  return listRegistersOf(ctx, pointOfSaleId)
}

export async function getRegister(ctx: TxCtx, pointOfSaleId: string, id: string): Promise<Register> {
  await getPointOfSale(ctx, pointOfSaleId)
  const found = await findRegister(ctx, pointOfSaleId, id)
  if (!found) throw new DomainError('register.notFound')
  return found
}

type Parts = Pick<AppDeps, 'printerNetworks'>

/** Refused where a printer of the network has no address that may be printed on. */
function refuseUnfitPrinter({ printer, printerAddress }: Partial<Register>, { printerNetworks }: Parts): void {
  const isMissing = printer === 'network' && !printerAddress?.trim()
  if (isMissing || (printerAddress?.trim() && !printerAt(printerAddress, printerNetworks)))
    throw new DomainError('register.printerAddressUnfit', {}, '/printerAddress')
}

/** One without a printer needs none of what is known about printers. */
export async function createRegister(
  ctx: TxCtx,
  pointOfSaleId: string,
  input: RegisterInput,
  parts: Parts = { printerNetworks: [] },
): Promise<Register> {
  await getPointOfSale(ctx, pointOfSaleId)
  refuseUnfitPrinter(input, parts)
  const id = input.id ?? newId()
  await insertRegister(ctx, pointOfSaleId, id, input)
  const created = await getRegister(ctx, pointOfSaleId, id)
  await audit(ctx, { action: 'register.created', entity: 'register', entityId: id, after: created })
  return created
}

const FIRST_REGISTER: Record<Language, string> = { en: 'Register 1', fr: 'Caisse 1', ar: 'صندوق 1' }

/** The register that a company's first point of sale begins with, named in its creator's language. */
export async function openFirstRegister(ctx: TxCtx, { id }: { id: string }): Promise<void> {
  await createRegister(ctx, id, { code: '1', name: FIRST_REGISTER[ctx.language] })
}

/** Refused while somebody sells on it: the session must be closed first. */
async function refuseWhileOpen(ctx: TxCtx, { openSessionId }: Register): Promise<void> {
  if (openSessionId) throw new DomainError('register.sessionOpen', { by: await findOpener(ctx, openSessionId) })
}

export async function changeRegister(
  ctx: TxCtx,
  parts: Parts,
  pointOfSaleId: string,
  id: string,
  input: RegisterInput,
  version?: number,
): Promise<Register> {
  const before = await getRegister(ctx, pointOfSaleId, id)
  if (before.isActive && input.isActive === false) await refuseWhileOpen(ctx, before)
  if (input.printer !== undefined || input.printerAddress !== undefined)
    refuseUnfitPrinter({ ...before, ...input }, parts)
  if (!(await updateRegister(ctx, id, input, version))) {
    throw new DomainError('request.versionStale', await lastChange(ctx, 'register', id))
  }
  const after = await getRegister(ctx, pointOfSaleId, id)
  await audit(ctx, { action: 'register.updated', entity: 'register', entityId: id, before, after })
  return after
}

export async function removeRegister(ctx: TxCtx, pointOfSaleId: string, id: string): Promise<void> {
  const before = await getRegister(ctx, pointOfSaleId, id)
  await refuseUsed(ctx, REGISTERS, registers.usage, id)
  await deleteRegister(ctx, id)
  await audit(ctx, { action: 'register.removed', entity: 'register', entityId: id, before })
}

/**
 * Enrols a device for a manager, who may do it while nobody sells there: with a cash session open it is refused, since the
 * counter that sells in it would not know.
 */
export async function enrolDevice(ctx: TxCtx, pointOfSaleId: string, id: string): Promise<Enrolment> {
  const register = await holdRegister(ctx, pointOfSaleId, id)
  await refuseWhileOpen(ctx, register)
  return { registerId: id, epoch: await beginEpoch(ctx, register), nextNumber: 1 }
}

/** A register as it is, held until the transaction ends: nobody else enrols a device at it, opens a session or sells there. */
export async function holdRegister(ctx: TxCtx, pointOfSaleId: string, id: string): Promise<Register> {
  await lockRegister(ctx, id)
  return getRegister(ctx, pointOfSaleId, id)
}

/**
 * Enrols a device at a register that is held: from now on it numbers the tickets itself, from 1 in a new epoch, and the
 * server numbers none. Where nothing was ever numbered, that is the first one. A device may know of a later epoch than the
 * register, which was set back to an older copy: then it comes after `known`, so that no number is given twice. Gives the epoch.
 */
export async function beginEpoch(ctx: TxCtx, register: Register, known = 0): Promise<number> {
  const { id } = register
  const isFresh = register.numbering === 'server' && register.epoch === 1 && register.lastNumber === 0
  const epoch = isFresh && known === 0 ? 1 : Math.max(register.epoch, known) + 1
  await startEpoch(ctx, id, epoch)
  await audit(ctx, {
    action: 'register.enrolled',
    entity: 'register',
    entityId: id,
    before: { epoch: register.epoch, lastNumber: register.lastNumber },
    after: { epoch },
  })
  return epoch
}
