/** Releases are signed when they are published and checked before they are served. */
export { canonicalJson } from '../../../platform/canonical-json.ts'
export { keptSigningKey, type SigningKey } from './signing-key.ts'
export { verifiedRelease, type StoredRelease } from './verified-release.ts'
