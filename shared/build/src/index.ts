/** The one way to build the shell and the remotes: their webpack configurations, and what is refused before anything is built. */
export { exposedModules } from './declaration/exposed-modules.ts'
export { createHostConfig } from './host-config.ts'
export { createServiceWorkerConfig } from './service-worker-config.ts'
export { createRemoteConfig } from './remote-config.ts'
export { SHARED_NAMES } from './shared-modules.ts'
