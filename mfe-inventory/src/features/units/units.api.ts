import type { Unit, UnitInput } from '@comptoir/contracts/inventory/units'
import { api, companyPath } from '@comptoir/platform'

/** What shows units: their own lists, and the products that are counted in them. */
export const SHOWS_UNITS = ['units', 'products'] as const

export function readUnit({ id }: Unit): Promise<Unit> {
  return api.get<Unit>(companyPath('units', id))
}

/** `id` is made by the form, so that sending twice creates once. */
export function createUnit(input: UnitInput & { id: string }): Promise<Unit> {
  return api.post<Unit>(companyPath('units'), input, { idempotencyKey: input.id })
}

export function updateUnit({ id, version }: Unit, input: UnitInput): Promise<Unit> {
  return api.put<Unit>(companyPath('units', id), input, { version })
}

export function removeUnit({ id, version }: Unit): Promise<undefined> {
  return api.delete(companyPath('units', id), { version })
}
