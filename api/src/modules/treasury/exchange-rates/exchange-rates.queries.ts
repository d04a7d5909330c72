import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import type { ForeignRate } from '@comptoir/contracts/sales/cash-sessions'
import type { ExchangeRate, ValidRate } from '@comptoir/contracts/treasury/exchange-rates'
import { isCurrency, numberFromMicro } from '@comptoir/money'
import { sql } from 'kysely'
import { businessDateOf } from '../../../platform/clock.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId, filterIds, readPage } from '../../../platform/http/list.ts'

const COUNT_CAP = 100_000

/** Rates with the day before the next of the same currency, which is the last that each is valid on. */
function rates({ db, companyId }: TxCtx) {
  return db
    .selectFrom('exchange_rate as r')
    .innerJoin('company_currency as c', (join) =>
      join.onRef('c.company_id', '=', 'r.company_id').onRef('c.id', '=', 'r.currency_id'),
    )
    .select(['r.id', 'r.currency_id', 'c.name as code', 'r.base', 'r.valid_from', 'r.per', 'r.rate_micro', 'r.version'])
    .select((eb) =>
      eb
        .selectFrom('exchange_rate as n')
        .select(sql<string | null>`min(n.valid_from) - 1`.as('day'))
        .where('n.company_id', '=', companyId)
        .whereRef('n.currency_id', '=', 'r.currency_id')
        .whereRef('n.base', '=', 'r.base')
        .whereRef('n.valid_from', '>', 'r.valid_from')
        .as('valid_to'),
    )
    .where('r.company_id', '=', companyId)
}

type Row = Awaited<ReturnType<ReturnType<typeof rates>['executeTakeFirstOrThrow']>>

function toRate(row: Row): ExchangeRate {
  return {
    id: row.id,
    currency: { id: row.currency_id, name: row.code },
    base: row.base,
    validFrom: row.valid_from,
    validTo: row.valid_to,
    per: row.per,
    rate: numberFromMicro(row.rate_micro),
    version: row.version,
  }
}

/** One by its id. */
export async function findRate(ctx: TxCtx, id: string): Promise<ExchangeRate | null> {
  const row = await rates(ctx).where('r.id', '=', id).executeTakeFirst()
  return row ? toRate(row) : null
}

/** One page of them, the latest first. */
export async function listRates(ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<ExchangeRate>> {
  const ids = filterIds(query, 'currency')
  const found = ids.length === 0 ? rates(ctx) : rates(ctx).where('r.currency_id', '=', anyId(ids))
  const { rows, meta } = await readPage(ctx.db, found, query, {
    orders: { validFrom: 'r.valid_from' },
    byDefault: { field: 'validFrom', direction: 'desc' },
    id: 'r.id',
    cap: COUNT_CAP,
  })
  return { data: rows.map(toRate), meta }
}

/** The rate of each active currency that is valid on a day, today where none is named; in the company's present currency. */
export async function listValidRates(ctx: TxCtx, date?: string): Promise<ValidRate[]> {
  const { db, companyId } = ctx
  const company = await db
    .selectFrom('company')
    .select(['currency', 'time_zone'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const rows = await rates(ctx)
    .distinctOn('r.currency_id')
    .where('c.is_active', '=', true)
    .where('r.base', '=', company.currency)
    .where('r.valid_from', '<=', date ?? businessDateOf(ctx.now, company.time_zone))
    .orderBy('r.currency_id')
    .orderBy('r.valid_from', 'desc')
    .execute()
  return rows
    .map(({ id, code, currency_id: currencyId, valid_from: validFrom, per, rate_micro: rateMicro }) => ({
      id,
      name: code,
      currencyId,
      validFrom,
      per,
      rate: numberFromMicro(rateMicro),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

/**
 * At what the company takes other currencies in cash, by code and day: of each the rate that is valid on the day of a moment,
 * in the company's time, and all later ones.
 */
export async function listCashRates({ db, companyId, now }: TxCtx, moment = now): Promise<ForeignRate[]> {
  const from = sql<string>`(${moment}::timestamptz at time zone o.time_zone)::date`
  const rows = await db
    .selectFrom('exchange_rate as r')
    .innerJoin('company_currency as c', (join) =>
      join.onRef('c.company_id', '=', 'r.company_id').onRef('c.id', '=', 'r.currency_id'),
    )
    .innerJoin('company as o', 'o.id', 'r.company_id')
    .select(['c.name', 'r.valid_from', 'r.per', 'r.rate_micro'])
    .where('r.company_id', '=', companyId)
    .where('c.is_active', '=', true)
    .where('c.is_cash_accepted', '=', true)
    .whereRef('r.base', '=', 'o.currency')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('exchange_rate as n')
            .select('n.id')
            .where('n.company_id', '=', companyId)
            .whereRef('n.currency_id', '=', 'r.currency_id')
            .whereRef('n.base', '=', 'r.base')
            .whereRef('n.valid_from', '>', 'r.valid_from')
            .where('n.valid_from', '<=', from),
        ),
      ),
    )
    .orderBy('c.name')
    .orderBy('r.valid_from')
    .execute()
  return rows.flatMap(({ name: currency, valid_from: validFrom, per, rate_micro: rateMicro }) =>
    isCurrency(currency) ? [{ currency, per, rateMicro, validFrom }] : [],
  )
}
