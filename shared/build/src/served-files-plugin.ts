import webpack, { type Compiler } from 'webpack'
import { ASSETS } from './build-record-plugin.ts'
import { contentHash } from './content-hash.ts'

/** Copies that are sent in a file's place, and what is never sent. */
const NO_FILE = /\.(map|gz|br|html)$/

/**
 * Lists the fonts and icons that the shell is served with, as `assets/files.<hash>.json`, and names the list in the page:
 * a device that keeps the page keeps them too. The page's registry names the scripts.
 */
export class ServedFilesPlugin {
  readonly page: string
  constructor(page: string) {
    this.page = page
  }

  apply(compiler: Compiler): void {
    const name = ServedFilesPlugin.name
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const served = compilation.getAssets().map((asset) => asset.name)
        const files = served.filter((file) => file.startsWith(ASSETS) && !file.endsWith('.js') && !NO_FILE.test(file))
        const list = JSON.stringify(files.toSorted().map((file) => `/${file}`))
        const asset = `${ASSETS}files.${contentHash(Buffer.from(list))}.json`
        compilation.emitAsset(asset, new webpack.sources.RawSource(list), { immutable: true })
        compilation.updateAsset(this.page, (source) => {
          const html = source.source().toString()
          return new webpack.sources.RawSource(
            html.replace('</head>', () => `<meta name="files" content="/${asset}">\n</head>`),
          )
        })
      })
    })
  }
}
