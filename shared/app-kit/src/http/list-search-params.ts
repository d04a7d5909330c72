import type { ExportFormat } from '@comptoir/contracts/export'
import type { ListQuery } from '@comptoir/contracts/schema'

/**
 * The query of a paginated list in bracket notation: `search[fields][]=name`, `filter[brand]=…`, `order[direction]=asc`.
 * A search without text and filters without a value are left out.
 */
export function listSearchParams(query: ListQuery): URLSearchParams {
  return new URLSearchParams([['page', String(query.page)], ['limit', String(query.limit)], ...viewPairs(query)])
}

/** The same list as a file: whole, so without its page. */
export function exportSearchParams(query: Omit<ListQuery, 'page' | 'limit'>, format: ExportFormat): URLSearchParams {
  return new URLSearchParams([['format', format], ...viewPairs(query)])
}

function viewPairs({ search, filter = {}, order }: Omit<ListQuery, 'page' | 'limit'>): string[][] {
  return [
    ...(search ? searchPairs(search) : []),
    ...Object.entries(filter).flatMap(([name, value]) => filterPairs(name, value)),
    ...(order
      ? [
          ['order[field]', order.field],
          ['order[direction]', order.direction],
        ]
      : []),
  ]
}

function searchPairs({ text, fields = [] }: NonNullable<ListQuery['search']>): string[][] {
  const wanted = text.trim()
  return wanted === '' ? [] : [['search[text]', wanted], ...fields.map((field) => ['search[fields][]', field])]
}

function filterPairs(name: string, value: string | string[] | null): string[][] {
  if (Array.isArray(value)) return value.map((each) => [`filter[${name}][]`, each])
  return value === null || value === '' ? [] : [[`filter[${name}]`, value]]
}
