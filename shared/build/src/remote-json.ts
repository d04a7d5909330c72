import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { RemoteManifest } from '@comptoir/contracts/federation'
import { Check, Errors } from 'typebox/value'
import { manifestProblems } from './manifest-problems.ts'
import { readJson } from './read-json.ts'
import { sourceProblems } from './source-problems.ts'

/** Sentences about what is wrong with the shape; empty when it is a `RemoteManifest`. */
function shapeProblems(value: unknown): string[] {
  if (Check(RemoteManifest, value)) return []
  return Errors(RemoteManifest, value).map(
    (error) => `${error.instancePath === '' ? 'The file' : error.instancePath} ${error.message}.`,
  )
}

/** Reads and checks `remote.json` of a folder against its schema, the sources beside it and the lists it may choose from. Throws one error with a sentence per fault. */
export function readRemote(dirname: string, expectedId: string): RemoteManifest {
  const path = join(dirname, 'remote.json')
  if (!existsSync(path))
    throw new Error(`${path} is missing: it says what the remote "${expectedId}" adds to the product.`)
  const value = readJson(path)
  const shape = shapeProblems(value)
  if (shape.length > 0 || !Check(RemoteManifest, value)) throw refusal(path, shape)
  const problems = [...manifestProblems(value, expectedId), ...sourceProblems(dirname, value)]
  if (problems.length > 0) throw refusal(path, problems)
  return value
}

function refusal(path: string, problems: string[]): Error {
  return new Error(`${path} is refused:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
}
