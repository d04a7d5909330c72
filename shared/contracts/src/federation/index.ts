export * from './addresses.ts'
export * from './declaration.ts'
export * from './remote.ts'
export * from './release.ts'
export * from './registry.ts'
export * from './omitted.ts'
export * from './releases-api.ts'
export * from './versions.ts'
import { defineArea } from '../declare.ts'

/** Remotes that are live. */
export const REMOTES = defineArea({
  entity: 'remote',
  errors: {
    notLive: [409, 'remote'],
  },
})

/** Releases of remotes. */
export const RELEASES = defineArea({
  entity: 'release',
  errors: {
    notFound: 404,
    invalid: [422, 'place'],
    misnamed: [422, 'field', 'expected', 'given'],
    tooManyFiles: [413, 'maxFiles', 'files'],
    fileMissing: [422, 'file'],
    fileUnlisted: [422, 'file'],
    fileDiffers: [422, 'file'],
    buildTaken: [409, 'build', 'remote'],
    incompatible: [422, 'unmet'],
    addressTaken: [409, 'address', 'owner'],
    tampered: [409, 'build', 'remote'],
    noPrevious: [409, 'remote'],
    filesRemoved: [409, 'build'],
    fileLost: [502, 'file'],
    storeUnavailable: 503,
    revisionStale: [412, 'by', 'remote', 'changedAt', 'fromBuild', 'toBuild'],
  },
})

/** What a build server publishes with. */
export const PUBLISH_TOKENS = defineArea({
  entity: 'publishToken',
  errors: {
    notFound: 404,
    nameTaken: [409, 'name'],
    unknown: 401,
    ofAnotherRemote: [403, 'remote'],
  },
})

declare module '../declare.ts' {
  interface Declarations {
    remote: typeof REMOTES
    release: typeof RELEASES
    publishToken: typeof PUBLISH_TOKENS
  }
}
