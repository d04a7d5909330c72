/** The second factor: a code of an authenticator, or a recovery code, asked for after the password. */
export { secondFactorRoutes } from './second-factor.routes.ts'
export { countSecondFactors } from './second-factor.repository.ts'
export { checkSecondFactor, readSecondFactor } from './second-factor.service.ts'
