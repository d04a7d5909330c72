/** What a value of the database is in TypeScript when it is read, by the type's name; arrays of these as well. */
const TYPES: Readonly<Record<string, string>> = {
  bigint: 'number',
  boolean: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  integer: 'number',
  numeric: 'string',
  smallint: 'number',
  text: 'string',
  'timestamp with time zone': 'Date',
  uuid: 'string',
  void: 'null',
}

/** The TypeScript type of a value that is read. Refuses what nobody has said how to read. */
export function typeOf(databaseType: string): string {
  const isArray = databaseType.endsWith('[]')
  const type = TYPES[isArray ? databaseType.slice(0, -2) : databaseType]
  if (type === undefined) throw new Error(`No TypeScript type is known for ${databaseType}`)
  return isArray ? `${type}[]` : type
}

export function isJson(databaseType: string): boolean {
  return databaseType === 'json' || databaseType === 'jsonb'
}

/** `sale_line` as `SaleLine`. */
export function pascalCase(name: string): string {
  return name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** `sale_line` as `saleLine`. */
export function camelCase(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

export const GENERATED =
  '// Written by `npm run tables` from a migrated database; a test compares them. Not to be edited.\n'
