import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { DomainError } from '../errors.ts'

/** One part of a multipart body: a field of text, or a file as it arrives. */
export type ReceivedPart = Multipart

/** The most of everything that is read; sizes in bytes. */
export interface PartLimits {
  fields: number
  fieldSize: number
  files: number
  fileSize: number
  parts: number
}

/** Hands the parts of a request over as they arrive, their file names with folders. What is not asked for is read past. */
export async function withParts<T>(
  request: FastifyRequest,
  limits: PartLimits,
  work: (parts: AsyncIterable<ReceivedPart>) => Promise<T>,
): Promise<T> {
  try {
    return await work(request.parts({ preservePath: true, limits }))
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
