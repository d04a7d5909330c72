import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { constants, type BrotliOptions } from 'node:zlib'
import CompressionPlugin from 'compression-webpack-plugin'
import TerserPlugin from 'terser-webpack-plugin'
import type { Configuration, WebpackPluginInstance } from 'webpack'
import { GENERATED_MODULES } from './declaration/exposed-modules.ts'
import { PRESET, ROOT } from './workspace.ts'
import { scriptRule } from './script-rule.ts'

export type Mode = 'development' | 'production'

/** What webpack-cli hands to a configuration that is a function. */
export interface CliArguments {
  mode?: string
}
export interface CliEnvironment {
  WEBPACK_SERVE?: boolean
  /** `development` builds the shell's development flavour. */
  flavour?: string
}

/** `--mode` when given; else development under `webpack serve` and production for a build. */
export function modeOf(environment: CliEnvironment, argv: CliArguments): Mode {
  if (argv.mode === 'development' || argv.mode === 'production') return argv.mode
  return environment.WEBPACK_SERVE === true ? 'development' : 'production'
}

const COMPRESSED = /\.(js|css|json|svg)$/
/** Read by the server, never sent. */
const NOT_SENT = /(release|build)\.json$/

/** A copy of each text in gzip, beside it. */
export function gzip(): WebpackPluginInstance {
  return new CompressionPlugin({
    test: COMPRESSED,
    exclude: NOT_SENT,
    algorithm: 'gzip',
    filename: '[path][base].gz',
    threshold: 512,
    minRatio: 0.95,
  })
}

function compression(): WebpackPluginInstance[] {
  return [
    gzip(),
    new CompressionPlugin<BrotliOptions>({
      test: COMPRESSED,
      exclude: NOT_SENT,
      algorithm: 'brotliCompress',
      filename: '[path][base].br',
      threshold: 512,
      minRatio: 0.95,
      compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
    }),
  ]
}

/** What else decides the bytes, apart from the bundled sources: a change here invalidates the build cache. */
function cacheInputs(dirname: string): string[] {
  return [
    join(dirname, 'webpack.config.mjs'),
    join(ROOT, 'package-lock.json'),
    join(ROOT, 'tsconfig.base.json'),
    join(PRESET, 'tsconfig.bundle.json'),
    `${import.meta.dirname}/`,
  ].filter((path) => existsSync(path))
}

/**
 * Packages whose modules do nothing but export: what nobody uses of them is left out. One constant must not bring all
 * schemas, nor a schema the parser of type expressions.
 */
const PURE_PACKAGES = {
  test: /[\\/](shared[\\/](contracts|money|i18n)[\\/]src|node_modules[\\/]typebox[\\/]build)[\\/]/,
  sideEffects: false,
}

/** The router is one file with all that a framework on it would use. */
const ROUTER_COMPONENTS = {
  test: /[\\/]node_modules[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
  use: [join(import.meta.dirname, 'pure-components.cjs')],
}

/**
 * What the shell's and every remote's webpack configuration have in common. `name` names the cache; `isRefreshed` marks
 * components so that they can be replaced on an open page.
 */
export function commonConfig(
  name: string,
  dirname: string,
  mode: Mode,
  isRefreshed = mode === 'development',
): Configuration {
  const isProduction = mode === 'production'
  return {
    name,
    mode,
    context: dirname,
    target: 'web',
    // Maps stay beside the build and are named by no served file; eval would break the content security policy.
    devtool: isProduction ? 'hidden-source-map' : 'cheap-module-source-map',
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        scriptRule(isRefreshed),
        PURE_PACKAGES,
        ROUTER_COMPONENTS,
        GENERATED_MODULES,
        { test: /\.(svg|png|webp|woff2)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      runtimeChunk: false,
      moduleIds: 'deterministic',
      chunkIds: isProduction ? 'deterministic' : 'named',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { format: { comments: false } },
        }),
      ],
    },
    plugins: isProduction ? compression() : [],
    cache: {
      type: 'filesystem',
      name: `${name}-${mode}`,
      cacheDirectory: join(ROOT, '.cache/webpack'),
      buildDependencies: { config: cacheInputs(dirname) },
    },
    performance: { hints: false },
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
  }
}
