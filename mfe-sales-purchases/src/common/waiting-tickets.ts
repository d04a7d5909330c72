/** The page of what is on this device and not with the server. */
export const WAITING_TICKETS = { path: 'waiting-tickets' } as const
