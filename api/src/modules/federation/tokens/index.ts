/** Tokens with which teams publish their remote. */
export { tokenRoutes } from './tokens.routes.ts'
