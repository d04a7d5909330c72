/**
 * Takes the place of `typebox` in the bundles of remotes: makes the same JSON Schemas of the contracts without the engine
 * that TypeBox brings with them (14 KB after brotli). Only what contracts of remotes use is here.
 */
const OPTIONAL = '~optional'

type Schema = object
type Options = Readonly<Record<string, unknown>>

const ofType =
  (type: string) =>
  (options?: Options): Schema => ({ type, ...options })

function object(properties: Readonly<Record<string, Schema>>, options?: Options): Schema {
  const required = Object.entries(properties).flatMap(([key, schema]) => (OPTIONAL in schema ? [] : [key]))
  return { type: 'object', ...(required.length > 0 ? { required } : {}), properties, ...options }
}

function optional(schema: Schema): Schema {
  return Object.defineProperty({ ...schema }, OPTIONAL, { value: true })
}

const Type = {
  Array: (items: Schema, options?: Options): Schema => ({ type: 'array', items, ...options }),
  Boolean: ofType('boolean'),
  Integer: ofType('integer'),
  Literal: (value: string | number | boolean): Schema => ({ type: typeof value, const: value }),
  Never: (): Schema => ({ not: {} }),
  Null: ofType('null'),
  Number: ofType('number'),
  Object: object,
  Optional: optional,
  Record: (_key: Schema, value: Schema, options?: Options): Schema => ({
    type: 'object',
    patternProperties: { '^.*$': value },
    ...options,
  }),
  String: ofType('string'),
  Union: (anyOf: Schema[], options?: Options): Schema => ({ anyOf, ...options }),
  Unknown: (): Schema => ({}),
  Unsafe: (schema: Schema): Schema => ({ ...schema }),
}

// As contracts import it.
export { Type as default }
