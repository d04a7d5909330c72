import { auditedFields, codesOf } from '../../audited.ts'
import { OneOf } from '../../schema.ts'
import { PARTY_IMPORT, PARTY_KINDS, PartyImportState } from './index.ts'

/** An import is named by a code of its own: the name of a file may be that of a person. */
export const audited = auditedFields(PARTY_IMPORT.entity, {
  code: 'text',
  kind: codesOf(OneOf(PARTY_KINDS)),
  rowCount: 'count',
  createdCount: 'count',
  changedCount: 'count',
  badCount: 'count',
  keptCount: 'count',
  state: codesOf(PartyImportState),
})
