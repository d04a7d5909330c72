import type { Configuration } from 'webpack'
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server'

/** A webpack configuration that may also be served. */
export interface ServedConfiguration extends Configuration {
  devServer?: DevServerConfiguration | undefined
}

/** What every development server has in common: what changes is exchanged in the open page, and the page stays the product's. */
export const SERVED: DevServerConfiguration = {
  hot: true,
  static: false,
  client: { overlay: false, logging: 'warn' },
}

/** The running product behind the shell's development server: COMPTOIR_URL, or the one on this machine. */
function installation(): string {
  return process.env['COMPTOIR_URL'] ?? 'http://localhost:4000'
}

/** The shell from its sources, everything else (calls, phrases, built remotes) from the running product. */
export function hostDevServer(): DevServerConfiguration {
  const target = installation()
  const isForInstallation = (path: string) => /^\/(api|locales|r|federation)\//.test(path)
  return {
    ...SERVED,
    host: 'localhost',
    port: process.env['PORT'] ?? 'auto',
    historyApiFallback: true,
    proxy: [{ pathFilter: isForInstallation, target, changeOrigin: true, headers: { origin: target } }],
  }
}
