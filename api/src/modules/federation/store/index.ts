/** Where the files of published releases lie. */
export { bucketStore } from './bucket-store.ts'
export { folderStore } from './folder-store.ts'
export { s3Bucket } from './s3-bucket.ts'
export type { ReleaseStore, Staging } from './release-store.ts'
