import { listQuerySchema, OneOf, Strict, type ListQuery } from './schema.ts'

/** The files that a list can be had as. */
export const EXPORT_FORMATS = ['xlsx', 'pdf', 'csv'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** The query of an export: which file, and the search, filters and order of the list, which is given whole. */
export const exportQuerySchema = (dictionary: Parameters<typeof listQuerySchema>[0]) => {
  const { search, filter, order } = listQuerySchema(dictionary).properties
  return Strict({ format: OneOf(EXPORT_FORMATS), search, filter, order })
}
export type ExportQuery = Pick<ListQuery, 'search' | 'filter' | 'order'> & { format: ExportFormat }
