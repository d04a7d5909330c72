import type { Declarations } from './declare.ts'

type PermissionsOf<D> = D extends { permissions: infer Names } ? Names[keyof Names] : never

/** What somebody may be allowed, as the contracts of a program declare it: `resource.verb`. */
export type Permission = Extract<
  { [Name in keyof Declarations]: PermissionsOf<Declarations[Name]> }[keyof Declarations],
  string
>

const READING = /\.(read|see|export)(?![a-z])/

/** Whether a permission lets somebody look, and change nothing: its verb is `read…`, `see…` or `export`. */
export function isReadingPermission(permission: string): boolean {
  return READING.test(permission)
}
