import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RemoteRelease } from '@comptoir/contracts/federation'
import webpack, { type Compilation, type Compiler } from 'webpack'
import { budgetProblems } from './budget.ts'
import { commitOf } from './commit.ts'
import type { DeclaredRemote } from './declaration/declared-remote.ts'
import { labelsOf } from './phrases/labels.ts'
import { ENTRY } from './declaration/names.ts'
import { phraseFile, phraseFiles, phraseNeeds } from './phrases/phrase-needs.ts'
import { featurePath, mergedPhrases, readPhrases, sharedPath } from './phrases/read-phrases.ts'
import { filesOf } from './release-files.ts'
import { routeNeeds } from './route-scripts.ts'
import { writtenPages } from './prerender/page-files.ts'
import { containerName } from './workspace.ts'

export interface ReleaseOptions {
  dirname: string
  build: string
  /** Read anew for every release, so that a change of remote.json or of a feature.json shows. */
  readRemote: () => DeclaredRemote
}

/** What only a finished build knows of a release. */
type Built = Pick<RemoteRelease, 'files' | 'routes' | 'parts' | 'phrases' | 'pages' | 'commit'>

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
    phrases: built.phrases,
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
 * Adds to a remote's build its files of phrases, its smoke test and `release.json`, the document that says which files it has,
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
      let phrases: RemoteRelease['phrases'] = {}
      compilation.hooks.processAssets.tap({ name, stage: PROCESS_ASSETS_STAGE_ADDITIONAL }, () => {
        const declared = this.options.readRemote()
        phrases = this.addPhrases(compilation, declared)
        this.addSmokeTest(compilation, declared.remote.smoke)
      })
      compilation.hooks.processAssets.tap({ name, stage: PROCESS_ASSETS_STAGE_REPORT }, () =>
        this.addRelease(compilation, phrases),
      )
    })
    compiler.hooks.done.tap(name, (stats) => {
      if (!stats.hasErrors()) this.pointToBuild()
    })
  }

  private addSmokeTest(compilation: Compilation, smoke: string | undefined): void {
    const { dirname } = this.options
    if (smoke === undefined) return
    compilation.fileDependencies.add(join(dirname, smoke))
    this.addFile(compilation, smoke, readFileSync(join(dirname, smoke), 'utf8'))
  }

  /** One file per language for every set of features that some page needs together. */
  private addPhrases(compilation: Compilation, declared: DeclaredRemote): RemoteRelease['phrases'] {
    const { dirname } = this.options
    const needs = phraseNeeds(compilation, dirname, declared)
    for (const language of declared.remote.i18n.languages) {
      const phrases = readPhrases(dirname, language)
      const paths = declared.features.map(({ name }) => featurePath(dirname, name, language))
      compilation.fileDependencies.addAll([sharedPath(dirname, language), ...paths])
      const sets = new Map([...needs.values()].map((features) => [phraseFile(features), features]))
      for (const [file, features] of sets)
        this.addFile(compilation, `${file}.${language}.json`, JSON.stringify(mergedPhrases(phrases, features)))
    }
    return phraseFiles(needs)
  }

  /** A file that is shipped as it is: no minimizer touches it. */
  private addFile(compilation: Compilation, asset: string, text: string): void {
    compilation.emitAsset(asset, new webpack.sources.RawSource(text), { minimized: true })
  }

  private addRelease(compilation: Compilation, phrases: RemoteRelease['phrases']): void {
    const { dirname } = this.options
    const declared = this.options.readRemote()
    const files = filesOf(compilation, (name) => !name.startsWith('..'))
    const release = releaseOf(this.options, {
      files,
      ...writtenPages(declared.remote, files),
      ...routeNeeds(compilation, declared),
      phrases,
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
