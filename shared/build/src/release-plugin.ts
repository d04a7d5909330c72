import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RemoteManifest, RemoteRelease } from '@comptoir/contracts'
import webpack, { type Compilation, type Compiler } from 'webpack'
import { labelsOf, localePath } from './labels.ts'
import { containerName } from './workspace.ts'

/** Name of a remote's entry file inside its build. */
export const ENTRY = 'remoteEntry.js'

export interface ReleaseOptions {
  dirname: string
  build: string
  /** Read anew for every compilation, so that a change of remote.json shows while developing. */
  readRemote: () => RemoteManifest
}

/** Length in bytes and sha-384 (as `integrity` attributes want it) of a file's bytes. */
export function fileFacts(bytes: Buffer): { integrity: string; size: number } {
  return { integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`, size: bytes.length }
}

/** The release document of a build whose files are given. */
export function releaseOf(options: ReleaseOptions, files: RemoteRelease['files']): RemoteRelease {
  const remote = options.readRemote()
  return {
    build: options.build,
    container: containerName(remote.id, options.build),
    base: `/r/${remote.id}/${options.build}/`,
    entry: ENTRY,
    files,
    remote,
    labels: labelsOf(options.dirname, remote),
  }
}

function isServed(name: string): boolean {
  return !name.startsWith('..') && !/\.(map|gz|br)$/.test(name)
}

function filesOf(compilation: Compilation): RemoteRelease['files'] {
  const served = compilation.getAssets().filter((asset) => isServed(asset.name))
  return Object.fromEntries(served.map((asset) => [asset.name, fileFacts(asset.source.buffer())]))
}

/** Replaces a file in one step, so that a reader sees the old or the new one, never half of it. */
function writeWhole(path: string, text: string): void {
  writeFileSync(`${path}.new`, text)
  renameSync(`${path}.new`, path)
}

/**
 * Adds to a remote's build its locale files and `release.json`, the document that says which files it has, their hashes,
 * and what the remote declares; then points `dist/current.json` to it. A build with errors is not pointed to.
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
      compilation.hooks.processAssets.tap({ name, stage: PROCESS_ASSETS_STAGE_ADDITIONAL }, () => this.addLocales(compilation))
      compilation.hooks.processAssets.tap({ name, stage: PROCESS_ASSETS_STAGE_REPORT }, () => {
        const release = releaseOf(this.options, filesOf(compilation))
        compilation.emitAsset('release.json', new webpack.sources.RawSource(`${JSON.stringify(release, null, 2)}\n`))
      })
    })
    if (compiler.options.mode === 'production') {
      compiler.hooks.done.tap(name, (stats) => {
        if (!stats.hasErrors()) this.pointToBuild()
      })
    }
  }

  private addLocales(compilation: Compilation): void {
    for (const language of this.options.readRemote().i18n.languages) {
      const path = localePath(this.options.dirname, language)
      compilation.fileDependencies.add(path)
      const phrases: unknown = JSON.parse(readFileSync(path, 'utf8'))
      compilation.emitAsset(`locales/${language}.json`, new webpack.sources.RawSource(JSON.stringify(phrases)))
    }
  }

  private pointToBuild(): void {
    const dist = join(this.options.dirname, 'dist')
    mkdirSync(dist, { recursive: true })
    writeWhole(join(dist, 'current.json'), `${JSON.stringify({ build: this.options.build })}\n`)
  }
}
