/** Personal data: taken away by the person that they are about, and erased so that the books still hold. */
export { personalDataRoutes } from './personal-data.routes.ts'
