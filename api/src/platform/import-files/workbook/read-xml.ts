import type { Readable } from 'node:stream'
import { TextDecoder } from 'node:util'
import { SaxesParser } from 'saxes'
import { broken } from './archive.ts'

/** What a reader of a part wants to hear. Names come without their prefix. */
export interface XmlHandlers {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/** Far more than the longest cell. */
const MAX_PENDING_CHARACTERS = 1024 * 1024
/** Sheets are six levels deep. */
const MAX_DEPTH = 64

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * Hands the elements of a part to its handlers as it is read; a step is one piece of the part. Refuses what is not well
 * formed, and every declaration of a document type: entities come with these, and no spreadsheet program writes one.
 */
export async function* readXml(part: Readable, { open, text, close }: XmlHandlers): AsyncGenerator<void> {
  const parser = new SaxesParser({ xmlns: false, position: false } as const)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let depth = 0
  let pending = 0
  parser.on('error', broken)
  parser.on('doctype', broken)
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1
    pending = 0
    if (depth > MAX_DEPTH) broken()
    open?.(localName(name), attributes)
  })
  parser.on('closetag', ({ name }) => {
    depth -= 1
    pending = 0
    close?.(localName(name))
  })
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  for await (const piece of pieces(part)) {
    pending += piece.length
    parser.write(decoded(decoder, piece))
    if (pending > MAX_PENDING_CHARACTERS) broken()
    yield
  }
  parser.write(decoded(decoder))
  parser.close()
  yield
}

/** Reads a part to its end. */
export async function readWholeXml(part: Readable, handlers: XmlHandlers): Promise<void> {
  const steps = readXml(part, handlers)
  while (!(await steps.next()).done);
}

/** What cannot be unpacked is as broken as what cannot be parsed. */
async function* pieces(part: Readable): AsyncGenerator<Buffer> {
  const read = part.iterator()
  for (;;) {
    const next = await read.next().catch(broken)
    if (next.done) return
    if (Buffer.isBuffer(next.value)) yield next.value
  }
}

function decoded(decoder: TextDecoder, piece?: Buffer): string {
  try {
    return decoder.decode(piece, { stream: piece !== undefined })
  } catch {
    return broken()
  }
}
