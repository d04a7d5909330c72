import webpack, { type Compiler } from 'webpack'

/** The shell's function that completes a script before it is loaded: its entry defines it before it asks for any chunk. */
const PREPARE_SCRIPT = 'comptoirScript'

/**
 * Lets the shell complete the script of every chunk that the build loads: with its `integrity`, so that the browser refuses
 * bytes which are not the release's, and with another address when it is asked for again.
 */
export class ChunkScriptPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(ChunkScriptPlugin.name, (compilation) => {
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation)
      hooks.createScript.tap(
        ChunkScriptPlugin.name,
        (source) => `${source}\nif (self.${PREPARE_SCRIPT}) self.${PREPARE_SCRIPT}(script, url);`,
      )
    })
  }
}
