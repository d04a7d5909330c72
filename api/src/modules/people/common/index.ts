/** What clients, suppliers and representatives have in common: duplicates, search, own rows, and what a merge joins; and what classifies clients. */
export { clientClassification } from './client-classification.routes.ts'
export { compared, findDuplicates } from './duplicates.queries.ts'
export { duplicatesRoute } from './duplicates.routes.ts'
export { distinct, joinedParty, refuseTooMany } from './join.rules.ts'
export { addressesOf, contactsOf } from './own-rows.ts'
export { searchRoute } from './search.routes.ts'
