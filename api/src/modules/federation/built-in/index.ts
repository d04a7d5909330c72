/** Builds that come with the product are releases like any other. */
export { publishBuiltIns } from './publish-built-in.ts'
