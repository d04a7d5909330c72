/** Registers: the cash desks of a point of sale, and who numbers their tickets. */
export { registerPrintingRoutes } from './printing/index.ts'
export { registerRoutes } from './registers.routes.ts'
export { beginEpoch, createRegister, getRegister, holdRegister, openFirstRegister } from './registers.service.ts'
