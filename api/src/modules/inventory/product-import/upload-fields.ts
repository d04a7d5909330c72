import { isId } from '../../../platform/is-id.ts'
import { readWanted, refuseField } from '../../../platform/import-files/wanted-fields.ts'
import type { NewUpload } from './upload-import.ts'

/**
 * What a form says beside its file: `pointOfSaleId`, and where they are known better than by looking, `encoding`,
 * `delimiter` and `sheet`; `replaces` names the import of the same file that this one stands for.
 */
export function readUploadFields(fields: Readonly<Record<string, string>>): Omit<NewUpload, 'file' | 'pictures'> {
  const { pointOfSaleId = '', replaces } = fields
  if (!isId(pointOfSaleId)) refuseField('pointOfSaleId')
  if (replaces !== undefined && !isId(replaces)) refuseField('replaces')
  return { pointOfSaleId, replaces: replaces ?? null, wanted: readWanted(fields) }
}
