// Loaded before a server, in its process: every statement that it asks loses what it says of the company whose rows it
// wants. The value stays in the text, where PostgreSQL still learns its type.
import { PostgresQueryCompiler, type CompiledQuery } from 'kysely'
import { withoutCompany } from './without-company.ts'

const compile = PostgresQueryCompiler.prototype.compileQuery

PostgresQueryCompiler.prototype.compileQuery = function <R>(
  this: PostgresQueryCompiler,
  ...args: Parameters<typeof compile>
): CompiledQuery<R> {
  const query = compile.apply(this, args) as CompiledQuery<R>
  return { ...query, sql: withoutCompany(query.sql) }
}
