/** What clients owe: read from the money ledger, whose movements on credit name the client. */
export { clientAccountRoutes } from './client-accounts.routes.ts'
export { creditOf, type AskedCredit } from './asked-credit.ts'
export { owedBy, type Owed } from './owed-by.ts'
export { findCreditTerms, sumOwed, type CreditTerms } from './credit-terms.queries.ts'
