/** A company's own data, as its form reads and saves it, and its logo. */
export { companyProfileRoutes } from './company-profile.routes.ts'
