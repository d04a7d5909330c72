import type { Enrolment, Register, RegisterInput } from '@comptoir/contracts/company/registers'
import { api, companyPath } from '@comptoir/platform'

/** What shows registers: their own list, the counts of points of sale, and the counter's choice of register. */
export const SHOWS_REGISTERS = ['registers', 'points-of-sale', 'cash-sessions'] as const

/** Where the registers of a point of sale are, below the company. */
export function registersPath(pointOfSaleId: string): string {
  return `points-of-sale/${pointOfSaleId}/registers`
}

function pathOf(pointOfSaleId: string, ...rest: string[]): string {
  return companyPath('points-of-sale', pointOfSaleId, 'registers', ...rest)
}

/** `id` is made by the form, so that sending twice creates once. */
export function createRegister(pointOfSaleId: string, input: RegisterInput & { id: string }): Promise<Register> {
  return api.post<Register>(pathOf(pointOfSaleId), input, { idempotencyKey: input.id })
}

export function updateRegister({ pointOfSaleId, id, version }: Register, input: RegisterInput): Promise<Register> {
  return api.put<Register>(pathOf(pointOfSaleId, id), input, { version })
}

export function removeRegister({ pointOfSaleId, id, version }: Register): Promise<undefined> {
  return api.delete(pathOf(pointOfSaleId, id), { version })
}

/** From then on a device numbers the register's tickets. Asked again with the same key, it gives the same series. */
export function enrolDevice({ pointOfSaleId, id }: Register, idempotencyKey: string): Promise<Enrolment> {
  return api.post<Enrolment>(pathOf(pointOfSaleId, id, 'enrol'), undefined, { idempotencyKey })
}
