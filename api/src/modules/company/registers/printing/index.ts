/** What is printed on a register's printer of the network, and who opened its drawer. */
export { registerPrintingRoutes } from './printing.routes.ts'
