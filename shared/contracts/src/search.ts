import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Id, Nullable, Strict } from './schema.ts'

/** What search end points are asked: `?text=`; at most this many come back, best first. */
export const SEARCH_LIMIT = 8
export const SearchQuery = Strict({
  text: Type.String({ minLength: 1, maxLength: 200 }),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20, default: SEARCH_LIMIT })),
})

/** One record that the palette offers. */
export const SearchHit = Strict({
  id: Id,
  title: Type.String(),
  /** A code, a number, a city: shown beside the title. */
  detail: Nullable(Type.String()),
})
export type SearchHit = Static<typeof SearchHit>
export const SearchHits = Strict({ data: Type.Array(SearchHit) })
export type SearchHits = Static<typeof SearchHits>
