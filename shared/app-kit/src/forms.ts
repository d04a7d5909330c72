// What forms ask of their host; apart from the rest, because it brings the form library.
export * from './query/use-quick-form.ts'
export { keptSent, useFileUpload, type Sending, type UploadCourse } from './query/use-file-upload.ts'
export * from './query/use-record-form.ts'
export { useRowExclusion, type RowExclusion } from './query/use-row-exclusion.ts'
