/** Tokens by which other programs call the API in the name of a user. */
export { apiTokenRoutes } from './api-tokens.routes.ts'
