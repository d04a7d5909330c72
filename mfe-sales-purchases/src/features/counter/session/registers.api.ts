import { registersOf, type Register } from '@comptoir/contracts/company/registers'
import { CASH_SESSIONS, type CashSession } from '@comptoir/contracts/sales/cash-sessions'
import { ApiProblem, api, pathOf, readOne } from '@comptoir/platform'

/** A register of the shop and the session on it; null too when the session is not shown to this person. */
export interface RegisterStatus {
  register: Register
  session: CashSession | null
}

export async function listRegisters(pointOfSaleId: string, signal?: AbortSignal): Promise<RegisterStatus[]> {
  const registers = await api.get<Register[]>(pathOf(registersOf(pointOfSaleId)), { signal })
  return Promise.all(
    registers.map(async (register) => ({ register, session: await findSession(register.openSessionId, signal) })),
  )
}

async function findSession(id: string | null, signal?: AbortSignal): Promise<CashSession | null> {
  if (id === null) return null
  try {
    return await readOne(CASH_SESSIONS, id, { signal })
  } catch (error) {
    if (error instanceof ApiProblem && (error.status === 403 || error.status === 404)) return null
    throw error
  }
}
