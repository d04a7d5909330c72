import { withLatinDigits } from '@comptoir/contracts/phone'
import formats from 'ajv-formats'
import { Ajv, type AnySchemaObject, type KeywordDefinition, type Options, type ValidateFunction } from 'ajv'
import type { DataValidationCxt } from 'ajv/dist/types/index.js'
import buildSerializer, { type AnySchema } from 'fast-json-stringify'
import type { FastifyInstance } from 'fastify'
import { isDay, isInstant, isInstantOfAnyYear } from '../is-day.ts'
import { isId } from '../is-id.ts'
import type { FastifyValidationResult } from 'fastify/types/schema.js'

const strict: Options = {
  coerceTypes: false,
  removeAdditional: false,
  useDefaults: true,
  allErrors: true,
  strict: false,
}

/** Items of a list that a property of theirs tells apart. */
const UNIQUE_BY: KeywordDefinition = {
  keyword: 'uniqueBy',
  type: 'array',
  schemaType: 'string',
  error: { message: 'items must differ' },
  validate: (name: string, items: readonly unknown[]) => {
    // Ids are the same in either case.
    const values = items.map((item) => String(Object(item)[name]).toLowerCase())
    return new Set(values).size === values.length
  },
}

/** Objects that may carry more than is read: what their schema does not name is dropped, so that nobody keeps or stores it. */
const DROPS_OTHERS: KeywordDefinition = {
  keyword: 'dropsOthers',
  type: 'object',
  schemaType: 'boolean',
  modifying: true,
  compile: (_isOn: boolean, { properties = {} }: AnySchemaObject) => {
    const names = Object.keys(properties)
    return (value: Readonly<Record<string, unknown>>, place) => {
      const kept = names.filter((name) => Object.hasOwn(value, name)).map((name) => [name, value[name]])
      if (place) place.parentData[place.parentDataProperty] = Object.fromEntries(kept)
      return true
    }
  },
}

/** Texts that are kept in Latin digits, whatever digits they are typed in. */
const KEEPS_LATIN_DIGITS: KeywordDefinition = {
  keyword: 'keepsLatinDigits',
  type: 'string',
  schemaType: 'boolean',
  modifying: true,
  validate: (_isOn: boolean, text: string, _schema?: AnySchemaObject, place?: DataValidationCxt) => {
    if (place) place.parentData[place.parentDataProperty] = withLatinDigits(text)
    return true
  },
}

function build(options: Options): Ajv {
  const ajv = new Ajv(options)
  formats(ajv)
  ajv.addFormat('uuid', isId)
  ajv.addFormat('date', isDay)
  ajv.addFormat('date-time', isInstant)
  ajv.addFormat('instant', isInstantOfAnyYear)
  ajv.addKeyword(UNIQUE_BY)
  ajv.addKeyword(DROPS_OTHERS)
  ajv.addKeyword(KEEPS_LATIN_DIGITS)
  return ajv
}

/** Whether values are what a schema says, by the rules that bodies are checked with. */
export function checkOf(schema: object): (value: unknown) => boolean {
  const check = build({ ...strict, allErrors: false }).compile(schema)
  return (value) => check(value) === true
}

/**
 * Bodies are taken as they come: no coercion, no silent dropping. Parts of the address are text by nature and are coerced.
 * Schemas are compiled when their route is first called: compiling those of all routes took half of the time of a start,
 * and most processes, those of tests above all, never call most of them.
 */
export function registerStrictValidation(app: FastifyInstance): void {
  const body = build(strict)
  const address = build({ ...strict, coerceTypes: 'array' })
  app.setValidatorCompiler<object>(({ schema, httpPart }) =>
    validateLater(() => (httpPart === 'body' ? body : address).compile(schema)),
  )
  app.setSerializerCompiler<AnySchema>(({ schema }) => serializeLater(() => buildSerializer(schema)))
}

function validateLater(compile: () => ValidateFunction): FastifyValidationResult {
  let check: ValidateFunction | undefined
  const validate: FastifyValidationResult = (data: unknown) => {
    check ??= compile()
    const isValid = check(data)
    // Where Fastify looks for what is wrong.
    Object.assign(validate, { errors: check.errors })
    return isValid
  }
  return validate
}

function serializeLater(compile: () => (data: object) => string): (data: object) => string {
  let serialize: ((data: object) => string) | undefined
  return (data) => (serialize ??= compile())(data)
}
