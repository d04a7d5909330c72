export { isolateCompany } from './isolate-company.ts'
export { moveCompany } from './move-company.ts'
export { listNodes, placeOf } from './places.ts'
export type { Orders } from './session.ts'
