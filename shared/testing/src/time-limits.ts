/**
 * How long tests wait, in milliseconds, wherever they run: for the next thing to appear, and for a test to end. A test
 * goes on as soon as it sees what it waits for, so patience costs only the time until a real fault is reported; a busy
 * machine is no reason to fail.
 */
export const WAIT_MS = 60_000
export const TEST_MS = 300_000
