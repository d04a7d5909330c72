import { CASH_SESSIONS, type CashSessionRow } from '@comptoir/contracts/sales/cash-sessions'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { pathOf, type RemoteSdk } from '@comptoir/platform'

/** Name of the badge in remote.json. */
const BADGE = 'openSessions'
const EVERY_MS = 60_000

/** Asks for one row, because only the total is of interest. */
async function openSessionsAt(pointOfSaleId: string, { api }: RemoteSdk): Promise<number> {
  const searchParams = new URLSearchParams({
    page: '1',
    limit: '1',
    'filter[pointOfSale]': pointOfSaleId,
    'filter[state]': 'open',
  })
  const { meta } = await api.get<PaginatedOf<CashSessionRow>>(pathOf(CASH_SESSIONS, 'paginated'), {
    searchParams,
  })
  return meta.total
}

/** Keeps the number of drawers that are open at the point of sale beside the entry of the cash sessions. One that cannot be read stays as it was. */
export function countOpenSessions(sdk: RemoteSdk): void {
  if (!sdk.can(CASH_SESSIONS.permissions.read)) return
  const here = () => sdk.session().pointOfSale?.id
  const count = async () => {
    const id = here()
    if (id === undefined) return sdk.badge(BADGE, undefined)
    const total = await openSessionsAt(id, sdk).catch(() => null)
    if (total !== null && id === here()) sdk.badge(BADGE, total)
  }
  sdk.interval(count, EVERY_MS)
  sdk.onSession((next, previous) => (next.pointOfSale?.id === previous.pointOfSale?.id ? undefined : count()))
}
