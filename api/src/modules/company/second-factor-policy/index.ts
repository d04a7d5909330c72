/** The company's setting of who needs a second factor. */
export { secondFactorPolicyRoutes } from './second-factor-policy.routes.ts'
