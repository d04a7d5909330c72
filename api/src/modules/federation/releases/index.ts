/** Releases: how one is received, checked and published, and what is known of them. */
export { isComplete, publishStaged } from './publish-release.ts'
export { checkedRelease } from './release.rules.ts'
export { readStatus } from './releases.queries.ts'
export {
  findKept,
  findRelease,
  insertEvent,
  lockRevision,
  raiseRevision,
  resignRelease,
} from './releases.repository.ts'
export { releaseRoutes } from './releases.routes.ts'
