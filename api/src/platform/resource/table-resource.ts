import type { AuditEntity } from '@comptoir/contracts/audit'
import type { AnyResource, InputOf, ItemOf } from '@comptoir/contracts/declare'
import type { DefaultNameKey } from '@comptoir/contracts/default-names'
import type { ListQuery, PaginatedOf, ShortItem } from '@comptoir/contracts/schema'
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { TSchema } from 'typebox'
import type { TxCtx } from '../context.ts'
import type { DB } from '../db/tables.ts'
import { anyId, filterIds, filterValues } from '../http/list.ts'
import { folded, meetsIn } from '../search/folded.ts'
import { isNothing, readForgivingPage } from '../search/forgiving-page.ts'
import { learnWords } from '../search/known-words.ts'
import { forgivingSlips, wordsKnown } from '../search/meant.ts'
import { searchText, searchWords } from '@comptoir/contracts/search-text'
import { readSearchedPage } from '../search/searched-page.ts'
import { narrowed, type SearchedTable } from '../search/searched-table.ts'
import { casesOf, type Store, type Versioned } from './cases.ts'
import { defaultNames } from './default-names.ts'
import type { Usage } from './in-use.ts'
import { asStored, ownRowsOf, replaceOwnRows, type OwnRows } from './own-rows.ts'
import { refusingTaken, type ForeignKeys, type UniqueKeys } from './refusals.ts'
import type { ResourceCalls } from './resource-routes.ts'
import {
  countOf,
  deleteRow,
  insertRow,
  updateRow,
  type Reference,
  type VersionedColumn,
  type VersionedTable,
} from './statements.ts'

type Property<Shape> = Extract<keyof Shape, string>
/** Tables of a company whose rows are known by a name. */
type NamedTable = { [Table in VersionedTable]: DB[Table] extends { name: unknown } ? Table : never }[VersionedTable]

/**
 * How a resource is stored in its own table: whose rows have a name, can be made inactive and are searched by
 * `search_text`, as most lists of a company's back office do.
 */
export interface TableRules<Item, Input> extends Pick<
  Store<Item & Versioned, Input>,
  'usedBy' | 'implied' | 'beforeChange' | 'beforeRemove'
> {
  table: VersionedTable
  /** What all its rows have in common, where the table holds rows of another resource too. */
  only?: Readonly<Partial<Record<VersionedColumn, string>>>
  /** What a person may write, and the column of each. `id`, `isActive` and `version` are every table's. */
  columns: Readonly<Partial<Record<Property<Input>, VersionedColumn>>>
  /** Additional shown fields, and the column of each. */
  shown?: Readonly<Partial<Record<Property<Item>, VersionedColumn>>>
  /** Rows of other tables that it belongs to: shown as id and name, filters of the list, and of the short list by `<property>Id`. */
  belongsTo?: Readonly<Partial<Record<Property<Item>, Owner>>>
  /** What is shown as a number of rows that refer to it. */
  counted?: Readonly<Partial<Record<Property<Item>, Reference>>>
  /** Rows that are part of it, by the property that lists them: written whole with it, left as they are where left out. */
  ownRows?: Readonly<Partial<Record<Property<Item> & Property<Input>, OwnRows>>>
  /** Columns of which one is set where a row is kept for the sake of others, and is found by nobody. */
  hiddenBy?: readonly VersionedColumn[]
  unique?: UniqueKeys<Property<Input>>
  references?: ForeignKeys<Property<Input>>
  /** The texts that a row is found by. */
  searched: (input: Input) => readonly (string | null | undefined)[]
  /** How it is searched where it may have a great many rows: by functions and indexes of its own. */
  search?: SearchedTable
  /** Further filters of the list, by the column that each compares. */
  filters?: Readonly<Record<string, VersionedColumn>>
  /** The order of the list, where it is not by name. */
  orderedBy?: string
  /** Names that the product gave, and shows in the reader's language. */
  defaultNames?: readonly DefaultNameKey[]
  /** Whether the table says who made a row. */
  hasAuthor?: boolean
}

/** A table, and the column that holds the id of one of its rows. */
interface Owner {
  table: NamedTable
  column: VersionedColumn
}

/** A selector shows no more than this; to find others, search. */
const SELECTOR_SIZE = 2000
const COUNT_CAP = 100_000
const ALWAYS = { id: 'id', isActive: 'is_active', version: 'version' } as const satisfies Record<
  string,
  VersionedColumn
>

interface Row {
  id: string
  name: string
  is_active: boolean
  company_id: string
  search_text: string
  [column: string]: unknown
}
type Selection = SelectQueryBuilder<{ x: Row }, 'x', Record<string, unknown>>

