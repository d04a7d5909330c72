import { clockIn } from '@comptoir/contracts/time'
import { serverNow, useCompany } from '@comptoir/platform'

/** The day that it is for the company, `YYYY-MM-DD`. */
export function useToday(): string {
  const { timeZone } = useCompany()
  return clockIn(new Date(serverNow()), timeZone).slice(0, 'YYYY-MM-DD'.length)
}
