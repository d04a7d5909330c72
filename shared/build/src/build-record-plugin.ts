import webpack, { type Compiler } from 'webpack'
import { namedScripts } from './first-page.ts'
import { filesOf } from './release-files.ts'
import { partScripts } from './shared-groups.ts'

/** Folder of everything that the shell's build is served with. */
export const ASSETS = 'assets/'

/**
 * Writes a record of the shell's build, as `build.json`: its build id; for each served file, lengths and sha-384; and the
 * scripts of each deferred part and of the back office, by which the server hints at those that a route imports.
 */
export class BuildRecordPlugin {
  readonly build: string
  readonly asset: string
  constructor(build: string, asset: string) {
    this.build = build
    this.asset = asset
  }

  apply(compiler: Compiler): void {
    const name = BuildRecordPlugin.name
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const files = filesOf(compilation, (asset) => asset.startsWith(ASSETS) && !asset.endsWith('.html'))
        const parts = { ...partScripts(compilation), 'back-office': namedScripts(compilation, 'back-office') }
        const record = { build: this.build, files, parts }
        compilation.emitAsset(this.asset, new webpack.sources.RawSource(`${JSON.stringify(record, null, 2)}\n`))
      })
    })
  }
}
