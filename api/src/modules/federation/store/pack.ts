import { readFile, stat, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const PACKABLE = /\.(m?js|css|json|svg|txt|wasm)$/
/** Below this, packing saves no packet on the wire. */
const MIN_BYTES = 1024
const VARIANTS = [
  {
    suffix: '.br',
    pack: (bytes: Buffer) =>
      promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  },
  { suffix: '.gz', pack: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }) },
]

async function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}

/** Writes brotli and gzip variants beside a file, unless they came with it or would save nothing. */
export async function packFile(file: string): Promise<void> {
  if (!PACKABLE.test(file)) return
  const bytes = await readFile(file)
  if (bytes.length < MIN_BYTES) return
  for (const { suffix, pack } of VARIANTS) {
    if (await isThere(`${file}${suffix}`)) continue
    const packed = await pack(bytes)
    if (packed.length < bytes.length) await writeFile(`${file}${suffix}`, packed)
  }
}