/** All calls of a resource with its own table. */
export function tableResource<const D extends AnyResource & { readonly entity: AuditEntity }>(
  declared: D,
  rules: TableRules<ItemOf<D>, InputOf<D> & object>,
): ResourceCalls<ItemOf<D> & Versioned, ItemOf<D>, InputOf<D> & { id?: string }> & { usage: Usage } {
  type Item = ItemOf<D> & Versioned
  type Input = InputOf<D> & { id?: string; isActive?: boolean }
  const { table, unique = {}, references = {}, counted = {}, usedBy } = rules
  const owners = Object.entries<Owner | undefined>(rules.belongsTo ?? {}).flatMap(([property, owner]) =>
    owner === undefined ? [] : [{ property, ...owner }],
  )
  const common = Object.entries(rules.only ?? {}) as [VersionedColumn, string][]
  const ownRows = Object.entries<OwnRows | undefined>(rules.ownRows ?? {}).flatMap(([property, own]) =>
    own === undefined ? [] : [{ property, own }],
  )
  const given = rules.defaultNames === undefined ? undefined : defaultNames(rules.defaultNames)
  const nameFor = ({ language }: TxCtx): RawBuilder<string> => given?.shown(language) ?? sql.ref('x.name')
  const isShown = ([property]: readonly [string, unknown]): boolean => property in propertiesOf(declared.item)
  const read = Object.fromEntries(
    Object.entries({ ...ALWAYS, ...rules.columns, ...rules.shown }).filter(isShown),
  ) as Readonly<Record<string, VersionedColumn>>
  const columnOf = (property: string): VersionedColumn => {
    const column = read[property]
    if (column === undefined) throw new Error(`${table} has no column for "${property}"`)
    return column
  }

  const all = (ctx: TxCtx): Selection => {
    const { db, companyId } = ctx
    const columns = Object.entries(read).map(([property, column]) =>
      (column === 'name' ? nameFor(ctx) : sql`${sql.ref(`x.${column}`)}`).as(property),
    )
    const counts = Object.entries<Reference | undefined>(counted).flatMap(([property, reference]) =>
      reference === undefined ? [] : [countOf(companyId, reference, sql`x.id`).as(property)],
    )
    const shownOwners = owners.map((owner) => ownerOf(companyId, owner).as(owner.property))
    const parts = ownRows.map(({ property, own }) => ownRowsOf(companyId, own, sql`x.id`).as(property))
    const every = db
      .selectFrom(sql<Row>`${sql.table(table)}`.as('x'))
      .select([...columns, ...shownOwners, ...counts, ...parts])
      .where('x.company_id', '=', companyId)
    const { hiddenBy = [] } = rules
    const shown = hiddenBy.reduce((found, column) => found.where(sql.ref(`x.${column}`), 'is', null), every)
    return common.reduce((found, [column, value]) => found.where(sql.ref(`x.${column}`), '=', value), shown)
  }

  const writeOwnRows = async (ctx: TxCtx, id: string, input: Input): Promise<void> => {
    for (const { property, own } of ownRows) {
      const rows: unknown = valueOf(input, property)
      if (isRows(rows)) await replaceOwnRows(ctx, own, id, rows)
    }
  }

  const written = (input: Input): Partial<Record<VersionedColumn, unknown>> & { search_text: string } => {
    const columns = Object.entries<VersionedColumn | undefined>(rules.columns)
    const values = columns.flatMap(([property, column]) =>
      // What is left out stays as it is, or as the table has it for a new row.
      column === undefined || !(property in input) ? [] : [[column, asStored(valueOf(input, property))] as const],
    )
    const words = given?.wordsOf(valueOf(input, 'name')) ?? []
    const text = [...rules.searched(input), ...words].filter(
      (part) => part !== null && part !== undefined && part !== '',
    )
    return { ...Object.fromEntries(values), search_text: searchText(text.join(' ')) }
  }

  const learn = async (ctx: TxCtx, { search_text: text }: { search_text: string }): Promise<void> => {
    if (rules.search) await learnWords(ctx, rules.search.entity, text)
  }

  const refusing = <T>(input: Input, write: () => Promise<T>): Promise<T> =>
    refusingTaken(declared, { table, unique, references }, input, write)

  const cases = casesOf<Item, Input>(declared, {
    table,
    ...(usedBy ? { usedBy } : {}),
    ...(rules.implied ? { implied: rules.implied } : {}),
    ...(rules.beforeChange ? { beforeChange: rules.beforeChange } : {}),
    ...(rules.beforeRemove ? { beforeRemove: rules.beforeRemove } : {}),
    find: async (ctx, id) => asItem<Item>(await all(ctx).where('x.id', '=', id).executeTakeFirst()),
    insert: async (ctx, id, input) => {
      const row = written(input)
      await refusing(input, () =>
        insertRow(ctx, table, id, {
          ...row,
          ...rules.only,
          is_active: input.isActive ?? true,
          created_at: ctx.now,
          ...(rules.hasAuthor === true ? { created_by: ctx.userId } : {}),
        }),
      )
      await refusing(input, () => writeOwnRows(ctx, id, input))
      await learn(ctx, row)
    },
    update: async (ctx, id, input, version) => {
      const row = written(input)
      const active = input.isActive === undefined ? {} : { is_active: input.isActive }
      const isUpdated = await refusing(input, () =>
        updateRow(ctx, table, { id, version }, { ...row, ...given?.written(valueOf(input, 'name')), ...active }),
      )
      if (isUpdated) {
        await refusing(input, () => writeOwnRows(ctx, id, input))
        await learn(ctx, row)
      }
      return isUpdated
    },
    delete: (ctx, id, version) => deleteRow(ctx, table, { id, version }),
  })

  const filtered = (ctx: TxCtx, query: ListQuery): Selection => {
    const active = filterValues(query, 'isActive')
    const named = Object.entries(rules.filters ?? {}).reduce((found, [name, column]) => {
      const values = filterValues(query, name)
      return values.length === 0 ? found : found.where(sql.ref(`x.${column}`), 'in', values)
    }, all(ctx))
    const some = owners.reduce((found, { property, column }) => {
      const ids = filterIds(query, property)
      return ids.length === 0 ? found : found.where(sql.ref(`x.${column}`), '=', anyId(ids))
    }, named)
    return active.length === 1 ? some.where('x.is_active', '=', active[0] === 'true') : some
  }

  /** The folded texts that a search looks in: the search text, or the fields that the caller names. */
  const textsOf = (search: ListQuery['search']): { texts: RawBuilder<unknown>[]; isNarrow: boolean } => {
    const fields = search?.fields ?? []
    if (fields.length === 0 || declared.list.searchFields.every((field) => fields.includes(field)))
      return { texts: [sql.ref('x.search_text')], isNarrow: false }
    const columns = fields.map(columnOf)
    const shown = columns.map((column) => (column === 'name' && given ? given.found : sql.ref(`x.${column}`)))
    return { texts: shown.map(folded), isNarrow: true }
  }

  const orders = Object.fromEntries(
    declared.list.orders.map((name): [string, RawBuilder<unknown>] => [name, sql.ref(`x.${columnOf(name)}`)]),
  )
  const pages = {
    orders,
    nullable: declared.list.orders.filter((name) => isNullable(declared.item, name)),
    byDefault: { field: rules.orderedBy ?? 'name', direction: 'asc' },
    id: 'x.id',
    cap: COUNT_CAP,
  } as const
  const readRows = (ctx: TxCtx, query: ListQuery) => {
    const { search } = rules
    const found = filtered(ctx, query)
    const { texts, isNarrow } = textsOf(query.search)
    const words = searchWords(query.search?.text ?? '')
    if (!search || words.length === 0) return readForgivingPage(ctx.db, found, query, pages, texts)
    const beginning = searchText(query.search?.text ?? '')
    return forgivingSlips(words, {
      known: wordsKnown(ctx, search.entity),
      read: (groups) => {
        const asked = { groups, beginning, ...(isNarrow ? { also: meetsIn(texts, groups) } : {}) }
        return readSearchedPage(ctx.db, found, query, pages, narrowed(search, ctx.companyId, 'x', asked))
      },
      isNothing,
    })
  }
  const list = async (ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<ItemOf<D>>> => {
    const { rows, meta } = await readRows(ctx, query)
    return { data: rows.map((row) => asItem<Item>(row) as ItemOf<D>), meta }
  }

  const short = (ctx: TxCtx, asked: Readonly<Record<string, unknown>> = {}): Promise<ShortItem[]> => {
    const every = ctx.db
      .selectFrom(sql<Row>`${sql.table(table)}`.as('x'))
      .select(['x.id', nameFor(ctx).as('name')])
      .where('x.company_id', '=', ctx.companyId)
      .where('x.is_active', '=', true)
    const ours = common.reduce((found, [column, value]) => found.where(sql.ref(`x.${column}`), '=', value), every)
    const some = owners.reduce((found, { property, column }) => {
      const id = asked[`${property}Id`]
      return id === undefined ? found : found.where(sql.ref(`x.${column}`), '=', id)
    }, ours)
    return some.orderBy('x.name').orderBy('x.id').limit(SELECTOR_SIZE).execute()
  }

  return { ...cases, short, list }
}

/** The row of another table that one belongs to, as id and name. */
function ownerOf(companyId: string, { table, column }: Owner): RawBuilder<ShortItem> {
  return sql<ShortItem>`(select json_build_object('id', o.id, 'name', o.name) from ${sql.table(table)} as o where o.company_id = ${companyId} and o.id = ${sql.ref(`x.${column}`)})`
}

function isRows(value: unknown): value is readonly object[] {
  return Array.isArray(value)
}

function valueOf(input: object, property: string): unknown {
  return property in input ? input[property as keyof typeof input] : null
}

/** Whether a property of a shape may be null. */
function isNullable(shape: TSchema, property: string): boolean {
  return propertiesOf(shape)[property]?.anyOf?.some((each) => 'type' in each && each.type === 'null') ?? false
}

function propertiesOf(shape: TSchema): Readonly<Record<string, TSchema & { anyOf?: TSchema[] }>> {
  const { properties = {} }: { properties?: Record<string, TSchema & { anyOf?: TSchema[] }> } = shape
  return properties
}

/** A row was selected under the names of the item's properties; what came along for the order of the list is left out. */
function asItem<Item>(row: Record<string, unknown> | undefined): Item | null {
  if (row === undefined) return null
  const { order_value: _value, order_id: _id, order_count: _count, ...item } = row
  return item as Item
}
