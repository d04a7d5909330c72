import type { RuleCases } from './cases.ts'

const refused = (messageId: string, code: string): RuleCases['invalid'][number] => ({ code, errors: [{ messageId }] })

export const closedSqlCases: RuleCases = {
  valid: [
    { code: "sql.ref('p.name')" },
    { code: 'sql`select ${anything} from product where id = ${id}`' },
    { code: "const by = (column: 'name' | 'sku') => sql.ref(column)" },
    { code: "const by = (column: 'name' | 'sku') => sql.ref(`p.${column}`)" },
    { code: "client.query('select 1')" },
    { code: "const into = (table: 'brand' | 'unit') => client.query(`insert into ${table} values ($1)`, [1])" },
    { code: "const page = search.query('anything' + 'else')" },
  ],
  invalid: [
    refused('raw', "sql.raw('select 1')"),
    refused('raw', 'const run = (text: string) => sql.raw(text)'),
    refused('open', 'const by = (column: string) => sql.ref(column)'),
    refused('open', 'const by = (column: string) => sql.id(column)'),
    refused('open', 'const by = (table: string) => sql.table(table)'),
    refused('open', 'const by = (value: string) => sql.lit(value)'),
    refused('open', 'const by = (column: string) => sql.ref(`p.${column}`)'),
    refused('open', 'const by = (column: string) => db.dynamic.ref(column)'),
    refused('open', 'const find = (id: string) => client.query(`select * from sale where id = ${id}`)'),
    refused('open', "const find = (id: string) => client.query('select * from sale where id = ' + id)"),
  ],
}
