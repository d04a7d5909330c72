/** What a remote and its features say, for code other than the build: checks, tests, measurements. */
export { labelKeys } from './labels.ts'
export { allPhrases, featurePath, mountOf, readPhrases, sharedPath } from './read-phrases.ts'
