/** Which release of a remote is live: promoting, rolling back, the kill switch, and the log of all of it. */
export { writeChange } from './change-pointer.ts'
export { findPointer, type Pointer } from './pointers.repository.ts'
export { pointerRoutes } from './pointers.routes.ts'
