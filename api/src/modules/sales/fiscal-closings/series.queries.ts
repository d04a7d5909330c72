import type { ClosingSeries } from '@comptoir/contracts/sales/fiscal-closings'
import { sql, type RawBuilder } from 'kysely'
import type { Queryable } from '../../../platform/db/database.ts'

type Kind = ClosingSeries['kind']
/** What is read of a company's books: by a request, a job or a check. */
export interface Reading {
  db: Queryable
  companyId: string
}

/** A day of a company: what belongs to it was dated or recorded until its end there. */
export interface CompanyDay {
  day: string
  timeZone: string
}

interface Source {
  table: 'sale' | 'sales_return' | 'cash_session_closing'
  counter: 'd.counter' | 'd.z_number'
  number: RawBuilder<string>
  hash: 'd.chain_hash' | 'd.hash'
  hasEpochs: boolean
}

/** Where the documents of each kind of series are, as `d` in a statement. */
const SOURCES: Readonly<Record<Kind, Source>> = {
  ticket: { table: 'sale', counter: 'd.counter', number: sql`d.number`, hash: 'd.chain_hash', hasEpochs: true },
  return: { table: 'sales_return', counter: 'd.counter', number: sql`d.number`, hash: 'd.chain_hash', hasEpochs: true },
  z: {
    table: 'cash_session_closing',
    counter: 'd.z_number',
    number: sql`'Z ' || d.z_number`,
    hash: 'd.hash',
    hasEpochs: false,
  },
}

/**
 * The day that a document `d` counts for: that of its business date, or that on which it was recorded if it is dated
 * later. A clock that is ahead so never holds back what follows in the series.
 */
export function documentDay(timeZone: string): RawBuilder<string> {
  return sql`least(d.business_date, (d.recorded_at at time zone ${timeZone}::text)::date)`
}

interface SeriesRow {
  register_id: string
  register_name: string
  point_of_sale_name: string
  code: string
  epoch: number
  before: number
  up_to: number
  covered: number
  first_number: string | null
  head_number: string | null
  head_hash: Buffer | null
}

/** Which documents of a series a closing covers. */
export interface Reach extends Pick<ClosingSeries, 'kind' | 'registerId' | 'epoch' | 'toCounter'> {
  /** The last counter that an earlier closing covers. */
  before: number
}

/** How far a day's closing covers a series. */
export interface CoveredSeries extends ClosingSeries, Reach {
  /** Fewer than the counters say when one is missing. */
  covered: number
  /** What its numbers begin with, as `TIC-LM2`. */
  code: string
}

/** The counters up to which earlier closings cover each series. */
export type Heads = readonly Pick<ClosingSeries, 'kind' | 'registerId' | 'epoch' | 'toCounter'>[]

/**
 * Every series of one kind with what the closing of a day covers of it: all that follows on earlier closings, up to the
 * first document of a later day. One statement, so that numbers and documents are of one moment.
 */
export async function readCoveredSeries(
  { db, companyId }: Reading,
  kind: Kind,
  { day, timeZone }: CompanyDay,
  heads: Heads,
): Promise<CoveredSeries[]> {
  const { table, counter, number, hash, hasEpochs } = SOURCES[kind]
  const known = JSON.stringify(heads.filter((head) => head.kind === kind))
  const at = sql.ref(counter)
  const dated = kind === 'z' ? sql`(d.recorded_at at time zone ${timeZone}::text)::date` : documentDay(timeZone)
  const inSeries = sql`from ${sql.table(table)} as d where d.company_id = ${companyId} and d.register_id = s.register_id
    ${hasEpochs ? sql`and d.epoch = s.epoch` : sql``}`
  const { rows } = await sql<SeriesRow>`
    with s as (
      select n.scope_id as register_id, substr(n.period, 2)::integer as epoch, n.last_number,
          coalesce(h."toCounter", 0) as before
        from number_series n left join json_to_recordset(${known}::json)
          as h ("registerId" uuid, epoch integer, "toCounter" bigint)
          on h."registerId" = n.scope_id and h.epoch = substr(n.period, 2)::integer
        where n.company_id = ${companyId} and n.kind = ${kind} and n.last_number > 0
    ), reach as (
      select s.*, coalesce((select ${at} - 1 ${inSeries} and ${at} > s.before and ${dated} > ${day}::date
          order by ${at} limit 1), s.last_number) as up_to
        from s
    )
    select s.*, r.name as register_name, p.name as point_of_sale_name, p.code || r.code as code,
        (select count(*) ${inSeries} and ${at} > s.before and ${at} <= s.up_to) as covered,
        (select ${number} ${inSeries} and ${at} > s.before and ${at} <= s.up_to order by ${at} limit 1) as first_number,
        (select ${number} ${inSeries} and ${at} = s.up_to) as head_number,
        (select ${sql.ref(hash)} ${inSeries} and ${at} = s.up_to) as head_hash
      from reach s
      join register r on r.company_id = ${companyId} and r.id = s.register_id
      join point_of_sale p on p.company_id = ${companyId} and p.id = r.point_of_sale_id
      order by p.code, r.code, s.epoch`.execute(db)
  return rows.map((row) => toCovered(kind, row))
}

const PREFIXES: Readonly<Record<Kind, string>> = { ticket: 'TIC', return: 'RET', z: 'Z' }

function toCovered(kind: Kind, row: SeriesRow): CoveredSeries {
  return {
    kind,
    registerId: row.register_id,
    registerName: row.register_name,
    pointOfSaleName: row.point_of_sale_name,
    epoch: row.epoch,
    fromCounter: row.before + 1,
    toCounter: row.up_to,
    firstNumber: row.first_number,
    lastNumber: row.up_to > row.before ? row.head_number : null,
    headHash: row.head_hash?.toString('hex') ?? null,
    before: row.before,
    covered: row.covered,
    code: `${PREFIXES[kind]}-${row.code}${row.epoch > 1 ? `.${row.epoch}` : ''}`,
  }
}

/** The first counter that a closing should cover and that is not there. */
export async function findMissing(
  { db, companyId }: Reading,
  { kind, registerId, epoch, before, covered, toCounter }: CoveredSeries,
): Promise<number> {
  const { table, counter, hasEpochs } = SOURCES[kind]
  const { rows } = await sql<{ missing: number | null }>`
    select min(x.expected) as missing from (
      select ${sql.ref(counter)} as counter, ${before}::bigint + row_number() over (order by ${sql.ref(counter)}) as expected
        from ${sql.table(table)} as d where d.company_id = ${companyId} and d.register_id = ${registerId}
          ${hasEpochs ? sql`and d.epoch = ${epoch}` : sql``}
          and ${sql.ref(counter)} > ${before} and ${sql.ref(counter)} <= ${toCounter}
    ) as x where x.counter <> x.expected`.execute(db)
  return rows[0]?.missing ?? before + covered + 1
}

/** The seal of the last document of a series that a closing covers; null where it is not there. */
export async function findHeadHash(
  { db, companyId }: Reading,
  { kind, registerId, epoch, toCounter }: Reach,
): Promise<string | null> {
  const { table, counter, hash, hasEpochs } = SOURCES[kind]
  const { rows } = await sql<{ hash: Buffer }>`
    select ${sql.ref(hash)} as hash from ${sql.table(table)} as d where d.company_id = ${companyId}
      and d.register_id = ${registerId} ${hasEpochs ? sql`and d.epoch = ${epoch}` : sql``}
      and ${sql.ref(counter)} = ${toCounter}`.execute(db)
  return rows[0]?.hash.toString('hex') ?? null
}
