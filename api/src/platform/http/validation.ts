import formats from 'ajv-formats'
import { Ajv, type Options } from 'ajv'
import type { FastifyInstance } from 'fastify'
import { isId } from '../is-id.ts'

const strict: Options = {
  coerceTypes: false,
  removeAdditional: false,
  useDefaults: true,
  allErrors: true,
  strict: false,
}

function build(options: Options): Ajv {
  const ajv = new Ajv(options)
  formats(ajv)
  ajv.addFormat('uuid', isId)
  return ajv
}

/**
 * Bodies are taken as they come: no coercion, no silent dropping. Parts of the address are text by nature and are coerced.
 */
export function useStrictValidation(app: FastifyInstance): void {
  const body = build(strict)
  const address = build({ ...strict, coerceTypes: 'array' })
  app.setValidatorCompiler<object>(({ schema, httpPart }) => (httpPart === 'body' ? body : address).compile(schema))
}
