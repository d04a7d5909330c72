import { REGISTER_STATES_AT } from '@comptoir/contracts/addresses'
import type { RegisterCommands, RegisterReport } from '@comptoir/contracts/company/register-states'
import { api, pathOf } from '@comptoir/platform'

const PATIENCE_MS = 10_000

/** Tells the server how the register is, and gives what is asked of it. */
export function sendReport(registerId: string, report: RegisterReport): Promise<RegisterCommands> {
  return api.post<RegisterCommands>(pathOf(REGISTER_STATES_AT, registerId, 'report'), report, {
    timeoutMs: PATIENCE_MS,
  })
}
