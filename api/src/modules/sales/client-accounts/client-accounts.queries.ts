import {
  MOST_OWED_DOCUMENTS,
  type AccountMovement,
  type ClientAccount,
  type OwedDocument,
} from '@comptoir/contracts/sales/client-accounts'
import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import type { TxCtx } from '../../../platform/context.ts'
import { totalOf } from '../../../platform/db/sums.ts'
import { findLetterhead } from '../../../platform/export/letterhead.queries.ts'
import { anyId, filterIds, readPage } from '../../../platform/http/list.ts'
import { withMerged } from '../../people/index.ts'
import { findCreditTerms, sumOwed } from './credit-terms.queries.ts'
import { shareOwed } from './owed-documents.rules.ts'

/** What a client owes and may owe; null for one that the company does not have. */
export async function findClientAccount(ctx: TxCtx, clientId: string): Promise<ClientAccount | null> {
  const terms = (await findCreditTerms(ctx, [clientId])).get(clientId)
  if (!terms) return null
  const owedMinor = await sumOwed(ctx, terms.clientIds)
  const { currency } = await findLetterhead(ctx)
  const account = { clientId, currency, owedMinor, limitMinor: terms.limitMinor }
  return owedMinor > 0 ? { ...account, owedDocuments: await listOwed(ctx, terms.clientIds, owedMinor) } : account
}

/** The newest tickets on credit that together make what is owed: payments and returns are taken off the oldest first. */
async function listOwed(
  { db, companyId }: TxCtx,
  clientIds: readonly string[],
  owedMinor: number,
): Promise<OwedDocument[]> {
  const rows = await db
    .selectFrom('money_ledger as l')
    .leftJoin('sale as d', (join) =>
      join.onRef('d.company_id', '=', 'l.company_id').onRef('d.id', '=', 'l.document_id'),
    )
    .select(['l.document_id', 'l.occurred_at', 'd.number'])
    .select(totalOf('l.amount_minor').as('amount'))
    .where('l.company_id', '=', companyId)
    .where('l.client_id', '=', anyId(clientIds))
    .where('l.document_kind', '=', 'sale')
    .groupBy(['l.document_id', 'l.occurred_at', 'd.number'])
    .orderBy('l.occurred_at', 'desc')
    .orderBy('l.document_id', 'desc')
    .limit(MOST_OWED_DOCUMENTS)
    .execute()
  return shareOwed(
    rows.map((row) => ({
      documentId: row.document_id,
      number: row.number,
      occurredAt: row.occurred_at.toISOString(),
      amountMinor: row.amount,
    })),
    owedMinor,
  )
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
    .leftJoin('client_payment as p', (join) =>
      join
        .onRef('p.company_id', '=', 'l.company_id')
        .onRef('p.id', '=', 'l.document_id')
        .on('l.document_kind', '=', 'clientPayment'),
    )
    .select(['l.id', 'l.document_kind', 'l.document_id', 'l.occurred_at', 'l.currency', 'l.amount_minor'])
    .select(({ fn }) => fn.coalesce('d.number', 'r.number', 'p.number').as('number'))
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

const KINDS: Readonly<Record<string, AccountMovement['documentKind']>> = {
  salesReturn: 'salesReturn',
  clientPayment: 'clientPayment',
}

function toMovement(row: Row): AccountMovement {
  return {
    id: row.id,
    documentKind: KINDS[row.document_kind] ?? 'sale',
    documentId: row.document_id,
    number: row.number,
    occurredAt: row.occurred_at.toISOString(),
    currency: row.currency,
    amountMinor: row.amount_minor,
  }
}
