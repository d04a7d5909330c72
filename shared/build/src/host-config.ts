import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import type { Configuration, WebpackPluginInstance } from 'webpack'
import { AppManifestPlugin } from './app-manifest-plugin.ts'
import { ASSETS, BuildRecordPlugin } from './build-record-plugin.ts'
import { ChunkScriptPlugin } from './chunk-script-plugin.ts'
import { commonConfig, gzip, modeOf, type CliArguments, type CliEnvironment, type Mode } from './common-config.ts'
import { hostDevServer, type ServedConfiguration } from './dev-server.ts'
import { REFRESH_ENTRY, refreshPlugins } from './fast-refresh.ts'
import { FirstPageBudgetPlugin } from './first-page-budget-plugin.ts'
import { IconPlugin } from './icon-plugin.ts'
import { builtPage, servedPage } from './page-html.ts'
import { WrittenFramePlugin } from './prerender/written-pages-plugin.ts'
import { ServedFilesPlugin } from './served-files-plugin.ts'
import { sharedGroups } from './shared-groups.ts'
import { hostShares } from './shared-modules.ts'
import { buildId, ROOT } from './workspace.ts'

export interface HostOptions {
  /** Folder of the shell; `shell` of the workspace when not given. */
  dirname?: string
}

/** The shell's entry. */
const MAIN = './src/main.ts'

/** Everything of the development flavour, page and record included, is stored and served here. */
const DEVELOPMENT = `${ASSETS}development/`

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

/** The style library brings it for a function of its own that nobody calls; it looks at components of long ago. */
const UNCALLED = { 'hoist-non-react-statics': false } as const

/** The router's own list of files names its development build for everybody; the other one is the same without its warnings. */
function productionRouter(): Record<string, string> {
  const folder = join(ROOT, 'node_modules/react-router/dist/production')
  return { 'react-router$': join(folder, 'index.mjs'), 'react-router/dom$': join(folder, 'dom-export.mjs') }
}

/**
 * The plugin that hands the federation runtime to remotes is found by its CommonJS file, which would bring a second copy
 * of that runtime; its ES module uses the one that is there.
 */
function oneRuntime(): Record<string, string> {
  const preset = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'))
  const found = preset.resolve('@module-federation/inject-external-runtime-core-plugin')
  return { [found]: found.replace(/\.cjs$/, '.js') }
}

function hostCommon(name: string, dirname: string, mode: Mode, isRefreshed?: boolean): Configuration {
  const common = commonConfig(name, dirname, mode, isRefreshed)
  return {
    ...common,
    resolve: {
      ...common.resolve,
      alias: { ...oneRuntime(), ...UNCALLED, ...(mode === 'production' ? productionRouter() : {}) },
    },
  }
}

function outputOf(dirname: string, name: string): NonNullable<Configuration['output']> {
  return {
    path: join(dirname, 'dist'),
    filename: `${name}.js`,
    chunkFilename: `${name}.js`,
    assetModuleFilename: `${ASSETS}[name].[contenthash:8][ext]`,
    sourceMapFilename: 'maps/[file].map',
    publicPath: '/',
    uniqueName: 'comptoir_shell',
  }
}

function hostPlugins(dirname: string): WebpackPluginInstance[] {
  return [federation(), new ChunkScriptPlugin(), new IconPlugin(join(dirname, 'src/favicon.svg'))]
}

/** What people are served. */
function production(dirname: string): ServedConfiguration {
  const common = hostCommon('shell', dirname, 'production')
  return {
    ...common,
    entry: { main: MAIN },
    output: outputOf(dirname, `${ASSETS}[name].[contenthash:8]`),
    optimization: { ...common.optimization, splitChunks: { cacheGroups: sharedGroups } },
    plugins: [
      ...(common.plugins ?? []),
      ...hostPlugins(dirname),
      new AppManifestPlugin(join(dirname, 'src/app-icons')),
      ...builtPage('index.html'),
      new ServedFilesPlugin('index.html'),
      new WrittenFramePlugin(dirname),
      new BuildRecordPlugin(buildId(), 'build.json'),
      new FirstPageBudgetPlugin(join(dirname, 'budget.json')),
    ],
  }
}

/**
 * The same shell on React's development build and with the runtime of fast refresh, for pages that hold a remote under
 * development. Built beside what people are served, which it neither needs nor replaces; only its own older files are
 * removed.
 */
function developmentFlavour(dirname: string): ServedConfiguration {
  const common = hostCommon('shell-flavour', dirname, 'development', false)
  return {
    ...common,
    devtool: false,
    entry: { main: [REFRESH_ENTRY, MAIN] },
    output: {
      ...outputOf(dirname, `${DEVELOPMENT}[name].[contenthash:8]`),
      clean: { keep: (asset) => !asset.startsWith(DEVELOPMENT) },
    },
    optimization: { ...common.optimization, chunkIds: 'deterministic', splitChunks: { cacheGroups: sharedGroups } },
    plugins: [
      ...hostPlugins(dirname),
      ...builtPage(`${DEVELOPMENT}page.html`),
      new BuildRecordPlugin(buildId(), `${DEVELOPMENT}build.json`),
      gzip(),
    ],
  }
}

/** The shell from its sources, for working on the shell itself. */
function served(dirname: string): ServedConfiguration {
  const common = hostCommon('shell', dirname, 'development')
  return {
    ...common,
    entry: { main: MAIN },
    output: outputOf(dirname, `${ASSETS}[name]`),
    optimization: { ...common.optimization, splitChunks: { cacheGroups: sharedGroups } },
    plugins: [...hostPlugins(dirname), ...servedPage(), ...refreshPlugins('comptoir_shell')],
    devServer: hostDevServer(),
  }
}

/**
 * The webpack configuration of the shell: the only page, the provider of every shared module and of the federation
 * runtime. No remote is named in it; they come from the registry at run time. Builds `dist/index.html`, `dist/assets/*`,
 * `dist/manifest.webmanifest` and `dist/build.json`, and with `--env flavour=development` all of `dist/assets/development/`.
 */
export function createHostConfig(options: HostOptions = {}) {
  return (environment: CliEnvironment, argv: CliArguments): ServedConfiguration => {
    const dirname = options.dirname ?? join(ROOT, 'shell')
    if (environment.flavour === 'development') return developmentFlavour(dirname)
    return modeOf(environment, argv) === 'production' ? production(dirname) : served(dirname)
  }
}
