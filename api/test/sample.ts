import fs from 'node:fs'
import path from 'node:path'
import type { AnyResource } from '@comptoir/contracts/declare'
import type { TSchema } from 'typebox'
import type { Shop } from './shop.ts'

/** A schema, as far as a sample of it goes. */
export interface Shape extends Omit<TSchema, 'anyOf' | 'properties'> {
  type?: string
  properties?: Record<string, Shape>
  required?: string[]
  anyOf?: Shape[]
  const?: unknown
  pattern?: string
  format?: string
  maxLength?: number
  minimum?: number
  maximum?: number
}

let count = 0

/** Makes what a schema does not say enough of: products of its own, a period of time. */
export type Sampler = (shop: Shop) => Promise<object> | object

const MODULES = path.join(import.meta.dirname, '..', 'src', 'modules')

/** What a slice says of its own sample, in `testing/sample.ts`. */
async function samplerOf({ path: name }: AnyResource): Promise<Sampler | undefined> {
  const [file] = fs.globSync(`*/${name}/testing/sample.ts`, { cwd: MODULES })
  if (file === undefined) return undefined
  const { sample }: { sample: Sampler } = await import(path.join(MODULES, file))
  return sample
}

/**
 * An input that the API takes, unlike all others: made from the schema, every text different, what may be missing left
 * out and what may be null null.
 */
export async function sampleOf(resource: AnyResource, shop: Shop): Promise<Record<string, unknown>> {
  count += 1
  const sampler = await samplerOf(resource)
  return { ...sampleObject(resource.input), ...(await sampler?.(shop)) }
}

function sampleObject({ properties = {}, required = [] }: Shape): Record<string, unknown> {
  return Object.fromEntries(required.map((name) => [name, sampleValue(name, properties[name] ?? {})]))
}

function sampleValue(name: string, shape: Shape): unknown {
  if (shape.const !== undefined) return shape.const
  const { anyOf = [] } = shape
  if (anyOf.some(({ type }) => type === 'null')) return null
  if (anyOf[0] !== undefined) return sampleValue(name, anyOf[0])
  const make = shape.type === undefined ? undefined : MAKERS[shape.type]
  if (!make) throw new Error(`No sample of "${name}": ${JSON.stringify(shape)}`)
  return make(name, shape)
}

/** By the type of a schema. Codes are in capitals where only these are taken. */
const MAKERS: Readonly<Record<string, (name: string, shape: Shape) => unknown>> = {
  string: (name, { pattern = '' }) =>
    pattern.includes('A-Z') ? count.toString(36).toUpperCase().padStart(3, 'A') : `${name} ${count}`,
  number: (_, { minimum = 1 }) => minimum,
  integer: (_, { minimum = 1 }) => minimum,
  boolean: () => false,
  array: () => [],
  object: (_, shape) => sampleObject(shape),
}
