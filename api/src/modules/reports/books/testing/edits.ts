import { DOCUMENT_EDITS } from './document-edits.ts'
import type { Edit } from './edit.ts'
import { RECORD_EDITS } from './record-edits.ts'

/** Each of them is found without a checkpoint. */
export const EDITS: readonly Edit[] = [...DOCUMENT_EDITS, ...RECORD_EDITS]
