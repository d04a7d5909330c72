import { createRemoteConfig } from '@comptoir/build'

export default createRemoteConfig('people')
