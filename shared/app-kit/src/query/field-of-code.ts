import type { Writable } from '@comptoir/contracts/declare'

/** A declaration's refusals, and the form field at which each is shown: `{ nameTaken: 'name' }`. */
export type FieldOf<D extends Pick<Writable, 'errors'>> = { readonly [Reason in keyof D['errors']]?: string }

/** The same by code, as refusals come. */
export function codesOf<D extends Pick<Writable, 'errors'>>(
  { errors }: D,
  fieldOf: FieldOf<D> = {},
): Record<string, string> {
  const fields: Readonly<Record<string, string | undefined>> = fieldOf
  return Object.fromEntries(
    Object.entries(errors).flatMap(([reason, code]) => {
      const field = fields[reason]
      return field === undefined ? [] : [[code, field]]
    }),
  )
}
