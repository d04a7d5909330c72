import { readFileSync } from 'node:fs'

/** The value in a file of JSON. Throws a sentence that names the file when there is none in it. */
export function readJson(path: string): unknown {
  const text = readFileSync(path, 'utf8')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}
