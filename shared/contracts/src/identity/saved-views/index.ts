import * as Type from 'typebox'
import type { Static } from 'typebox'
import { defineArea } from '../../declare.ts'
import { MANAGERS } from '../../roles.ts'
import { Id, Nullable, OneOf, RecordOf, Strict, Text } from '../../schema.ts'

/** The most that a person keeps in a company, and that a company's people share. */
export const MOST_SAVED_VIEWS = { own: 50, shared: 100 } as const

/** How close the rows of a list stand. */
export const DENSITIES = ['comfortable', 'compact'] as const
export type Density = (typeof DENSITIES)[number]

/** Which list: the path of its resource, `products`. */
export const ListName = Type.String({ pattern: '^[a-z][a-z-]{0,39}$' })

/**
 * What a list shows and how. Filters and columns are named as the list names them; what a list does not have any more is
 * left away by who reads it.
 */
export const ListView = Strict({
  search: Type.String({ maxLength: 200 }),
  filters: RecordOf(Type.String({ maxLength: 200 })),
  sort: Nullable(Strict({ field: Type.String({ maxLength: 40 }), direction: OneOf(['asc', 'desc']) })),
  limit: Type.Integer({ minimum: 1, maximum: 100 }),
  /** Those shown beside the first; null for those that everybody begins with. */
  columns: Nullable(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 60 })),
  density: OneOf(DENSITIES),
})
export type ListView = Static<typeof ListView>

const fields = {
  name: Text(60),
  /** Everybody of the company finds it; who shares it keeps the right to change it. */
  isShared: Type.Boolean(),
  view: ListView,
}

export const NewSavedView = Strict({ id: Type.Optional(Id), list: ListName, ...fields })
export type NewSavedView = Static<typeof NewSavedView>
export const ChangedSavedView = Strict(fields)
export type ChangedSavedView = Static<typeof ChangedSavedView>

export const SavedView = Strict({
  id: Id,
  list: Type.String(),
  ...fields,
  name: Type.String(),
  /** Whose it is. */
  owner: Type.String(),
  isOwn: Type.Boolean(),
  /** What the caller's list begins with. */
  isDefault: Type.Boolean(),
})
export type SavedView = Static<typeof SavedView>
/** All that the caller finds, of all lists, by name. */
export const SavedViews = Type.Array(SavedView)

/** What a list begins with for the caller; null for all rows in their usual order. */
export const DefaultView = Strict({ list: ListName, viewId: Nullable(Id) })
export type DefaultView = Static<typeof DefaultView>

/** Views of lists under a name: search, filters, order, columns. Everybody has their own; some are shared. */
export const SAVED_VIEWS = defineArea({
  entity: 'savedView',
  path: 'saved-views',
  permissions: { share: MANAGERS },
  errors: {
    notFound: 404,
    nameTaken: [409, 'name'],
    tooMany: [409, 'mostViews'],
  },
})

declare module '../../declare.ts' {
  interface Declarations {
    savedView: typeof SAVED_VIEWS
  }
}
