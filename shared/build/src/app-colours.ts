/** What the edges of the window are painted in, as the kit's `bg.card` says for both appearances: the bar at the top of the page. */
export const APP_COLOURS = { light: '#FFFFFF', dark: '#1C1B19' } as const
