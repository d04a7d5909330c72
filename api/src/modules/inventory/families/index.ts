/** What products are grouped by, whichever it is: found by name for a search, and made by name as a catalogue comes in. */
export { findFamiliesByName, wordsOfFamilies } from './families.queries.ts'
export { ensureNames, ensureSubcategories, type NamedFamily } from './families.repository.ts'
