import fs from 'node:fs'
import path from 'node:path'
import { createHostConfig } from '@comptoir/build'
import webpack, { type Compiler, type Configuration, type WebpackPluginInstance } from 'webpack'
import { ROOT } from '../../../common/root.ts'
import { type KnownRemote, containersSource, entrySource, phrasesBase } from './sources.ts'

const SHELL = path.join(ROOT, 'shell')
/** The one module of the shell that knows containers. */
const CONTAINERS = path.join('src', 'remotes', 'scripts', 'containers.ts')
/** Plugins of the preset that a monolith has no use for: the second is the federated shell's own budget. */
const LEFT_OUT = ['ModuleFederationPlugin', 'FirstPageBudgetPlugin']
/** Nothing in these does anything when it is loaded but define: what nobody uses of them is left out, and what only a page uses goes with the page. */
const PURE = /[\\/]shared[\\/](app-kit|ui|platform)[\\/]src[\\/]/

/** A page comes in no more files than a browser asks an HTTP/1.1 server for at once. */
const CONNECTIONS = 6

/** Lays the phrases of the remotes' builds beside the scripts, where the preset's other plugins pack them. */
class PhrasesPlugin {
  readonly remotes: readonly KnownRemote[]
  constructor(remotes: readonly KnownRemote[]) {
    this.remotes = remotes
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(PhrasesPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: PhrasesPlugin.name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          for (const { folder, release } of this.remotes) {
            for (const file of Object.keys(release.files).filter((name) => name.startsWith('phrases/'))) {
              compilation.emitAsset(
                `${phrasesBase(release.remote.id).slice(1)}${file}`,
                new webpack.sources.RawSource(fs.readFileSync(path.join(folder, 'dist', release.build, file))),
                { minimized: true },
              )
            }
          }
        },
      )
    })
  }
}

function withoutFederation(plugins: NonNullable<Configuration['plugins']>): WebpackPluginInstance[] {
  const present = plugins.filter(
    (plugin): plugin is WebpackPluginInstance => typeof plugin === 'object' && plugin !== null,
  )
  const left = present.filter((plugin) => !LEFT_OUT.includes(plugin.constructor.name))
  if (present.length - left.length !== LEFT_OUT.length)
    throw new Error(`the shell's configuration no longer has the plugins ${LEFT_OUT.join(' and ')}`)
  return left
}

function writeSource(folder: string, name: string, text: string): string {
  const file = path.join(folder, name)
  fs.writeFileSync(file, text)
  return file
}

/**
 * The shell's own production build with three differences: no module federation, the remotes' sources in place of the
 * module that loads containers, and chunks by page alone. Loader, minimizer, packing, page and hashes are the preset's.
 * `folder` takes the generated sources and, below `shell/dist`, the build.
 */
export function monolithConfig(folder: string, remotes: readonly KnownRemote[]): Configuration {
  if (!fs.existsSync(path.join(SHELL, CONTAINERS)))
    throw new Error(`the shell no longer loads containers in ${CONTAINERS}`)
  const host: Configuration = createHostConfig()({}, { mode: 'production' })
  const containers = writeSource(folder, 'containers.js', containersSource(remotes))
  return {
    ...host,
    entry: { main: writeSource(folder, 'main.js', entrySource(SHELL, remotes)) },
    output: { ...host.output, path: path.join(folder, 'shell', 'dist'), uniqueName: 'comptoir_monolith' },
    optimization: { ...host.optimization, splitChunks: { chunks: 'async', maxAsyncRequests: CONNECTIONS } },
    module: { ...host.module, rules: [...(host.module?.rules ?? []), { test: PURE, sideEffects: false }] },
    plugins: [
      ...withoutFederation(host.plugins ?? []),
      new PhrasesPlugin(remotes),
      new webpack.NormalModuleReplacementPlugin(/[\\/]remotes[\\/]scripts[\\/]containers\.ts$/, containers),
    ],
    cache:
      typeof host.cache === 'object' && host.cache.type === 'filesystem'
        ? {
            ...host.cache,
            name: 'monolith',
            buildDependencies: { ...host.cache.buildDependencies, monolith: [`${import.meta.dirname}/`] },
          }
        : false,
  }
}
