import type { Spread } from '../../api/src/platform/db/table-registry.ts'
import type { Catalogue, CatalogueColumn, CatalogueTable } from './catalogue.ts'
import { GENERATED, isJson, pascalCase, typeOf } from './typescript.ts'

const HEAD = `${GENERATED}
import type { ColumnType } from 'kysely'
import type { JsonColumns } from './json-columns.ts'

/** A column with a default: it may be left out when a row is inserted. */
type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>

/** Read as what it holds, written as text. */
type Json<T> = ColumnType<T, string, string>
type NullableJson<T> = ColumnType<T | null, string | null, string | null>
type Timestamp = ColumnType<Date, Date | string>
type NullableTimestamp = ColumnType<Date | null, Date | string | null>
`

/** The tables as Kysely knows them. A check that lists values makes a union; what JSON holds is said in \`json-columns.ts\`. */
export function tableTypes({ tables }: Catalogue, spreadOf: (table: string) => Spread): string {
  const known = tables.filter(({ name }) => spreadOf(name) !== 'local')
  const tenant = known.filter(({ name }) => spreadOf(name) === 'tenant').map(({ name }) => `  '${name}',`)
  return [
    HEAD,
    ...known.map(tableType),
    `export interface DB {\n${known.map(({ name }) => `  ${name}: ${pascalCase(name)}`).join('\n')}\n}\n`,
    `/** Tables whose every statement must name the company. */\nexport const TENANT_TABLES: ReadonlySet<string> = new Set([\n${tenant.join('\n')}\n])\n`,
  ].join('\n')
}

function tableType(table: CatalogueTable): string {
  const columns = table.columns.map((column) => `  ${column.name}: ${columnType(table, column)}`)
  return `export interface ${pascalCase(table.name)} {\n${columns.join('\n')}\n}\n`
}

function columnType(table: CatalogueTable, column: CatalogueColumn): string {
  const type = valueType(table, column)
  return column.defaultText === null ? type : `Generated<${type}>`
}

function valueType(table: CatalogueTable, { name, type, isNullable }: CatalogueColumn): string {
  if (isJson(type)) return `${isNullable ? 'NullableJson' : 'Json'}<JsonColumns['${table.name}.${name}']>`
  if (type === 'timestamp with time zone') return isNullable ? 'NullableTimestamp' : 'Timestamp'
  const values = listedValues(table, name)
  const plain = values?.join(' | ') ?? typeOf(type)
  return isNullable ? `${plain} | null` : plain
}

/** The values that a check on this column alone lists, as \`state in ('open', 'closed')\` does, as they are written here. */
function listedValues({ constraints }: CatalogueTable, column: string): string[] | null {
  const list = new RegExp(String.raw`^CHECK \(\(${column} = (?:ANY \(ARRAY\[(.*)\]\)|('[^']*'::text))\)\)$`)
  for (const { kind, definition } of constraints) {
    const [, several, single] = (kind === 'c' && list.exec(definition)) || []
    const text = several ?? single
    if (text !== undefined) return text.match(/'[^']*'(?=::text)|-?\d+/g)
  }
  return null
}
