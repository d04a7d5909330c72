/** What visitors ask on the public pages: kept for two years, mailed to the operator of the installation, and read by super-administrators. */
export { scheduleEnquiriesCleanUp } from './enquiries.service.ts'
export { enquiryRoutes } from './enquiries.routes.ts'
export { receivedEnquiryRoutes } from './received-enquiries.routes.ts'
