import { CLIENTS, type Client } from '@comptoir/contracts/people/clients'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { findLetterhead } from '../../../platform/export/letterhead.queries.ts'
import { anyId } from '../../../platform/http/list.ts'
import { sumOwed } from '../../sales/index.ts'

/** Refuses the client who stands for any buyer: their tickets are nobody's, and may be all that the company ever sold. */
export function refuseWalkIn({ isDefault }: Client): void {
  if (isDefault) throw new DomainError(CLIENTS.errors.noPersonalData)
}

/** Refuses to erase a client who stands for others, whom shops sell to, who owes or is owed, or whose documents are open. */
export async function refuseClient(ctx: TxCtx, client: Client, ids: readonly string[]): Promise<void> {
  const { errors } = CLIENTS
  if (client.isDefault) throw new DomainError(errors.walkInErased)
  const pointsOfSale = await countShops(ctx, ids)
  if (pointsOfSale > 0) throw new DomainError(errors.erasedAtShops, { pointsOfSale })
  const documents = await countOpen(ctx, ids)
  if (documents > 0) throw new DomainError(errors.inOpenSession, { documents })
  const owedMinor = await sumOwed(ctx, ids)
  if (owedMinor === 0) return
  const { currency } = await findLetterhead(ctx)
  throw new DomainError(errors.owes, { owedMinor: Math.abs(owedMinor), currency })
}

async function countShops({ db, companyId }: TxCtx, ids: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('point_of_sale')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('company_id', '=', companyId)
    .where('default_client_id', '=', anyId(ids))
    .executeTakeFirstOrThrow()
  return count
}

/** Tickets, returns and client payments of cash sessions that are not closed: they are still worked with. */
async function countOpen({ db, companyId }: TxCtx, ids: readonly string[]): Promise<number> {
  const open = db
    .selectFrom('cash_session as s')
    .select('s.id')
    .where('s.company_id', '=', companyId)
    .where('s.state', '<>', 'closed')
  const tickets = db
    .selectFrom('sale as d')
    .select('d.id')
    .where('d.company_id', '=', companyId)
    .where('d.client_id', '=', anyId(ids))
    .where('d.cash_session_id', 'in', open)
  const returns = db
    .selectFrom('sales_return as r')
    .select('r.id')
    .where('r.company_id', '=', companyId)
    .where('r.client_id', '=', anyId(ids))
    .where('r.cash_session_id', 'in', open)
  const payments = db
    .selectFrom('client_payment as p')
    .select('p.id')
    .where('p.company_id', '=', companyId)
    .where('p.client_id', '=', anyId(ids))
    .where('p.cash_session_id', 'in', open)
  const found = [await tickets.execute(), await returns.execute(), await payments.execute()]
  return found.flat().length
}
