import { clockIn } from '@comptoir/contracts/time'
import { DEFAULT_TIME_ZONE } from '@comptoir/i18n'
import { serverNow } from '../http/server-clock.ts'
import { useSession } from './use-session.ts'

/** The present day on the company's clocks, `YYYY-MM-DD`. */
export function useToday(): string {
  const timeZone = useSession(({ company }) => company?.timeZone) ?? DEFAULT_TIME_ZONE
  return clockIn(new Date(serverNow()), timeZone).slice(0, 10)
}
