import type { FastifyReply } from 'fastify'
import { attachment, type NamedFile } from './file-name.ts'

export const PDF = 'application/pdf'

/** Answers with a PDF to save, which nobody keeps on its way. */
export function sendPdf(reply: FastifyReply, file: Uint8Array, named: Omit<NamedFile, 'extension'>): FastifyReply {
  return reply
    .type(PDF)
    .header('content-disposition', attachment({ ...named, extension: 'pdf' }))
    .header('cache-control', 'no-store')
    .send(Buffer.from(file))
}
