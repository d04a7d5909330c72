import webpack, { type Compiler } from 'webpack'
import { fileFacts } from './release-plugin.ts'

/** Writes the shell's `build.json`: its build id and, for each served file, size and sha-384. */
export class BuildRecordPlugin {
  readonly build: string
  constructor(build: string) {
    this.build = build
  }

  apply(compiler: Compiler): void {
    const name = BuildRecordPlugin.name
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const served = compilation.getAssets().filter((asset) => asset.name.startsWith('assets/') && !/\.(gz|br|map)$/.test(asset.name))
        const files = Object.fromEntries(served.map((asset) => [asset.name, fileFacts(asset.source.buffer())]))
        compilation.emitAsset('build.json', new webpack.sources.RawSource(`${JSON.stringify({ build: this.build, files }, null, 2)}\n`))
      })
    })
  }
}
