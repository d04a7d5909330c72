import './web-globals.ts'

/** An answer of the fake API: a body, a status, and headers beside the type. */
export class Reply {
  readonly body: unknown
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  constructor(body: unknown, status: number, headers: Readonly<Record<string, string>>) {
    this.body = body
    this.status = status
    this.headers = headers
  }

  toResponse(): Response {
    const isEmpty = this.body === undefined || this.status === 204
    const type = this.status >= 400 ? 'application/problem+json' : 'application/json'
    return new Response(isEmpty ? null : JSON.stringify(this.body), {
      status: this.status,
      headers: { 'content-type': type, ...this.headers },
    })
  }
}

/** A body with another status than 200: `reply(aProblem('product.codeTaken'), 409)`, `reply(sale, 201)`. */
export function reply(body: unknown, status?: number, headers: Readonly<Record<string, string>> = {}): Reply {
  return new Reply(body, status ?? (body === undefined ? 204 : 200), headers)
}

/** Distinguishes an answer with a status from a plain body. */
export function isReply(value: unknown): value is Reply {
  return value instanceof Reply
}
