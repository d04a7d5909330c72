import type { Ctx } from '../../../platform/context.ts'
import { callFunction } from '../../../platform/db/call.ts'
import { enteredPoints } from '../../../platform/db/enter-company.ts'
import { jsonText } from '../../../platform/db/function-json.ts'
import { violatesUnique } from '../../../platform/db/sql-errors.ts'
import type { Posting } from './posting.ts'
import { rowsOf } from './sale-rows.ts'

/** True when the database says that this id was posted before, by a request that may have been this one. */
export function isRepeat(error: unknown): boolean {
  return ['sale_pk', 'stock_ledger_pk', 'money_ledger_pk'].some((name) => violatesUnique(error, name))
}

/** The limit that a sale on credit is held against while it is posted; in it null where this one may exceed it. */
export interface WatchedLimit {
  limitMinor: number | null
}

/** Writes a sale whole by the database's posting function and gives back the number that it took. */
export async function postSale(ctx: Ctx, posting: Posting, watched: WatchedLimit | null): Promise<string> {
  const { context } = posting
  const { prefix, sale, lines, goods, taxes, money, tracked } = rowsOf(ctx, posting)
  const { sale_post: number } = await callFunction(
    ctx.db,
    'sale_post',
    {
      companyId: ctx.companyId,
      pointsOfSale: enteredPoints(ctx.pointOfSaleIds),
      sale: jsonText(sale),
      lines: jsonText(lines),
      taxes: jsonText(taxes),
      money: jsonText(money),
      locationId: context.locationId,
      allowNegativeStock: context.stockPolicy !== 'block',
      numberPrefix: prefix,
      auditId: posting.auditId,
      accountId: ctx.accountId,
      requestId: ctx.requestId,
      apiTokenId: ctx.apiTokenId ?? null,
      vouchers: money.some(({ voucher_id: id }) => id !== null),
      goods: goods.length === lines.length ? null : jsonText(goods),
      tracked: tracked && jsonText(tracked),
      credit: watched && jsonText({ limit_minor: watched.limitMinor }),
    },
    ctx.work,
  )
  return number
}
