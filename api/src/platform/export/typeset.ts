import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { fontOfWoff } from './woff-font.ts'

/** Latin before Arabic: digits and signs look alike in all languages. */
const FONTS = ['latin', 'arabic'].flatMap((letters) =>
  ['400', '600'].map((weight) => `ibm-plex-sans-arabic-${letters}-${weight}-normal.woff`),
)

/**
 * Sets what a template makes of a model, and writes it in some form. It computes without a pause, so it is called in a
 * thread of its own. A template reads the model from its input `data`, as JSON.
 */
export function typeset<File>(
  template: URL,
  model: unknown,
  write: (compiler: NodeCompiler, document: NodeTypstDocument) => File,
): File {
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: FONTS.map(readFont) }] })
  try {
    const inputs = { data: JSON.stringify(model) }
    const compiled = compiler.compile({ mainFileContent: readFileSync(template, 'utf8'), inputs })
    if (!compiled.result)
      throw new Error(`It could not be printed: ${JSON.stringify(compiled.takeError()?.shortDiagnostics)}`)
    return write(compiler, compiled.result)
  } finally {
    // Kept for the whole process, whichever thread it was made in.
    compiler.evictCache(0)
  }
}

function readFont(file: string): Buffer {
  return fontOfWoff(readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/ibm-plex-sans-arabic/files/${file}`))))
}
