import { type FieldErrors, get } from 'react-hook-form'
import type { FormParts, RegisteredField } from './form-registry.ts'

/** Fields with an error, in the order of the page. */
export function fieldsInError(parts: FormParts, errors: FieldErrors): readonly RegisteredField[] {
  return parts.fields.filter(({ name }) => Boolean(get(errors, name)))
}

/** Sections that hold a field with an error. */
export function sectionsInError(parts: FormParts, errors: FieldErrors): ReadonlySet<string> {
  return new Set(fieldsInError(parts, errors).flatMap(({ sectionId }) => sectionId ?? []))
}

/** How many fields differ from what was saved; a list of rows counts each field changed in it. */
export function countDirty(dirty: unknown): number {
  if (dirty === true) return 1
  if (typeof dirty !== 'object' || dirty === null) return 0
  return Object.values(dirty).reduce<number>((sum, part) => sum + countDirty(part), 0)
}
