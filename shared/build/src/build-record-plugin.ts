import webpack, { type Compiler } from 'webpack'
import { filesOf } from './release-files.ts'

/** Folder of everything that the shell's build is served with. */
export const ASSETS = 'assets/'

/** Writes a record of the shell's build, as `build.json`: its build id and, for each served file, lengths and sha-384. */
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
        compilation.emitAsset(
          this.asset,
          new webpack.sources.RawSource(`${JSON.stringify({ build: this.build, files }, null, 2)}\n`),
        )
      })
    })
  }
}
