import { printModel } from './print-model.ts'
import type { Cell, Sheet } from './sheet.ts'
import { typeset } from './typeset.ts'

const TEMPLATE = new URL('./list.typ', import.meta.url)

/** Lists that a person reads are marked up for screen readers; the marks of thousands of rows would make the file twenty times as large. */
const MOST_MARKED_UP = 500

/** A printed list. */
export function writePdf(sheet: Sheet, rows: readonly (readonly Cell[])[]): Uint8Array {
  return typeset(TEMPLATE, printModel(sheet, rows), (compiler, document) =>
    compiler.pdf(document, { pdfTags: rows.length <= MOST_MARKED_UP }),
  )
}
