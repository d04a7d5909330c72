import webpack, { type Compiler } from 'webpack'

/** The function by which the shell tells the hash of a script's address; absent until the shell has read the registry. */
export const INTEGRITY_LOOKUP = 'comptoirIntegrity'

/** Makes every chunk that the build loads carry its `integrity`, so that the browser refuses bytes which are not the release's. */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(ChunkIntegrityPlugin.name, (compilation) => {
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation)
      hooks.createScript.tap(ChunkIntegrityPlugin.name, (source) =>
        [source, `var integrity = self.${INTEGRITY_LOOKUP} && self.${INTEGRITY_LOOKUP}(url);`, 'if (integrity) script.integrity = integrity;'].join('\n'),
      )
    })
  }
}
