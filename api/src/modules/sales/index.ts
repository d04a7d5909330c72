import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../platform/deps.ts'
import { approvalCodeRoutes } from './approval-codes/index.ts'
import { approvalRoutes } from './approvals/index.ts'
import { bestSellerRoutes } from './best-sellers/index.ts'
import { cashMovementRoutes } from './cash-movements/index.ts'
import { cashierSwitchRoutes } from './cashier-switches/index.ts'
import { cashSessionRoutes } from './cash-sessions/index.ts'
import { counterRepresentativeRoutes } from './counter-representatives/index.ts'
import { clientAccountRoutes } from './client-accounts/index.ts'
import { clientPaymentRoutes } from './client-payments/index.ts'
import { drawerOpeningRoutes } from './drawer-openings/index.ts'
import { fiscalClosingRoutes, scheduleClosings } from './fiscal-closings/index.ts'
import { heldTicketRoutes } from './held-tickets/index.ts'
import { productSalesRoutes } from './product-sales/index.ts'
import { registerTicketRoutes } from './register-tickets/index.ts'
import { salesReturnRoutes } from './sales-returns/index.ts'
import { saleRoutes } from './sales/index.ts'
import { ticketMailRoutes } from './ticket-mails/index.ts'
import { ticketCopyRoutes } from './ticket-copies/index.ts'
import { voucherRoutes } from './vouchers/index.ts'

export { sumOwed } from './client-accounts/index.ts'

/** Selling: cash sessions, who sells in them, the cash put in and taken out beside sales, the tickets put aside, what clients owe and pay of it, those completed in them, those that registers numbered, those sent by mail, what is approved of them, with and without a network, the goods taken back, the vouchers given for them, what was sold of a product and what is sold most, and closings. */
export async function salesModule(app: FastifyInstance, deps: AppDeps): Promise<void> {
  await cashSessionRoutes(app)
  await cashierSwitchRoutes(app)
  await cashMovementRoutes(app)
  await clientAccountRoutes(app)
  await clientPaymentRoutes(app)
  await heldTicketRoutes(app)
  await counterRepresentativeRoutes(app)
  await saleRoutes(app)
  await ticketCopyRoutes(app)
  await drawerOpeningRoutes(app)
  await registerTicketRoutes(app, deps)
  await approvalRoutes(app)
  await approvalCodeRoutes(app, deps)
  await salesReturnRoutes(app)
  await voucherRoutes(app)
  await productSalesRoutes(app)
  await bestSellerRoutes(app)
  await ticketMailRoutes(app)
  await fiscalClosingRoutes(app)
  scheduleClosings(deps)
}
