import type { FastifyRequest } from 'fastify'
import { DomainError } from '../errors.ts'
import { partsOf } from './received-parts.ts'

/** A form with at most one small file, held in memory. */
export interface ReceivedForm {
  fields: Readonly<Record<string, string>>
  /** Null where none was sent, or an empty one, as browsers do for a file that was not chosen. */
  file: Buffer | null
}

/** What a form may bring: the name of its file's part, and the most of everything. */
export interface FormLimits {
  fileField: string
  fileMebibytes: number
  fields: number
}

const MEBIBYTE = 1024 * 1024
const MAX_FIELD_BYTES = 4096

/** Reads a multipart form. A file under another name, two of them, or one that is too large are refused. */
export async function receiveForm(
  request: FastifyRequest,
  { fileField, fileMebibytes, fields: maxFields }: FormLimits,
): Promise<ReceivedForm> {
  const fields: Record<string, string> = {}
  let file: Buffer | null = null
  const limits = {
    fields: maxFields,
    fieldSize: MAX_FIELD_BYTES,
    files: 1,
    fileSize: fileMebibytes * MEBIBYTE,
    parts: maxFields + 1,
  }
  for await (const part of partsOf(request, { limits })) {
    if (part.type === 'field') fields[part.fieldname] = typeof part.value === 'string' ? part.value : ''
    else if (part.fieldname !== fileField) throw new DomainError('request.invalid', {}, `/${part.fieldname}`)
    else
      file = await part
        .toBuffer()
        .catch((error: unknown) =>
          Promise.reject(
            isTooLarge(error)
              ? new DomainError('request.tooLarge', { maxMegabytes: fileMebibytes }, `/${fileField}`)
              : error,
          ),
        )
  }
  return { fields, file: file === null || file.length === 0 ? null : file }
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'
}
