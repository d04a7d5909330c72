import { CASH_SESSIONS_AT, POINTS_OF_SALE_AT } from '@comptoir/contracts/addresses'
import type { Register } from '@comptoir/contracts/company/registers'
import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import { ApiProblem, api, pathOf } from '@comptoir/platform'

/** A register of the shop and the session on it; null too when the session is not shown to this person. */
export interface RegisterStatus {
  register: Register
  session: CashSession | null
}

export async function listRegisters(pointOfSaleId: string, signal?: AbortSignal): Promise<RegisterStatus[]> {
  const registers = await api.get<Register[]>(pathOf(POINTS_OF_SALE_AT, pointOfSaleId, 'registers'), { signal })
  return Promise.all(
    registers.map(async (register) => ({ register, session: await findSession(register.openSessionId, signal) })),
  )
}

async function findSession(id: string | null, signal?: AbortSignal): Promise<CashSession | null> {
  if (id === null) return null
  try {
    return await api.get<CashSession>(pathOf(CASH_SESSIONS_AT, id), { signal })
  } catch (error) {
    if (error instanceof ApiProblem && (error.status === 403 || error.status === 404)) return null
    throw error
  }
}
