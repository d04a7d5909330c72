import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RemoteRelease } from '@comptoir/contracts/federation'
import webpack, { type Compilation, type Compiler } from 'webpack'
import { budgetProblems } from './budget.ts'
import { commitOf } from './commit.ts'
import type { DeclaredRemote } from './declaration/declared-remote.ts'
import { labelsOf, localePath } from './phrases/labels.ts'
import { readJson } from './read-json.ts'
import { filesOf } from './release-files.ts'
import { routeNeeds } from './route-scripts.ts'
import { writtenPages } from './prerender/page-files.ts'
import { containerName } from './workspace.ts'

/** Name of a remote's entry file inside its build. */
export const ENTRY = 'remoteEntry.js'

export interface ReleaseOptions {
  dirname: string
  build: string
  /** Read anew for every release, so that a change of remote.json or of a feature.json shows. */
  readRemote: () => DeclaredRemote
}

/** What only a finished build knows of a release. */
type Built = Pick<RemoteRelease, 'files' | 'routes' | 'parts' | 'pages' | 'commit'>

/** The release document of a build. */
export function releaseOf({ dirname, build, readRemote }: ReleaseOptions, built: Built): RemoteRelease {
  const { remote } = readRemote()
  return {
    build,
    container: containerName(remote.id, build),
    base: `/r/${remote.id}/${build}/`,
    entry: ENTRY,
    files: built.files,
    routes: built.routes,
    ...(built.parts === undefined ? {} : { parts: built.parts }),
    ...(built.pages === undefined ? {} : { pages: built.pages }),
    remote,
    labels: labelsOf(dirname, remote),
    commit: built.commit,
  }
}

/** Replaces a file in one step, so that a reader sees the old or the new one, never half of it. */
function writeWhole(path: string, text: string): void {
  writeFileSync(`${path}.new`, text)
  renameSync(`${path}.new`, path)
}

/**
 * Adds to a remote's build its locale files, its smoke test and `release.json`, the document that says which files it has,
 * their hashes, what each route needs and what the remote declares; then points `dist/current.json` to it. A build with
 * errors, as one that exceeds its budget, is not pointed to.
 */
export class ReleasePlugin {
  readonly options: ReleaseOptions
  constructor(options: ReleaseOptions) {
    this.options = options
  }

  apply(compiler: Compiler): void {
    const name = ReleasePlugin.name
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.fileDependencies.add(join(this.options.dirname, 'remote.json'))
      const { PROCESS_ASSETS_STAGE_ADDITIONAL, PROCESS_ASSETS_STAGE_REPORT } = webpack.Compilation
      compilation.hooks.processAssets.tap({ name, stage: PROCESS_ASSETS_STAGE_ADDITIONAL }, () =>
        this.addFiles(compilation),
      )
      compilation.hooks.processAssets.tap({ name, stage: PROCESS_ASSETS_STAGE_REPORT }, () =>
        this.addRelease(compilation),
      )
    })
    compiler.hooks.done.tap(name, (stats) => {
      if (!stats.hasErrors()) this.pointToBuild()
    })
  }

  private addFiles(compilation: Compilation): void {
    const { dirname } = this.options
    const { i18n, smoke } = this.options.readRemote().remote
    for (const language of i18n.languages) {
      this.addFile(
        compilation,
        localePath(dirname, language),
        `locales/${language}.json`,
        JSON.stringify(readJson(localePath(dirname, language))),
      )
    }
    if (smoke !== undefined)
      this.addFile(compilation, join(dirname, smoke), smoke, readFileSync(join(dirname, smoke), 'utf8'))
  }

  /** A file that is shipped as it is: no minimizer touches it. */
  private addFile(compilation: Compilation, path: string, asset: string, text: string): void {
    compilation.fileDependencies.add(path)
    compilation.emitAsset(asset, new webpack.sources.RawSource(text), { minimized: true })
  }

  private addRelease(compilation: Compilation): void {
    const { dirname } = this.options
    const declared = this.options.readRemote()
    const files = filesOf(compilation, (name) => !name.startsWith('..'))
    const release = releaseOf(this.options, {
      files,
      ...writtenPages(declared.remote, files),
      ...routeNeeds(compilation, declared),
      commit: commitOf(dirname),
    })
    for (const problem of budgetProblems(release)) compilation.errors.push(new webpack.WebpackError(problem))
    compilation.emitAsset('release.json', new webpack.sources.RawSource(`${JSON.stringify(release, null, 2)}\n`))
  }

  private pointToBuild(): void {
    const dist = join(this.options.dirname, 'dist')
    mkdirSync(dist, { recursive: true })
    writeWhole(join(dist, 'current.json'), `${JSON.stringify({ build: this.options.build })}\n`)
  }
}
