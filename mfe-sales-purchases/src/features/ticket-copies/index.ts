/** Papers that were printed once more: the server is told of each, later where it is away. */
export { tellCopy, tellKept, usePrintCopy } from './told-copies.ts'
