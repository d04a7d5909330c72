import {
  REGISTER_STATES,
  type RegisterCommand,
  type RegisterState,
  type RegisterStateList,
} from '@comptoir/contracts/company/register-states'
import { api, newId, pathOf, useCompanyQuery } from '@comptoir/platform'

/** As often while something that was asked may be done at any moment, and as often otherwise. */
const SOON_MS = 4000
const AGAIN_MS = 15_000

/** All registers, asked for again and again. */
export function useRegisterStates(isWaiting: boolean) {
  return useCompanyQuery<RegisterStateList>(REGISTER_STATES, [], {
    staleTimeMs: 0,
    refetchEveryMs: isWaiting ? SOON_MS : AGAIN_MS,
  })
}

export function sendCommand(registerId: string, command: RegisterCommand): Promise<RegisterState> {
  return api.post<RegisterState>(pathOf(REGISTER_STATES, registerId, 'commands'), command, { idempotencyKey: newId() })
}
