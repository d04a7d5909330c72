import { createTurns } from '../turns.ts'

/** Exports: each holds a connection, and its rows until the file is written. Who presses the button again and again waits. */
export const takeTurn = createTurns({ atOnce: 2, mostWaiting: 5, waitSeconds: 30 })
