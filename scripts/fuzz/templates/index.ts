import { ACCOUNTS } from './accounts.ts'
import { API_TOKENS } from './api-tokens.ts'
import { APPROVALS } from './approvals.ts'
import { CATALOGUE } from './catalogue.ts'
import { COMPANIES } from './companies.ts'
import { COUNTER } from './counter.ts'
import { FEDERATION } from './federation.ts'
import { HELD_TICKETS } from './held-tickets.ts'
import { PEOPLE } from './people.ts'
import { PRINTERS } from './printers.ts'
import { REGISTER_STATES } from './register-states.ts'
import { REGISTER_TICKETS } from './register-tickets.ts'
import { STOCK } from './stock.ts'
import { STOCK_ADJUSTMENTS } from './stock-adjustments.ts'
import { STOCK_REORDER } from './stock-reorder.ts'
import { STOCK_COUNTS } from './stock-counts.ts'
import { STOCK_TRANSFERS } from './stock-transfers.ts'
import { TAXES } from './taxes.ts'
import type { Template } from './template.ts'
import { TREASURY } from './treasury.ts'
import { USERS } from './users.ts'
import { VARIANTS } from './variants.ts'
import { VOUCHERS } from './vouchers.ts'
import { WEBHOOKS } from './webhooks.ts'

export { learnSession, sellDaysAgo } from './counter.ts'

/** What operations need beyond their schema, by name. One that needs nothing has none. */
export const TEMPLATES: Readonly<Record<string, Template>> = {
  ...ACCOUNTS,
  ...API_TOKENS,
  ...APPROVALS,
  ...CATALOGUE,
  ...COMPANIES,
  ...COUNTER,
  ...FEDERATION,
  ...HELD_TICKETS,
  ...PEOPLE,
  ...PRINTERS,
  ...REGISTER_STATES,
  ...REGISTER_TICKETS,
  ...STOCK,
  ...STOCK_ADJUSTMENTS,
  ...STOCK_REORDER,
  ...STOCK_COUNTS,
  ...STOCK_TRANSFERS,
  ...TAXES,
  ...TREASURY,
  ...USERS,
  ...VARIANTS,
  ...VOUCHERS,
  ...WEBHOOKS,
}
