import { sql, type RawBuilder } from 'kysely'

/**
 * The id of a row of two things, as a product at a place: always the same for the same two. A UUID of version 8, RFC 9562, so
 * that it is an id for everybody who is told of it.
 */
export function pairId(one: RawBuilder<string>, other: RawBuilder<string>): RawBuilder<string> {
  const digits = sql`md5(${one}::text || ${other}::text)`
  return sql<string>`overlay(overlay(${digits} placing '8' from 13) placing '8' from 17)::uuid`
}
