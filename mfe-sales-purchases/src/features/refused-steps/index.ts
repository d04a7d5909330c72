/** Sessions that were opened or closed on this device and that the server did not take: why, and what helps. */
export { RefusedSteps } from './refused-steps.tsx'
