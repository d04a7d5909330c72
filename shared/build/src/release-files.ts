import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import type { ReleaseFile } from '@comptoir/contracts/federation'
import type { Compilation } from 'webpack'

/** Facts of every served file of a build, by its path. */
export type ReleaseFiles = Record<string, ReleaseFile>

/** sha-384 of a file's bytes, as `integrity` attributes want it. */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}

/** How many bytes a text is after brotli at its best. */
export function packedLength(bytes: Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return brotliCompressSync(bytes, { params }).length
}

/**
 * Hash and lengths of the built files that a test on their names lets through; packed copies and source maps are none of
 * them. The packed length is that of the best copy that is shipped.
 */
export function filesOf(compilation: Compilation, isListed: (name: string) => boolean): ReleaseFiles {
  const listed = compilation.getAssets().filter(({ name }) => !/\.(map|gz|br)$/.test(name) && isListed(name))
  return Object.fromEntries(
    listed.map(({ name, source }) => {
      const bytes = source.buffer()
      const copy = compilation.getAsset(`${name}.br`) ?? compilation.getAsset(`${name}.gz`)
      const packedSize = copy?.source.buffer().length ?? packedLength(bytes)
      return [name, { integrity: integrityOf(bytes), size: bytes.length, packedSize }]
    }),
  )
}
