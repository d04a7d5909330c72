import { FILE_DELIMITERS, FILE_ENCODINGS } from '@comptoir/contracts/platform/import-files'
import { DomainError } from '../errors.ts'
import { isId } from '../is-id.ts'
import type { WantedReading } from './open-file.ts'

type Fields = Readonly<Record<string, string>>

const MAX_SHEET_NAME = 200

/** How a form wants its file read, where that is known better than by looking: `encoding`, `delimiter` and `sheet`. */
export function readWanted(fields: Fields): WantedReading {
  const encoding = oneOf(FILE_ENCODINGS, fields, 'encoding')
  const delimiter = oneOf(FILE_DELIMITERS, fields, 'delimiter')
  const { sheet } = fields
  if (sheet !== undefined && (sheet === '' || sheet.length > MAX_SHEET_NAME)) refuseField('sheet')
  return {
    ...(encoding === undefined ? {} : { encoding }),
    ...(delimiter === undefined ? {} : { delimiter }),
    ...(sheet === undefined ? {} : { sheet }),
  }
}

/** The import of the same file that this one stands for: null where it stands for none. */
export function readReplaces({ replaces }: Fields): string | null {
  if (replaces !== undefined && !isId(replaces)) refuseField('replaces')
  return replaces ?? null
}

function oneOf<T extends string>(known: readonly T[], fields: Fields, name: string): T | undefined {
  const given = fields[name]
  return given === undefined ? undefined : (known.find((each) => each === given) ?? refuseField(name))
}

export function refuseField(name: string): never {
  throw new DomainError('request.invalid', {}, `/${name}`)
}
