import type { Configuration } from 'webpack'
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server'
import { localPage } from './local-page.ts'
import type { ReleaseOptions } from './release-plugin.ts'

/** A webpack configuration that may also be served. */
export interface ServedConfiguration extends Configuration {
  devServer?: DevServerConfiguration | undefined
}

/** The running product that a development server stands in front of: COMPTOIR_URL, or the one on this machine. */
function installation(): string {
  return process.env['COMPTOIR_URL'] ?? 'http://localhost:4000'
}

/** Hands a request to the running product as if it came from that product's own page. */
function toInstallation(isForInstallation: (path: string) => boolean) {
  const target = installation()
  return [{ pathFilter: isForInstallation, target, changeOrigin: true, headers: { origin: target } }]
}

const common: DevServerConfiguration = {
  host: 'localhost',
  hot: true,
  static: false,
  client: { overlay: false, logging: 'warn' },
}

/** The shell from its sources, everything else (calls, phrases, built remotes) from the running product. */
export function hostDevServer(): DevServerConfiguration {
  const isForInstallation = (path: string) => /^\/(api|locales|r|federation)\//.test(path)
  return { ...common, port: process.env['PORT'] ?? 'auto', historyApiFallback: true, proxy: toInstallation(isForInstallation) }
}

/**
 * The whole running product with this one remote from its sources. Pages come from the installation with the registry's
 * entry for this remote replaced; no setting of the installation or of the browser is touched.
 */
export function remoteDevServer(release: ReleaseOptions): DevServerConfiguration {
  const base = `/r/${release.readRemote().id}/${release.build}/`
  return {
    ...common,
    port: process.env['PORT'] ?? 'auto',
    devMiddleware: { publicPath: base, index: false },
    proxy: toInstallation((path) => !path.startsWith(base) && path !== '/ws'),
    setupMiddlewares: (middlewares) => [{ name: 'local-page', middleware: localPage(installation(), release) }, ...middlewares],
  }
}
