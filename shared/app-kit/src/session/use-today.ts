import { useMemo } from 'react'
import { clockIn } from '@comptoir/contracts/time'
import { DEFAULT_TIME_ZONE } from '@comptoir/i18n'
import { serverNow } from '../http/server-clock.ts'
import { useSession } from './use-session.ts'

/** No zone is ahead by anything but quarters of an hour, so nowhere does a day begin within one. */
const QUARTER_MS = 900_000

/** The present day on the company's clocks, `YYYY-MM-DD`. */
export function useToday(): string {
  const timeZone = useSession(({ company }) => company?.timeZone) ?? DEFAULT_TIME_ZONE
  const quarter = Math.floor(serverNow() / QUARTER_MS)
  return useMemo(() => clockIn(new Date(quarter * QUARTER_MS), timeZone).slice(0, 10), [quarter, timeZone])
}
