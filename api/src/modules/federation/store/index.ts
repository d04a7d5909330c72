/** Where the files of published releases lie. */
export { folderStore } from './folder-store.ts'
export type { ReleaseStore, Staging } from './release-store.ts'
