/** What other lists of products show as the catalogue does. */
export { initialsOf } from './initials.ts'
export { shownPriceMicro } from './shown-price.ts'
