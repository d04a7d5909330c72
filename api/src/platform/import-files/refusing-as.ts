import type { AnyDeclaration } from '@comptoir/contracts/declare'
import { IMPORT_FILES } from '@comptoir/contracts/platform/import-files'
import { DomainError } from '../errors.ts'
import { declaredRefusal } from '../resource/refusals.ts'

const PREFIX = `${IMPORT_FILES.entity}.`

/** Reads a file, and refuses what is wrong with it in the words of an area that has its own for each reason. */
export async function refusingAs<T>(declared: AnyDeclaration, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof DomainError) || !error.code.startsWith(PREFIX)) throw error
    throw declaredRefusal(declared, error.code.slice(PREFIX.length), error.params, error.pointer)
  }
}
