import { isErrorCode } from '@comptoir/contracts/catalogue'
import type { AnyDeclaration } from '@comptoir/contracts/declare'
import type { ErrorCode } from '@comptoir/contracts/errors'
import { violatesForeignKey, violatesUnique } from '../db/sql-errors.ts'
import { DomainError, refusalOf } from '../errors.ts'

/** Unique keys of a table, by name: why a row is refused, and the property whose value somebody else has. */
export type UniqueKeys<Property extends string = string> = Readonly<
  Record<string, { reason: string; property: Property }>
>

/** Foreign keys of a table, by name: what is said when the row that a property names is not there. */
export type ForeignKeys<Property extends string = string> = Readonly<
  Record<string, { code: ErrorCode; property: Property }>
>

/** A refusal that a declaration has, by its reason. */
export function declaredRefusal(
  { entity }: AnyDeclaration,
  reason: string,
  params: Readonly<Record<string, string | number>> = {},
  pointer?: string,
): DomainError {
  const code = `${entity}.${reason}`
  if (!isErrorCode(code)) throw new Error(`The contract of ${entity} declares no refusal "${reason}"`)
  return refusalOf(code, params, pointer)
}

/** What a write failed of, as a refusal where it is one: a value that somebody else has, or an id that was used before. */
function writeRefusal(
  declared: AnyDeclaration,
  { table, unique, references = {} }: WrittenTable,
  input: object,
  error: unknown,
): unknown {
  for (const [key, { reason, property }] of Object.entries(unique)) {
    if (!violatesUnique(error, key)) continue
    const value: unknown = property in input ? input[property as keyof typeof input] : ''
    return declaredRefusal(declared, reason, { [property]: String(value).trim() }, `/${property}`)
  }
  for (const [key, { code, property }] of Object.entries(references)) {
    if (violatesForeignKey(error, key)) return refusalOf(code, {}, `/${property}`)
  }
  return violatesUnique(error, `${table}_pk`) ? new DomainError('request.keyReused') : error
}

interface WrittenTable {
  table: string
  unique: UniqueKeys
  references?: ForeignKeys
}

/** Writes a row; what somebody else has, what is not there, and an id that was used before, are refused in the words of the contracts. */
export async function refusingTaken<T>(
  declared: AnyDeclaration,
  table: WrittenTable,
  input: object,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw writeRefusal(declared, table, input, error)
  }
}
