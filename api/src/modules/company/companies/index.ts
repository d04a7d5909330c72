/** Companies: how they are made. */
export { addUser, createCompany, TUNISIAN_RATES_MILLI, type NewCompany } from './create-company.ts'
export { companyRoutes } from './companies.routes.ts'
