import { DEFAULT_TIME_ZONE, useSession } from '@comptoir/platform'

/** Where the clocks hang that the dates of a discount are read from. */
export function useTimeZone(): string {
  return useSession(({ company }) => company?.timeZone) ?? DEFAULT_TIME_ZONE
}
