import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import { createStore } from '@comptoir/platform'

/** The session that is being counted on this page while the server does not know of it. */
export const countedHere = createStore<{ session: CashSession | null }>(() => ({ session: null }))
