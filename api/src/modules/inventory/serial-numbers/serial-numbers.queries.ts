import type { SerialNumber } from '@comptoir/contracts/inventory/serial-numbers'
import { searchText, searchWords } from '@comptoir/contracts/search-text'
import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { mayEnter, type TxCtx } from '../../../platform/context.ts'
import { anyId, filterIds, readPage } from '../../../platform/http/list.ts'
import { meetsIn } from '../../../platform/search/folded.ts'
import { isNothing } from '../../../platform/search/forgiving-page.ts'
import { eachWord } from '../../../platform/search/ways.ts'
import { fateOf, type PieceFate } from './fate.rules.ts'
import { findLives } from './lives.queries.ts'

/** More are counted as "more than". */
const CAP = 10_000

const RULES = {
  orders: { number: 't.number' },
  byDefault: { field: 'number', direction: 'asc' },
  id: 't.id',
  cap: CAP,
} as const

/**
 * Pieces that were at points of sale that the caller may enter, of the products asked for. A number that a search has whole, as a
 * scan does, is found alone; otherwise those that have all of its words.
 */
export async function listSerialNumbers(ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<SerialNumber>> {
  const products = filterIds(query, 'product')
  const found = selection(ctx).$if(products.length > 0, (some) => some.where('t.product_id', '=', anyId(products)))
  const text = query.search?.text ?? ''
  const whole = text.trim() === '' ? null : await readPage(ctx.db, found.where(isNumber(text)), query, RULES)
  const { rows, meta } =
    whole && !isNothing(whole)
      ? whole
      : await readPage(
          ctx.db,
          found.where(meetsIn([sql.ref('t.search_text')], eachWord(searchWords(text)))),
          query,
          RULES,
        )
  const lives = await findLives(
    ctx,
    rows.map(({ id }) => id),
  )
  return { data: rows.flatMap((row) => toPiece(ctx, row, fateOf(lives.get(row.id) ?? [])) ?? []), meta }
}

function toPiece(ctx: TxCtx, row: Row, fate: PieceFate | null): SerialNumber | null {
  if (!fate) return null
  const { id, number, created_at: recordedAt, product_id: productId, designation: name } = row
  const { state, sale } = fate
  return {
    ...{ id, number, state, pointOfSale: toldShop(ctx, fate), recordedAt: recordedAt.toISOString() },
    product: { id: productId, name },
    ...{ soldAt: sale?.occurredAt.toISOString() ?? null, warrantyUntil: sale?.warranty?.until ?? null },
  }
}

/** Where a piece is, or was until it left, as far as the caller may enter there. */
export function toldShop(ctx: TxCtx, { pointOfSale }: PieceFate): SerialNumber['pointOfSale'] {
  return pointOfSale && mayEnter(ctx, pointOfSale.id) ? pointOfSale : null
}

/** Hyphens or none: a search reads those between letters as spaces. */
function isNumber(text: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`replace(t.search_text, '-', ' ') = ${searchText(text).replaceAll('-', ' ')}`
}

type Row = Awaited<ReturnType<ReturnType<typeof selection>['executeTakeFirstOrThrow']>>

/** Pieces that the caller may see, as `t`, with their products. */
export function selection(ctx: TxCtx) {
  return ctx.db
    .selectFrom('serial_number as t')
    .innerJoin('product as p', (join) =>
      join.onRef('p.company_id', '=', 't.company_id').onRef('p.id', '=', 't.product_id'),
    )
    .select(['t.id', 't.number', 't.created_at', 'p.id as product_id', 'p.code', 'p.designation'])
    .where('t.company_id', '=', ctx.companyId)
    .where(wereThere(ctx))
}

/** One of their movements was in a place that the caller may enter. */
function wereThere({ companyId, pointOfSaleIds }: TxCtx): RawBuilder<SqlBool> {
  if (pointOfSaleIds === null)
    return sql<SqlBool>`exists (
      select 1 from stock_ledger_serial x where x.company_id = ${companyId} and x.serial_number_id = t.id)`
  return sql<SqlBool>`exists (
    select 1 from stock_ledger_serial x
    join stock_ledger l on l.company_id = x.company_id and l.document_id = x.document_id
      and l.document_line_id = x.document_line_id and l.kind = x.kind
    join stock_location o on o.company_id = l.company_id and o.id = l.location_id
    where x.company_id = ${companyId} and x.serial_number_id = t.id and o.point_of_sale_id = ${anyId(pointOfSaleIds)})`
}
