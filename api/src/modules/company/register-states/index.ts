/** How registers are, as their counters report it, and what is asked of them. */
export { registerStateRoutes } from './register-states.routes.ts'
