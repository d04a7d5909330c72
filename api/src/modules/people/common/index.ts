/** What clients, suppliers and representatives have in common: duplicates, search, own rows, and what a merge joins. */
export { compared, findDuplicates } from './duplicates.queries.ts'
export { duplicatesRoute } from './duplicates.routes.ts'
export { distinct, joinedParty } from './join.rules.ts'
export { addressesOf, contactsOf } from './own-rows.ts'
export { searchRoute } from './search.routes.ts'
