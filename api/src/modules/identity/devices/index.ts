/** The devices on which somebody is signed in; one that is signed out from here is out on its next request. */
export { deviceRoutes } from './devices.routes.ts'
