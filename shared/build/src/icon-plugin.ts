import { readFileSync } from 'node:fs'
import webpack, { type Compiler } from 'webpack'
import { contentHash } from './content-hash.ts'

/** Adds the page's icon to the shell's assets, under a name with its hash. `path` is absolute. */
export class IconPlugin {
  readonly path: string
  constructor(path: string) {
    this.path = path
  }

  apply(compiler: Compiler): void {
    const name = IconPlugin.name
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.fileDependencies.add(this.path)
      compilation.hooks.processAssets.tap({ name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () => {
        const bytes = readFileSync(this.path)
        const asset = `assets/favicon.${contentHash(bytes)}.svg`
        compilation.emitAsset(asset, new webpack.sources.RawSource(bytes), {
          sourceFilename: 'favicon.svg',
          immutable: true,
        })
      })
    })
  }
}
