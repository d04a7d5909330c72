import { definePages } from '@comptoir/platform'

/** The pages of sales and purchases: one per route of remote.json, loaded when first visited. */
export const pages = definePages({
  'pointOfSale/pos': async () => (await import('./features/counter/counter.page.tsx')).CounterPage,
  'pointOfSale/cashSessions': async () =>
    (await import('./features/cash-sessions/cash-sessions.page.tsx')).CashSessionsPage,
  'pointOfSale/cashSessions/:id': async () =>
    (await import('./features/cash-sessions/cash-session.page.tsx')).CashSessionPage,
  'pointOfSale/sales': async () => (await import('./features/sales/sales.page.tsx')).SalesPage,
  'pointOfSale/sales/:id': async () => (await import('./features/sales/sale.page.tsx')).SalePage,
})
