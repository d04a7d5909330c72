/** Companies: how they are made. */
export { addUser } from './companies.repository.ts'
export { createCompany, type NewCompany } from './create-company.ts'
export { companyRoutes } from './companies.routes.ts'
