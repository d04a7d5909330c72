import { checkOf } from '../../api/src/platform/http/validation.ts'
import type { Answer } from './client.ts'
import type { Draft } from './draft.ts'
import type { Shape } from './openapi.ts'
import { FOREIGN_WORD } from './people.ts'
import { FOREIGNER } from './world.ts'

/**
 * Milliseconds after which an answer hangs, also on a machine that does much else; a file may take longer, for it grows
 * with what is in it. How fast answers are is for the benchmarks.
 */
const LONGEST_MS = 10_000
const LONGEST_FILE_MS = 60_000

/** What no refusal may contain: traces of the program, of the database, of what it keeps secret. */
const LEAKS: readonly RegExp[] = [
  /\bat [^\n]*\.(ts|js|mjs):\d+/,
  /node_modules/,
  /violates|syntax error|relation \\?"|column \\?"|invalid input syntax/i,
  /\bselect .* from\b|\binsert into\b/i,
  /_(pk|key|fk|check)\\?"/,
  /\$argon2/,
  /postgres(ql)?:\/\//,
]

/** Answers where other companies' names belong: what super-administrators see, and the mails of a demonstration. */
const OF_EVERYBODY = /^\/api\/(superadmin|demo)\//

const HTTP_REFUSED = new Set(['HEAD', 'OPTIONS'])

/** Says what is wrong with an answer. */
export class Judge {
  readonly #problem: object
  readonly #checks = new Map<object, (value: unknown) => boolean>()

  constructor(problem: object) {
    this.#problem = problem
  }

  /** Every fault of an answer; none for a good one, whatever its status. */
  faultsOf(draft: Draft, answer: Answer): string[] {
    return [
      ...this.#ofStatus(draft, answer),
      ...this.#ofContent(draft, answer),
      ...ofLeaks(draft, answer),
      ...(isSlow(answer) ? [`it took ${Math.round(answer.ms)} ms`] : []),
      ...(answer.headers['x-content-type-options'] === 'nosniff' ? [] : ['it has no security headers']),
    ]
  }

  #ofStatus({ operation, method }: Draft, { status }: Answer): string[] {
    if (status >= 500) return [`it is ${status}`]
    const isDocumented = method !== operation.method || String(status) in operation.responses
    // What reached another operation, or none, is told by the status alone.
    return isDocumented || status === 404 ? [] : [`its status ${status} is not documented`]
  }

  #ofContent({ operation, method }: Draft, { status, text, headers }: Answer): string[] {
    if (HTTP_REFUSED.has(method) || text === '') return []
    const type = headers['content-type'] ?? ''
    if (status >= 400) {
      if (!type.startsWith('application/problem+json')) return [`it is a refusal as ${type}`]
      return this.#fits(this.#problem, text) ? [] : ['it is no problem as documented']
    }
    const shape = operation.responses[status]?.content?.['application/json']?.schema
    if (method !== operation.method || !shape || !type.startsWith('application/json')) return []
    return this.#fits(shape, text) ? [] : ['it does not match its schema']
  }

  #fits(shape: Shape | object, text: string): boolean {
    const check = this.#checks.get(shape) ?? checkOf(shape)
    this.#checks.set(shape, check)
    return check(JSON.parse(text))
  }
}

/** Whether an answer took longer than any may. */
export function isSlow({ ms, headers }: Answer): boolean {
  const isFile = headers['content-disposition']?.startsWith('attachment') === true
  return ms > (isFile ? LONGEST_FILE_MS : LONGEST_MS)
}

function ofLeaks({ actor, operation }: Draft, { status, text }: Answer): string[] {
  const told = status >= 400 ? LEAKS.filter((leak) => leak.test(text)).map((leak) => `it tells of ${leak.source}`) : []
  const isForeign = !actor.isSuper && actor.name !== FOREIGNER && !OF_EVERYBODY.test(operation.path)
  return isForeign && text.includes(FOREIGN_WORD) ? [...told, 'it tells of another company'] : told
}
