import { defineArea } from '../../declare.ts'

/** Any call, whatever it is about. */
export const REQUESTS = defineArea({
  entity: 'request',
  errors: {
    invalid: 400,
    malformed: 400,
    repeatedName: 400,
    unreadableText: 400,
    unsupportedMediaType: [415, 'contentType'],
    tooComplex: 413,
    tooLarge: [413, 'maxMegabytes'],
    unpacksTooLarge: [413, 'maxMegabytes'],
    packedTooTightly: [413, 'maxRatio'],
    tooMany: [429, 'seconds'],
    notFound: 404,
    methodNotAllowed: [405, 'method', 'allowed'],
    timedOut: 408,
    addressTooLong: 414,
    headersTooLarge: 431,
    misdirected: [421, 'address'],
    outOfBounds: 422,
    keyReused: 409,
    versionStale: [412, 'by', 'changedAt'],
    versionRequired: 428,
  },
})

/** Failures that no caller can help. */
export const SERVER = defineArea({
  entity: 'server',
  errors: {
    failed: [500, 'requestId'],
    unavailable: 503,
    busy: [503, 'seconds'],
    tookTooLong: [503, 'seconds'],
  },
})
