import { isId } from '../../../platform/is-id.ts'
import { readReplaces, readWanted, refuseField } from '../../../platform/import-files/wanted-fields.ts'
import type { NewUpload } from './upload-import.ts'

/**
 * What a form says beside its file: `pointOfSaleId`, and where they are known better than by looking, `encoding`,
 * `delimiter` and `sheet`; `replaces` names the import of the same file that this one stands for.
 */
export function readUploadFields(fields: Readonly<Record<string, string>>): Omit<NewUpload, 'file' | 'pictures'> {
  const { pointOfSaleId = '' } = fields
  if (!isId(pointOfSaleId)) refuseField('pointOfSaleId')
  return { pointOfSaleId, replaces: readReplaces(fields), wanted: readWanted(fields) }
}
