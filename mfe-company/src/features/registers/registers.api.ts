import { POINTS_OF_SALE } from '@comptoir/contracts/company/points-of-sale'
import { registersOf, type Enrolment, type Register } from '@comptoir/contracts/company/registers'
import { CASH_SESSIONS } from '@comptoir/contracts/sales/cash-sessions'
import { api, pathOf } from '@comptoir/platform'

/** What else shows registers: the counts of points of sale, and the counter's choice of register. */
export const ALSO_SHOWN_BY = [POINTS_OF_SALE, CASH_SESSIONS]

/** From then on a device numbers the register's tickets. Asked again with the same key, it gives the same series. */
export function enrolDevice({ pointOfSaleId, id }: Register, idempotencyKey: string): Promise<Enrolment> {
  return api.post<Enrolment>(pathOf(registersOf(pointOfSaleId), id, 'enrol'), undefined, { idempotencyKey })
}
