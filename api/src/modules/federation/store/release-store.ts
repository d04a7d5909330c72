import type { ReleaseFiles } from '../../../platform/web/release-files.ts'

/** Files of a release on their way into the store: written one by one, then placed whole or discarded. */
export interface Staging {
  /** Folder on this machine into which the files are written, by their paths inside the release. */
  folder: string
  /** Packs what is worth it and makes everything safe on disk. */
  seal(): Promise<void>
  /** Puts the files where they are served from, in one step. What lay there before without being published gives way. */
  place(remote: string, build: string): Promise<void>
  discard(): Promise<void>
}

/** Where the files of published releases lie: in a directory, or in whatever else keeps them by remote, build and path. */
export interface ReleaseStore extends ReleaseFiles {
  stage(now: Date): Promise<Staging>
  has(remote: string, build: string): Promise<boolean>
}
