import { clockIn } from '@comptoir/contracts/time'
import { DEFAULT_TIME_ZONE, serverNow, useSession } from '@comptoir/platform'

/** The present day on the company's clocks, `YYYY-MM-DD`. */
export function useToday(): string {
  const timeZone = useSession(({ company }) => company?.timeZone) ?? DEFAULT_TIME_ZONE
  return clockIn(new Date(serverNow()), timeZone).slice(0, 10)
}
