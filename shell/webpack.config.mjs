import { createHostConfig, createServiceWorkerConfig } from '@comptoir/build'

export default [createHostConfig(), createServiceWorkerConfig()]
