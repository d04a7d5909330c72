import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import type { RemoteManifest } from '@comptoir/contracts/federation'
import type { Configuration } from 'webpack'
import { ChunkScriptPlugin } from './chunk-script-plugin.ts'
import { commonConfig, modeOf, type CliArguments, type CliEnvironment } from './common-config.ts'
import { splitDeferredParts } from './deferred-parts.ts'
import { remoteRefreshPlugins } from './fast-refresh.ts'
import { ForeignModulesPlugin } from './foreign-modules-plugin.ts'
import { ReleasePlugin } from './release-plugin.ts'
import { exposedModules } from './declaration/exposed-modules.ts'
import { ENTRY } from './declaration/names.ts'
import { readRemote } from './declaration/remote-json.ts'
import { PagesInEntryPlugin } from './pages-in-entry-plugin.ts'
import { remoteShares } from './shared-modules.ts'
import { WrittenPagesPlugin } from './prerender/written-pages-plugin.ts'
import { buildId, containerName, ROOT } from './workspace.ts'

/** Longest wait for one chunk, in milliseconds: a little under the shell's 6 s attempt, so that its second attempt asks anew. */
const CHUNK_TIMEOUT_MS = 5500

export interface RemoteOptions {
  /** Folder of the remote; `mfe-<id>` of the workspace when not given. */
  dirname?: string
}

function federation(remote: RemoteManifest, container: string): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name: container,
    filename: ENTRY,
    exposes: exposedModules(remote),
    shared: remoteShares(),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
  })
}

/**
 * The webpack configuration of a remote: `export default createRemoteConfig('inventory')` is the whole of its
 * webpack.config.mjs, and the only allowed way to set up federation. Builds to `dist/<BUILD_ID>/`. Refuses, with
 * sentences, a remote.json or feature.json that breaks its schema or that the sources contradict, labels without phrases, copies of what
 * the shell holds, and sizes beyond the budget. Under development nothing is written: `comptoir-remote dev` serves it.
 */
export function createRemoteConfig(id: string, options: RemoteOptions = {}) {
  return (environment: CliEnvironment, argv: CliArguments): Configuration => {
    const mode = modeOf(environment, argv)
    const dirname = options.dirname ?? join(ROOT, `mfe-${id}`)
    const build = buildId()
    const release = { dirname, build, readRemote: () => readRemote(dirname, id) }
    const { remote } = release.readRemote()
    const container = containerName(id, build)
    const common = commonConfig(`mfe-${id}`, dirname, mode)
    return {
      ...common,
      entry: {},
      output: {
        path: join(dirname, 'dist', build),
        filename: '[name].[contenthash:8].js',
        chunkFilename: '[name].[contenthash:8].js',
        sourceMapFilename: `../maps/${build}/[file].map`,
        publicPath: 'auto',
        uniqueName: container,
        chunkLoadTimeout: CHUNK_TIMEOUT_MS,
        // A module that failed fails again when it is asked for again, instead of being there by half.
        strictModuleErrorHandling: true,
        clean: true,
      },
      optimization: { ...common.optimization, splitChunks: splitDeferredParts },
      plugins: [
        ...(common.plugins ?? []),
        federation(remote, container),
        ...(mode === 'production'
          ? [
              new ForeignModulesPlugin(),
              new PagesInEntryPlugin(container),
              new ChunkScriptPlugin(),
              new WrittenPagesPlugin(dirname, release.readRemote),
              new ReleasePlugin(release),
            ]
          : remoteRefreshPlugins(container)),
      ],
    }
  }
}
