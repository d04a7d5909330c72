/** The registry that pages are given: what is live, checked and fitting. */
export { LiveRegistry } from './live-registry.ts'
export { BuiltShell } from './shell-release.ts'
