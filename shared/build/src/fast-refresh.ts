import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import type { WebpackPluginInstance } from 'webpack'

/** Fast refresh of one build on a page that may hold several; `library` keeps their registrations apart. */
export function refreshPlugins(library: string): WebpackPluginInstance[] {
  return [new ReactRefreshPlugin({ overlay: false, library })]
}
