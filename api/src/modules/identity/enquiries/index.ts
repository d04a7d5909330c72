/** What visitors ask on the public pages: kept for two years, and mailed to the operator of the installation. */
export { scheduleEnquiriesCleanUp } from './enquiries.service.ts'
export { enquiryRoutes } from './enquiries.routes.ts'
