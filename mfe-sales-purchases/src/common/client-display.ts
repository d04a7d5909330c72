/** The page of the screen that the client looks at. */
export const CLIENT_DISPLAY = { path: 'client-display' } as const
/** Which register it shows, in its address. */
export const REGISTER_PARAM = 'register'
