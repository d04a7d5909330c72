import type { ErrorCode } from '@comptoir/contracts/errors'
import type { Problem } from '@comptoir/contracts/schema'
import { translate } from '../language/language.ts'

/** A refusal of the API (RFC 9457). `message` is already in the reader's language and fit to be shown. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.message)
    this.problem = problem
  }

  get status(): number {
    return this.problem.status
  }

  get code(): string {
    return this.problem.code
  }

  get params(): Record<string, unknown> {
    return this.problem.params ?? {}
  }

  /** Field paths as forms write them (`lines.0.quantityMilli`) to the message of that field; the first one wins. */
  get fieldErrors(): Record<string, string> {
    const found: Record<string, string> = {}
    for (const { pointer, message } of this.problem.errors ?? []) {
      if (fieldOf(pointer) !== '') found[fieldOf(pointer)] ??= message
    }
    return found
  }
}

/** No answer came: no network, server down, or the time limit passed. Whether a write arrived is not known. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError'
}

/** Whether an error is a refusal of the API, and, with a code, that very one. */
export function isProblem(error: unknown, code?: ErrorCode): error is ApiProblem {
  return error instanceof ApiProblem && (code === undefined || error.code === code)
}

/** A JSON pointer (RFC 6901) as the dotted path of a form field. */
export function fieldOf(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.')
}

/** Reads the refusal in an answer; one that is no problem+json (a proxy's page) becomes one that says as much as it does. */
export async function problemOf(response: Response): Promise<ApiProblem> {
  const body: unknown = await response.json().catch(() => null)
  return new ApiProblem(
    isProblemBody(body) ? body : unknownProblem(response.status, response.statusText, messageIn(body)),
  )
}

function isProblemBody(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body && 'status' in body
}

/** What a server said that keeps to no more of the format than its message. */
function messageIn(body: unknown): string | undefined {
  const said = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined
  return typeof said === 'string' && said.trim() !== '' ? said : undefined
}

function unknownProblem(status: number, title: string, said: string | undefined): Problem {
  const code = 'server.unavailable' satisfies ErrorCode
  const message = said ?? translate(`error.${code}`)
  return { type: 'about:blank', title, status, detail: message, message, instance: '', code }
}
