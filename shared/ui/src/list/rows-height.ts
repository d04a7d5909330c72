/** Room for everything of the frame and the page around the rows, so that the foot of the list stays on the screen. */
export const ROWS_HEIGHT = 'max(20rem, calc(100dvh - 19rem))'
