import type {
  BothFactorsInput,
  Devices,
  Profile,
  ProfileInput,
  RecoveryCodes,
  SecondFactorSetup,
} from '@comptoir/contracts/identity/accounts'
import { api, useQuery, useQueryClient } from '@comptoir/platform'

const PROFILE = ['me', 'profile'] as const
const DEVICES = ['me', 'devices'] as const

/** The own account, whatever company one works for. */
export function useProfile() {
  return useQuery({
    queryKey: PROFILE,
    queryFn: ({ signal }) => api.get<Profile>('users/me/profile', { signal }),
    staleTime: 0,
  })
}

export function useDevices() {
  return useQuery({
    queryKey: DEVICES,
    queryFn: ({ signal }) => api.get<Devices>('users/me/devices', { signal }),
    staleTime: 0,
  })
}

/** Reads profile and devices again: gives the two calls. */
export function useRefreshProfile() {
  const client = useQueryClient()
  return {
    profile: () => void client.invalidateQueries({ queryKey: PROFILE }),
    devices: () => void client.invalidateQueries({ queryKey: DEVICES }),
  }
}

export const saveProfile = (input: ProfileInput) => api.put<Profile>('users/me/profile', input)

export const beginSecondFactor = () => api.post<SecondFactorSetup>('users/me/second-factor')
export const confirmSecondFactor = (code: string) => api.post<RecoveryCodes>('users/me/second-factor/confirm', { code })
export const removeSecondFactor = (given: BothFactorsInput) =>
  api.post<undefined>('users/me/second-factor/remove', given)
export const makeRecoveryCodes = (given: BothFactorsInput) =>
  api.post<RecoveryCodes>('users/me/second-factor/recovery-codes', given)

export const signOutDevice = (id: string) => api.delete(`users/me/devices/${encodeURIComponent(id)}`)
export const signOutOtherDevices = () => api.delete('users/me/devices')
