import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack, { type Configuration } from 'webpack'
import WebpackDevServer, { type Configuration as DevServerConfiguration } from 'webpack-dev-server'
import { Refusal } from '../cli/refusal.ts'
import { SERVED } from '../dev-server.ts'
import type { LocalRemote } from './local-remote.ts'

type Configure = (environment: { WEBPACK_SERVE: true }, argv: { mode: 'development' }) => Configuration

/** The remote's own webpack configuration, as its folder has it. */
async function configurationOf({ dirname }: LocalRemote): Promise<Configuration> {
  const read: { default?: Configure } = await import(pathToFileURL(join(dirname, 'webpack.config.mjs')).href)
  if (typeof read.default !== 'function')
    throw new Refusal(
      `${join(dirname, 'webpack.config.mjs')} must export createRemoteConfig of @comptoir/build by default.`,
    )
  return read.default({ WEBPACK_SERVE: true }, { mode: 'development' })
}

/** A server of a remote's sources that only the local origin in front of it is meant to ask. */
export interface RemoteServer {
  remote: LocalRemote
  origin: URL
  stop: () => Promise<void>
}

/** Serves a remote from its sources. Pages of `local` reach it under the remote's base, sockets included. */
export async function serveRemote(remote: LocalRemote, local: URL): Promise<RemoteServer> {
  const socket = `${remote.base}socket`
  const options: DevServerConfiguration = {
    ...SERVED,
    host: '127.0.0.1',
    port: await WebpackDevServer.getFreePort('auto', '127.0.0.1'),
    devMiddleware: { publicPath: remote.base, index: false },
    webSocketServer: { type: 'ws', options: { path: socket } },
    client: {
      overlay: false,
      logging: 'warn',
      webSocketURL: { protocol: 'ws', hostname: local.hostname, port: local.port, pathname: socket },
    },
    setupExitSignals: false,
  }
  const server = new WebpackDevServer(options, webpack(await configurationOf(remote)))
  await server.start()
  return { remote, origin: new URL(`http://127.0.0.1:${options.port}`), stop: () => server.stop() }
}
