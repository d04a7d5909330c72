import { createHostConfig } from '@comptoir/build'

export default createHostConfig()
