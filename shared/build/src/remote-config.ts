import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import type { RemoteManifest } from '@comptoir/contracts'
import type { EntryObject } from 'webpack'
import { ChunkScriptPlugin } from './chunk-script-plugin.ts'
import { commonConfig, modeOf, type CliArguments, type CliEnvironment, type Mode } from './common-config.ts'
import { remoteDevServer, type ServedConfiguration } from './dev-server.ts'
import { refreshPlugins } from './fast-refresh.ts'
import { ForeignModulesPlugin } from './foreign-modules-plugin.ts'
import { ENTRY, ReleasePlugin } from './release-plugin.ts'
import { exposedModules, readRemote } from './remote-json.ts'
import { developmentShares, remoteShares } from './shared-modules.ts'
import { buildId, containerName, ROOT } from './workspace.ts'

/** Longest wait for one chunk, in milliseconds: a little under the shell's 6 s attempt, so that its second attempt asks anew. */
const CHUNK_TIMEOUT_MS = 5500

export interface RemoteOptions {
  /** Folder of the remote; `mfe-<id>` of the workspace when not given. */
  dirname?: string
}

function federation(remote: RemoteManifest, container: string, mode: Mode): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name: container,
    filename: ENTRY,
    exposes: exposedModules(remote),
    shared: mode === 'production' ? remoteShares() : developmentShares(),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
  })
}

/** React's own development build must be offered by the remote itself while developing; nothing else is started by a remote. */
function entryOf(mode: Mode): EntryObject {
  if (mode === 'production') return {}
  return { development: 'react-dom/client' }
}

/**
 * The webpack configuration of a remote: `export default createRemoteConfig('inventory')` is the whole of its
 * webpack.config.mjs, and the only allowed way to set up federation. Builds to `dist/<BUILD_ID>/`. Refuses, with
 * sentences, a remote.json that breaks its schema, routes without pages, labels without phrases, copies of what the shell
 * holds, and a separate runtime chunk.
 */
export function createRemoteConfig(id: string, options: RemoteOptions = {}) {
  return (environment: CliEnvironment, argv: CliArguments): ServedConfiguration => {
    const mode = modeOf(environment, argv)
    const dirname = options.dirname ?? join(ROOT, `mfe-${id}`)
    const build = buildId()
    const release = { dirname, build, readRemote: () => readRemote(dirname, id) }
    const remote = release.readRemote()
    const container = containerName(id, build)
    const common = commonConfig(`mfe-${id}`, dirname, mode)
    return {
      ...common,
      entry: entryOf(mode),
      output: {
        path: join(dirname, 'dist', build),
        filename: '[name].[contenthash:8].js',
        chunkFilename: '[name].[contenthash:8].js',
        sourceMapFilename: `../maps/${build}/[file].map`,
        publicPath: 'auto',
        uniqueName: container,
        chunkLoadTimeout: CHUNK_TIMEOUT_MS,
        clean: true,
      },
      plugins: [
        ...(common.plugins ?? []),
        federation(remote, container, mode),
        ...(mode === 'production' ? [new ForeignModulesPlugin(), new ChunkScriptPlugin()] : refreshPlugins(container)),
        new ReleasePlugin(release),
      ],
      ...(mode === 'development' && { devServer: remoteDevServer(release) }),
    }
  }
}
