import type { PartyImportColumn, PartyMapping } from '@comptoir/contracts/people/party-import'
import type { Permission } from '@comptoir/contracts/permissions'
import type { Importer } from './importers.ts'

type Held = ReadonlySet<Permission>

/** A reserved column of a mapping that its sender may not set, with the permission that it takes. */
export function reservedColumn(
  mapping: PartyMapping,
  { reserved }: Importer,
  held: Held,
): { column: PartyImportColumn; permission: Permission } | null {
  for (const [column, permission] of Object.entries(reserved))
    if (isColumn(column, mapping) && !held.has(permission)) return { column, permission }
  return null
}

function isColumn(name: string, mapping: PartyMapping): name is PartyImportColumn {
  return mapping[name as PartyImportColumn] !== undefined
}

/** The same mapping without what its sender may not set. */
export function withoutReserved(mapping: PartyMapping, importer: Importer, held: Held): PartyMapping {
  const found = reservedColumn(mapping, importer, held)
  if (found === null) return mapping
  const { [found.column]: _, ...others } = mapping
  return withoutReserved(others, importer, held)
}

/**
 * What must be mapped before rows can be judged: a name, and a code, or a tax identifier for those who are there. Columns that
 * this kind has not count as missing, as do headers that the file has not.
 */
export function missingColumn(mapping: PartyMapping, headers: readonly string[], { columns }: Importer): string | null {
  for (const [column, header] of Object.entries(mapping)) {
    if (!columns.some((known) => known === column)) return column
    if (!headers.includes(header)) return header
  }
  return mapping.code === undefined && mapping.taxId === undefined ? 'code' : null
}

/** Whether a mapping that was guessed is enough to begin with. */
export function isEnough(mapping: PartyMapping): boolean {
  return mapping.name !== undefined && mapping.code !== undefined
}
