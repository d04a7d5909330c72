import type { Compiler } from 'webpack'
import { PAGES } from './declaration/names.ts'
import { exposedGroups } from './exposed-groups.ts'

/** After chunks were shared out, so that what is left in them is final. */
const STAGE_AFTER_SPLIT = 100

/**
 * Puts the list of a remote's pages into its entry: a few hundred bytes are not worth a request of their own before
 * every page.
 */
export class PagesInEntryPlugin {
  readonly #container: string

  constructor(container: string) {
    this.#container = container
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(PagesInEntryPlugin.name, (compilation) => {
      compilation.hooks.optimizeChunks.tap({ name: PagesInEntryPlugin.name, stage: STAGE_AFTER_SPLIT }, () => {
        const entry = compilation.namedChunks.get(this.#container)
        if (entry === undefined) return
        for (const chunk of exposedGroups(compilation).get(PAGES)?.chunks ?? []) {
          if (!compilation.chunkGraph.canChunksBeIntegrated(entry, chunk)) continue
          compilation.chunkGraph.integrateChunks(entry, chunk)
          compilation.chunks.delete(chunk)
        }
      })
    })
  }
}
