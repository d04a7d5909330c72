/** Categories and subcategories, and how the names of all families come in with a catalogue. Names are unique without regard to case. */
export { familyRoutes } from './families.routes.ts'
export { findFamiliesByName, wordsOfFamilies } from './families.queries.ts'
export { ensureNames, type NamedFamily } from './families.repository.ts'
