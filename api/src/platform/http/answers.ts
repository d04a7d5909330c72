import Type from 'typebox'

const EMPTY = Type.Unsafe<void>({ type: 'null', description: 'Nothing to tell' })

const FILE = { type: 'string', format: 'binary' }

/** What an answer that is a file is declared as. */
export function fileAnswer(types: readonly string[]) {
  return {
    200: { description: 'The file', content: Object.fromEntries(types.map((type) => [type, { schema: FILE }])) },
  }
}

/** What an answer without content is declared as: it was done, or it will be. */
export const DONE = { 204: EMPTY }
export const ACCEPTED = { 202: EMPTY }
