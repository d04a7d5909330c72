import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { printModel } from './print-model.ts'
import type { Cell, Sheet } from './sheet.ts'
import { fontOfWoff } from './woff-font.ts'

const TEMPLATE = new URL('./list.typ', import.meta.url)

/** Latin before Arabic: digits and signs look alike in all languages. */
const FONTS = ['latin', 'arabic'].flatMap((letters) =>
  ['400', '600'].map((weight) => `ibm-plex-sans-arabic-${letters}-${weight}-normal.woff`),
)

/** Lists that a person reads are marked up for screen readers; the marks of thousands of rows would make the file twenty times as large. */
const MOST_MARKED_UP = 500

/** A printed list. It computes without a pause, so it is called in a thread of its own. */
export function writePdf(sheet: Sheet, rows: readonly (readonly Cell[])[]): Uint8Array {
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: FONTS.map(readFont) }] })
  try {
    const inputs = { data: JSON.stringify(printModel(sheet, rows)) }
    const compiled = compiler.compile({ mainFileContent: readFileSync(TEMPLATE, 'utf8'), inputs })
    if (!compiled.result)
      throw new Error(`The list could not be printed: ${JSON.stringify(compiled.takeError()?.shortDiagnostics)}`)
    return compiler.pdf(compiled.result, { pdfTags: rows.length <= MOST_MARKED_UP })
  } finally {
    // Kept for the whole process, whichever thread it was made in.
    compiler.evictCache(0)
  }
}

function readFont(file: string): Buffer {
  return fontOfWoff(readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/ibm-plex-sans-arabic/files/${file}`))))
}
