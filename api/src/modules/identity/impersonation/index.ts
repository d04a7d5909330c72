/** A super-administrator's session inside a company. What the company is told of it is the company's own business. */
export { endImpersonation, openImpersonation, type PresentSession } from './impersonation.service.ts'
