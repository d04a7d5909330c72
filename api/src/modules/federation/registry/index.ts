/** The registry that pages are given: what is live, checked and fitting. */
export { LiveRegistry } from './live-registry.ts'
export { readPointers } from './live.queries.ts'
export { usableReleases } from './usable-releases.ts'
export { BuiltShell } from './shell-release.ts'
