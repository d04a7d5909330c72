/** What a remote and its features say, for whoever reads it beside the build: checks, tests, measures. */
export { labelKeys } from './labels.ts'
export { allPhrases, featurePath, mountOf, readPhrases, sharedPath } from './read-phrases.ts'
