import { join } from 'node:path'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import webpack, { type WebpackPluginInstance } from 'webpack'

/** Puts the runtime of fast refresh in front of React; first module of the shell's development flavour. */
export const REFRESH_ENTRY = join(import.meta.dirname, 'browser/refresh-entry.mjs')

/** Hands that runtime to a remote. */
const REFRESH_RUNTIME = join(import.meta.dirname, 'browser/refresh-runtime.mjs')

/** Fast refresh of one build on a page that may hold several; `library` keeps their registrations apart. */
export function refreshPlugins(library: string): WebpackPluginInstance[] {
  return [new ReactRefreshPlugin({ overlay: false, library, exclude: [/node_modules/, REFRESH_RUNTIME] })]
}

/** The same for a remote, on the runtime of the shell that it is loaded into: React reports to one runtime only. */
export function remoteRefreshPlugins(library: string): WebpackPluginInstance[] {
  return [
    ...refreshPlugins(library),
    new webpack.NormalModuleReplacementPlugin(/react-refresh[\\/]runtime(\.js)?$/, REFRESH_RUNTIME),
  ]
}
