import { definePages } from '@comptoir/platform'

/** The pages of the company remote: one per route of remote.json, loaded when first visited. */
export const pages = definePages({
  'public/signup/company': async () => (await import('./features/sign-up/company-step.page.tsx')).CompanyStepPage,
  'public/signup/pos': async () => (await import('./features/sign-up/point-of-sale-step.page.tsx')).PointOfSaleStepPage,
  'company/pointsOfSale': async () =>
    (await import('./features/points-of-sale/points-of-sale.page.tsx')).PointsOfSalePage,
  'company/pointsOfSale/create': async () =>
    (await import('./features/points-of-sale/point-of-sale-create.page.tsx')).PointOfSaleCreatePage,
  'company/pointsOfSale/:id': async () =>
    (await import('./features/points-of-sale/point-of-sale.page.tsx')).PointOfSalePage,
  'company/auditTrail': async () => (await import('./features/audit-trail/audit-trail.page.tsx')).AuditTrailPage,
  'superAdmin/': async () => (await import('./features/supervision/companies.page.tsx')).CompaniesPage,
  'superAdmin/companies': async () => (await import('./features/supervision/companies.page.tsx')).CompaniesPage,
  'superAdmin/users': async () => (await import('./features/supervision/users.page.tsx')).UsersPage,
})
