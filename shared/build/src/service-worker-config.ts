import { join } from 'node:path'
import type { Configuration } from 'webpack'
import { commonConfig, modeOf, type CliArguments, type CliEnvironment } from './common-config.ts'
import type { HostOptions } from './host-config.ts'
import { ROOT } from './workspace.ts'

/**
 * The webpack configuration of the shell's service worker: one file, `dist/service-worker.js`, whose name never changes
 * because it is the address that browsers look for a newer one at. Apart from the shell's own, whose chunks and shared
 * modules are for pages. Builds nothing where somebody works on the shell: there the newest file is wanted.
 */
export function createServiceWorkerConfig(options: HostOptions = {}) {
  return (environment: CliEnvironment, argv: CliArguments): Configuration => {
    const dirname = options.dirname ?? join(ROOT, 'shell')
    const mode = modeOf(environment, argv)
    const isBuilt = mode === 'production' && environment.flavour === undefined
    return {
      ...commonConfig('service-worker', dirname, mode),
      target: 'webworker',
      entry: isBuilt ? { 'service-worker': './src/service-worker/worker.ts' } : {},
      output: {
        path: join(dirname, 'dist'),
        filename: '[name].js',
        sourceMapFilename: 'maps/[file].map',
      },
    }
  }
}
