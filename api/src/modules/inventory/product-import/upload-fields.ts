import { FILE_DELIMITERS, FILE_ENCODINGS } from '@comptoir/contracts/inventory/product-import'
import { DomainError } from '../../../platform/errors.ts'
import { isId } from '../../../platform/is-id.ts'
import type { NewUpload } from './upload-import.ts'

type Fields = Readonly<Record<string, string>>

const MAX_SHEET_NAME = 200

/**
 * What a form says beside its file: `pointOfSaleId`, and where they are known better than by looking, `encoding`,
 * `delimiter` and `sheet`; `replaces` names the import of the same file that this one stands for.
 */
export function readUploadFields(fields: Fields): Omit<NewUpload, 'file' | 'pictures'> {
  const { pointOfSaleId = '', replaces } = fields
  if (!isId(pointOfSaleId)) refuse('pointOfSaleId')
  if (replaces !== undefined && !isId(replaces)) refuse('replaces')
  const encoding = oneOf(FILE_ENCODINGS, fields, 'encoding')
  const delimiter = oneOf(FILE_DELIMITERS, fields, 'delimiter')
  const { sheet } = fields
  if (sheet !== undefined && (sheet === '' || sheet.length > MAX_SHEET_NAME)) refuse('sheet')
  return {
    pointOfSaleId,
    replaces: replaces ?? null,
    wanted: {
      ...(encoding === undefined ? {} : { encoding }),
      ...(delimiter === undefined ? {} : { delimiter }),
      ...(sheet === undefined ? {} : { sheet }),
    },
  }
}

function oneOf<T extends string>(known: readonly T[], fields: Fields, name: string): T | undefined {
  const given = fields[name]
  return given === undefined ? undefined : (known.find((each) => each === given) ?? refuse(name))
}

function refuse(name: string): never {
  throw new DomainError('request.invalid', {}, `/${name}`)
}
