import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import type { Chunk } from 'webpack'
import { BuildRecordPlugin } from './build-record-plugin.ts'
import { commonConfig, modeOf, type CliArguments, type CliEnvironment } from './common-config.ts'
import { hostDevServer, type ServedConfiguration } from './dev-server.ts'
import { refreshPlugins } from './fast-refresh.ts'
import { IconPlugin } from './icon-plugin.ts'
import { pageHtml } from './page-html.ts'
import { hostShares } from './shared-modules.ts'
import { buildId, ROOT } from './workspace.ts'

export interface HostOptions {
  /** Folder of the shell; `shell` of the workspace when not given. */
  dirname?: string
}

function federation(): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name: 'shell',
    shared: hostShares(),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
  })
}

/**
 * The webpack configuration of the shell: the only page, the provider of every shared module and of the federation
 * runtime. No remote is named in it; they come from the registry at run time. Builds `dist/index.html`, `dist/assets/*`
 * and `dist/build.json`.
 */
export function createHostConfig(options: HostOptions = {}) {
  return (environment: CliEnvironment, argv: CliArguments): ServedConfiguration => {
    const mode = modeOf(environment, argv)
    const dirname = options.dirname ?? join(ROOT, 'shell')
    const common = commonConfig('shell', dirname, mode)
    const name = mode === 'production' ? 'assets/[name].[contenthash:8]' : 'assets/[name]'
    return {
      ...common,
      entry: { main: './src/main.ts' },
      output: {
        path: join(dirname, 'dist'),
        filename: `${name}.js`,
        chunkFilename: `${name}.js`,
        assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
        sourceMapFilename: 'maps/[file].map',
        publicPath: '/',
        uniqueName: 'comptoir_shell',
      },
      optimization: { ...common.optimization, splitChunks: { cacheGroups: sharedGroups } },
      plugins: [
        ...(common.plugins ?? []),
        federation(),
        new IconPlugin(join(dirname, 'src/favicon.svg')),
        new HtmlWebpackPlugin({ filename: 'index.html', inject: false, minify: false, templateContent: pageHtml }),
        ...(mode === 'production' ? [new BuildRecordPlugin(buildId())] : refreshPlugins('comptoir_shell')),
      ],
      ...(mode === 'development' && { devServer: hostDevServer() }),
    }
  }
}

/** Module types of Module Federation that stand in front of a shared module. */
const SHARING = ['provide-module', 'consume-shared-module']

/** The shell's own start and the shared modules; what any of them imports later on stays in files of its own. */
function isOfFirstPage(chunk: Chunk): boolean {
  if (chunk.name === 'bootstrap') return true
  return [...chunk.groupsIterable].some((group) => group.origins.some(({ module }) => SHARING.includes(module?.type ?? '')))
}

/** Two files instead of eight: React, which changes rarely, and all else that shell and remotes share. */
const sharedGroups = {
  default: false as const,
  defaultVendors: false as const,
  react: { test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, name: 'react', chunks: isOfFirstPage, enforce: true, priority: 2 },
  platform: { test: /[\\/](node_modules|shared)[\\/]/, name: 'platform', chunks: isOfFirstPage, enforce: true, priority: 1 },
}
