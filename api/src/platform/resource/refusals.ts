import { isErrorCode } from '@comptoir/contracts/catalogue'
import type { AnyDeclaration } from '@comptoir/contracts/declare'
import { violatesUnique } from '../db/sql-errors.ts'
import { DomainError, refusalOf } from '../errors.ts'

/** Unique keys of a table, by name: why a row is refused, and the property whose value somebody else has. */
export type UniqueKeys<Property extends string = string> = Readonly<
  Record<string, { reason: string; property: Property }>
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
  { table, unique }: WrittenTable,
  input: object,
  error: unknown,
): unknown {
  for (const [key, { reason, property }] of Object.entries(unique)) {
    if (!violatesUnique(error, key)) continue
    const value: unknown = property in input ? input[property as keyof typeof input] : ''
    return declaredRefusal(declared, reason, { [property]: String(value).trim() }, `/${property}`)
  }
  return violatesUnique(error, `${table}_pk`) ? new DomainError('request.keyReused') : error
}

interface WrittenTable {
  table: string
  unique: UniqueKeys
}

/** Writes a row; what somebody else has, and an id that was used before, are refused in the words of the contract. */
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
