import { globSync } from 'node:fs'
import { join } from 'node:path'
import webpack, { type Compilation, type Compiler } from 'webpack'
import { exposedModules } from '../declaration/exposed-modules.ts'
import { pageKey, PAGES } from '../declaration/names.ts'
import type { DeclaredRemote } from '../declaration/declared-remote.ts'
import { allPhrases } from '../phrases/read-phrases.ts'
import { LANGUAGES } from '../workspace.ts'
import { pageFile, writtenRoutes } from './page-files.ts'
import { runWriter, type Writer } from './run-writer.ts'

/** Adds pages that are written ahead to a build. */
abstract class WrittenPlugin {
  apply(compiler: Compiler): void {
    const name = WrittenPlugin.name
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // A build that is broken already says so sooner.
      compilation.hooks.processAssets.tapPromise(
        { name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => (compilation.errors.length > 0 ? Promise.resolve() : this.write(compilation)),
      )
    })
  }

  protected abstract writer(): Writer | null

  private async write(compilation: Compilation): Promise<void> {
    const writer = this.writer()
    if (writer === null) return
    for (const [file, text] of await runWriter(writer))
      compilation.emitAsset(file, new webpack.sources.RawSource(text), { minimized: true })
  }
}

/** A remote's public pages, as HTML in every language: files of its release, so that publishing it alone changes them. */
export class WrittenPagesPlugin extends WrittenPlugin {
  readonly dirname: string
  readonly readRemote: () => DeclaredRemote
  constructor(dirname: string, readRemote: () => DeclaredRemote) {
    super()
    this.dirname = dirname
    this.readRemote = readRemote
  }

  protected writer(): Writer | null {
    const { remote } = this.readRemote()
    const routes = writtenRoutes(remote)
    if (routes.length === 0) return null
    const phrases = Object.fromEntries(LANGUAGES.map((language) => [language, allPhrases(this.dirname, language)]))
    const jobs = routes.map((route) => ({
      key: pageKey(route),
      address: `/${route.path}`,
      files: Object.fromEntries(LANGUAGES.map((language) => [language, pageFile(route, language)])),
    }))
    return {
      name: remote.id,
      dirname: this.dirname,
      program: 'write-pages.mjs',
      alias: { 'pages-to-write': join(this.dirname, exposedModules(remote)[PAGES] ?? '') },
      job: { namespace: remote.i18n.namespace, routes: jobs, phrases },
    }
  }
}

/** The shell's frame around public pages, as HTML in every language, with the place where a page goes. */
export class WrittenFramePlugin extends WrittenPlugin {
  readonly dirname: string
  constructor(dirname: string) {
    super()
    this.dirname = dirname
  }

  protected writer(): Writer | null {
    const [frame] = globSync('src/frame/public/public-page.tsx', { cwd: this.dirname })
    if (frame === undefined) return null
    const files = Object.fromEntries(LANGUAGES.map((language) => [language, `frame/${language}.html`]))
    return {
      name: 'shell',
      dirname: this.dirname,
      program: 'write-frame.mjs',
      alias: { 'frame-to-write': join(this.dirname, frame) },
      job: { files },
    }
  }
}
