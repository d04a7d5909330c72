import webpack, { type Compilation, type Compiler } from 'webpack'
import { integrityOf } from './release-files.ts'

const PLACEHOLDER = /__INTEGRITY:(.+?)__/g

/** The mode of every request for a script: what is asked for early must be asked for in the same mode later. */
export const CROSS_ORIGIN = 'crossorigin="anonymous"'

/** Attributes of an element that asks for a script. The hash is filled in when the script's last byte is known. */
export function scriptAttributes(file: string): string {
  return `integrity="__INTEGRITY:${file}__" ${CROSS_ORIGIN}`
}

function integrityIn(compilation: Compilation, file: string): string {
  const asset = compilation.getAsset(file)
  if (asset === undefined) throw new Error(`The page asks for ${file}, which the build does not hold.`)
  return integrityOf(asset.source.buffer())
}

/** Fills in the hashes of the scripts that the page names: it is written before they are minimized and have their final names. */
export class PageIntegrityPlugin {
  readonly page: string
  constructor(page: string) {
    this.page = page
  }

  apply(compiler: Compiler): void {
    const name = PageIntegrityPlugin.name
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        compilation.updateAsset(this.page, (source) => {
          const html = source.source().toString()
          return new webpack.sources.RawSource(
            html.replaceAll(PLACEHOLDER, (_, file: string) => integrityIn(compilation, file)),
          )
        })
      })
    })
  }
}
