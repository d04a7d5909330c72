import type { RemoteRelease } from '@comptoir/contracts/federation'
import type { ReleaseFiles } from '../../../platform/web/release-files.ts'

/** Files of a release being stored: written one by one, then placed as a whole or discarded. */
export interface Staging {
  /** Folder on this machine into which the files are written, by their paths inside the release. */
  folder: string
  /** Packs what is worth it and makes everything safe where it will stay; whatever takes long is done here. Nothing is served yet. */
  seal(release: RemoteRelease): Promise<void>
  /** Puts the files where they are served from, in one step. What lay there before without being published gives way. */
  place(release: RemoteRelease): Promise<void>
  discard(): Promise<void>
}

/** Where the files of published releases lie: in a directory, or in whatever else keeps them. */
export interface ReleaseStore extends ReleaseFiles {
  stage(now: Date): Promise<Staging>
  /** Whether every file of the release is there. */
  has(release: RemoteRelease): Promise<boolean>
  /** Takes the files of a release away for good; of one that has none, nothing. Done again after it was cut short, it goes on. */
  remove(release: RemoteRelease): Promise<void>
}
