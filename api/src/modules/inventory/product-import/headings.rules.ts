import type { ImportColumn, ImportMapping } from '@comptoir/contracts/inventory/product-import'
import { headingsIn, mappingOf, type HeadingOf } from '../../../platform/import-files/column-mapping.ts'
import { COLUMN_NAMES } from './headers.rules.ts'

export { headingOf } from '../../../platform/import-files/column-mapping.ts'

export type Heading = HeadingOf<ImportColumn>

/** Which column of a catalogue file is which of ours. */
export function mappingFrom(headers: readonly string[], remembered: readonly Heading[]): ImportMapping {
  return mappingOf(headers, remembered, COLUMN_NAMES)
}

/** What a confirmed mapping says of its headers. */
export function headingsOf(headers: readonly string[], mapping: ImportMapping): Heading[] {
  return headingsIn(headers, mapping, COLUMN_NAMES)
}
