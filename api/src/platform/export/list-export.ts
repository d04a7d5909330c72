import type { Permission } from '@comptoir/contracts/permissions'
import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import { LANGUAGES, phrase, type Language } from '@comptoir/i18n'
import { wordOf } from '@comptoir/i18n/words'
import type { TxCtx } from '../context.ts'
import type { Letterhead } from './letterhead.queries.ts'
import { clockOf } from './local-clock.ts'
import type { Cell, ColumnKind } from './sheet.ts'

/** One thing said in every language of the product. */
export type Words = Readonly<Record<Language, string>>

/** What is said already, by its key among the words of the contracts (`field.product.code`) or the common phrases. */
export function wordsOf(key: string): Words {
  const [en = key, fr = key, ar = key] = LANGUAGES.map((language) => wordOf(language, key) ?? phrase(language, key))
  // A list whose heads say nothing does not start.
  if ([en, fr, ar].includes(key)) throw new Error(`No words are called ${key}`)
  return { en, fr, ar }
}

/** For whom a value is written, and when; the zone and the currency are those of the company. */
export interface Reader extends Pick<Letterhead, 'timeZone' | 'currency'> {
  language: Language
  now: Date
}

export interface ExportColumn<Row> {
  header: Words
  kind: ColumnKind
  /** Left out on paper, which has no room for everything. */
  isDetail?: true
  /** Left out for whoever has it not. */
  permission?: Permission
  /** A moment is given as an instant; the file shows it on the company's clocks. */
  value: (row: Row, reader: Reader) => Cell
}

/** The list of a resource as a file: its title, its columns, and how its rows are read. */
export interface ListExportOptions<Row> {
  title: Words
  columns: readonly ExportColumn<Row>[]
  /** The paginated list, read in steps by its cursor; without what no column shows. */
  list: (ctx: TxCtx, query: ListQuery) => Promise<PaginatedOf<Row>>
}

/** The same, ready for any resource: a step of rows comes as cells. */
export interface ListExport {
  title: Words
  columns: readonly Pick<ExportColumn<never>, 'header' | 'kind' | 'isDetail'>[]
  read: (ctx: TxCtx, query: ListQuery, of: Pick<Letterhead, 'timeZone' | 'currency'>) => Promise<PaginatedOf<Cell[]>>
  /** The same with the columns that a caller of these permissions may see. */
  seenWith: (permissions: ReadonlySet<Permission>) => ListExport
}

/** Declares what a resource is exported as. */
export function listExport<Row>({ title, columns, list }: ListExportOptions<Row>): ListExport {
  return {
    title,
    columns,
    read: async (ctx, query, { timeZone, currency }) => {
      const { data, meta } = await list(ctx, query)
      const reader = { language: ctx.language, timeZone, currency, now: ctx.now }
      return {
        data: data.map((row) => columns.map(({ kind, value }) => cellOf(value(row, reader), kind, timeZone))),
        meta,
      }
    },
    seenWith: (permissions) =>
      listExport({
        title,
        list,
        columns: columns.filter(({ permission }) => permission === undefined || permissions.has(permission)),
      }),
  }
}

function cellOf(value: Cell, kind: ColumnKind, timeZone: string): Cell {
  return kind === 'dateTime' && typeof value === 'string' ? clockOf(value, timeZone) : value
}
