import { DEFAULT_NAMES } from '@comptoir/contracts/default-names'
import type { Register } from '@comptoir/contracts/company/registers'
import type { RegisterTicket } from '@comptoir/contracts/sales/register-tickets'
import { newId, type Session } from '@comptoir/platform'
import type { Seller } from '../register/kept-lock.ts'
import type { OwnSession } from '../session/registers.ts'

type User = NonNullable<Session['user']>
type Company = NonNullable<Session['company']>
type PointOfSale = NonNullable<Session['pointOfSale']>

export interface Trainee {
  register: Register
  user: User
  company: Company
  pointOfSale: PointOfSale
}

/** A session that nobody opened: nothing knows its id. The drawer stays shut. */
export function trainingSession({ register, user, company, pointOfSale }: Trainee, now: Date): OwnSession {
  const at = now.toISOString()
  return {
    register: { ...register, opensDrawer: false },
    session: {
      ...{ id: newId(), registerId: register.id, registerCode: register.code, registerName: register.name },
      ...{ pointOfSaleId: pointOfSale.id, pointOfSaleName: pointOfSale.name, currency: company.currency },
      ...{ openedBy: user.name, openedById: user.id, openedAt: at, businessDate: at.slice(0, 10) },
      ...{ openingFloatMinor: 0, state: 'open', closedAt: null, closedBy: null, keptFloatMinor: null, zNumber: null },
      ...{ ticketCount: 0, salesMinor: null, tenders: [], version: 0 },
    },
  }
}

/**
 * Sells as somebody does in whose name nothing is recorded: returns, cash, new clients and products wait until they do so in
 * earnest. They sell as they may alone, since nobody approves anything.
 */
export function traineeOf({ id, name, permissions }: User): Seller {
  return { id, name, permissions, approvals: [], until: '9999-12-31T00:00:00.000Z' }
}

/** What is printed of the seller where this device never sold at the register. */
export function trainingSeller(
  { register, user, company, pointOfSale }: Trainee,
  language: 'en' | 'fr' | 'ar',
): RegisterTicket['seller'] {
  return {
    ...{ name: company.name, address: '', phone: null, taxId: null },
    ...{ pointOfSale: pointOfSale.name, register: register.name, cashier: user.name },
    client: DEFAULT_NAMES.walkIn[language],
  }
}
