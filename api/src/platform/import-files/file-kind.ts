import { createReadStream } from 'node:fs'
import { DomainError } from '../errors.ts'
import { readHead } from './csv-encoding.ts'

const ZIP = Buffer.from([0x50, 0x4b, 3, 4])
/** The container of Excel's old format, and of what a password protects. */
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
const PROTECTED = Buffer.from('EncryptedPackage', 'utf16le')
/** Tables of pages and of Excel 2003, which some programs save as .xls. */
const MARKUP = /^\uFEFF?\s*<(\?xml|!doctype|html|table|head|meta|style)\b/i

/** Whether a file is a workbook or text, by its first bytes. Refuses workbooks that cannot be read, saying why. */
export async function isWorkbook(path: string): Promise<boolean> {
  const head = await readHead(path)
  if (head.subarray(0, ZIP.length).equals(ZIP)) return true
  if (head.subarray(0, COMPOUND.length).equals(COMPOUND))
    throw new DomainError((await holds(path, PROTECTED)) ? 'importFile.workbookLocked' : 'importFile.workbookOld')
  if (MARKUP.test(head.subarray(0, 1024).toString())) throw new DomainError('importFile.workbookOld')
  return false
}

async function holds(path: string, wanted: Buffer): Promise<boolean> {
  let end = Buffer.alloc(0)
  for await (const chunk of createReadStream(path)) {
    if (!Buffer.isBuffer(chunk)) continue
    const piece = Buffer.concat([end, chunk])
    if (piece.includes(wanted)) return true
    end = piece.subarray(-wanted.length)
  }
  return false
}
