import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { DomainError } from '../errors.ts'
import { assertReadable } from '../http/readable-text.ts'

/** One part of a multipart body: a field of text, or a file as it arrives. */
export type ReceivedPart = Multipart

type PartOptions = NonNullable<Parameters<FastifyRequest['parts']>[0]>

/** The most of everything that is read; sizes in bytes. */
export interface PartLimits {
  fields: number
  fieldSize: number
  files: number
  fileSize: number
  parts: number
}

/** What the reader of forms says of a body that is none, or ends before its end: it gives no code. */
const NO_FORM = /^(Multipart: |Malformed |Missing Content-Type|Unexpected end of )/

/**
 * The parts of a form as they arrive. A body that is no form or was cut short, a part without a name, and text that
 * cannot be stored are refused.
 */
export async function* partsOf(request: FastifyRequest, options: PartOptions = {}): AsyncGenerator<ReceivedPart> {
  // Nobody would say so again.
  if (senderIsGone(request)) throw new DomainError('request.invalid')
  try {
    for await (const part of request.parts(options)) {
      // Where a part has no name, the library gives none.
      const name: unknown = part.fieldname
      if (typeof name !== 'string' || name === '') throw new DomainError('request.invalid')
      assertReadable(name)
      if (part.type === 'file') assertReadable(part.filename, `/${name}`)
      else if (typeof part.value === 'string') assertReadable(part.value, `/${name}`)
      yield part
    }
  } catch (error) {
    throw error instanceof Error && NO_FORM.test(error.message) ? new DomainError('request.invalid') : error
  }
}

/** Hands the parts of a request over as they arrive, their file names with folders. What is not asked for is read past. */
export async function withParts<T>(
  request: FastifyRequest,
  limits: PartLimits,
  work: (parts: AsyncIterable<ReceivedPart>) => Promise<T>,
): Promise<T> {
  try {
    return await work(partsOf(request, { preservePath: true, limits }))
  } catch (error) {
    throw senderIsGone(request) ? new DomainError('request.invalid') : error
  } finally {
    // A client reads no answer until it has finished sending.
    request.raw.unpipe().resume()
  }
}

/** A sender who went away gets no answer, and is no failure of ours. */
export function senderIsGone({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete
}
