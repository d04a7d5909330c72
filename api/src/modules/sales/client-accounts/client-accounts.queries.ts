import type { AccountMovement, ClientAccount } from '@comptoir/contracts/sales/client-accounts'
import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import type { TxCtx } from '../../../platform/context.ts'
import { findLetterhead } from '../../../platform/export/letterhead.queries.ts'
import { filterIds, readPage } from '../../../platform/http/list.ts'
import { withMerged } from '../../people/index.ts'
import { findCreditTerms, sumOwed } from './credit-terms.queries.ts'

/** What a client owes and may owe; null for one that the company does not have. */
export async function findClientAccount(ctx: TxCtx, clientId: string): Promise<ClientAccount | null> {
  const terms = (await findCreditTerms(ctx, [clientId])).get(clientId)
  if (!terms) return null
  const owedMinor = await sumOwed(ctx, terms.clientIds)
  const { currency } = await findLetterhead(ctx)
  return { clientId, currency, owedMinor, limitMinor: terms.limitMinor }
}

const RULES = {
  orders: { occurredAt: 'l.occurred_at' },
  byDefault: { field: 'occurredAt', direction: 'desc' },
  id: 'l.id',
  cap: 10_000,
} as const

/** Movements on the accounts of clients; row-level security leaves out the numbers of other shops' documents. */
export async function listAccountMovements(ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<AccountMovement>> {
  const clients = filterIds(query, 'client')
  const found = ctx.db
    .selectFrom('money_ledger as l')
    .leftJoin('sale as d', (join) =>
      join
        .onRef('d.company_id', '=', 'l.company_id')
        .onRef('d.id', '=', 'l.document_id')
        .on('l.document_kind', '=', 'sale'),
    )
    .leftJoin('sales_return as r', (join) =>
      join
        .onRef('r.company_id', '=', 'l.company_id')
        .onRef('r.id', '=', 'l.document_id')
        .on('l.document_kind', '=', 'salesReturn'),
    )
    .select(['l.id', 'l.document_kind', 'l.document_id', 'l.occurred_at', 'l.currency', 'l.amount_minor'])
    .select(({ fn }) => fn.coalesce('d.number', 'r.number').as('number'))
    .where('l.company_id', '=', ctx.companyId)
    .where('l.client_id', 'is not', null)
    .$if(clients.length > 0, (movements) => movements.where('l.client_id', 'in', withMerged(ctx.companyId, clients)))
  const { rows, meta } = await readPage(ctx.db, found, query, RULES)
  return { data: rows.map(toMovement), meta }
}

interface Row {
  id: string
  document_kind: string
  document_id: string
  number: string | null
  occurred_at: Date
  currency: string
  amount_minor: number
}

function toMovement(row: Row): AccountMovement {
  return {
    id: row.id,
    documentKind: row.document_kind === 'salesReturn' ? 'salesReturn' : 'sale',
    documentId: row.document_id,
    number: row.number,
    occurredAt: row.occurred_at.toISOString(),
    currency: row.currency,
    amountMinor: row.amount_minor,
  }
}
