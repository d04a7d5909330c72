import { randomInt } from 'node:crypto'
import type { PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import type { Register } from '@comptoir/contracts/company/registers'
import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import { newId, type ApiClient } from '../core/api-client.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const aCode = (length: number): string => Array.from({ length }, () => letters[randomInt(letters.length)]).join('')

/** A point of sale with one register, made for one journey. */
export async function aRegister(admin: ApiClient): Promise<Register> {
  const code = aCode(6)
  const shop = await admin.call<PointOfSale>('POST', 'points-of-sale', {
    code,
    name: `Boutique ${code}`,
    address: '14, avenue Habib Bourguiba',
    postalCode: '2070',
    city: 'La Marsa',
    phone: null,
  })
  return admin.call<Register>('POST', `points-of-sale/${shop.id}/registers`, { code: '1', name: 'Caisse 1' })
}

export async function anOpenSession(
  admin: ApiClient,
  register: Register,
  openingFloatMinor = 100_000,
): Promise<CashSession> {
  return admin.call<CashSession>('POST', 'cash-sessions', { id: newId(), registerId: register.id, openingFloatMinor })
}
