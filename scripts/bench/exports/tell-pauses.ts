// Loaded before a server, in its process: tells again and again how long its event loop did not turn at most, in
// milliseconds; and how much of that its thread was at work, for a busy machine stops it as well.
const TURN_MS = 5
const EVERY_MS = 50

let pauseMs = 0
let workMs = 0
let before = reading()

function reading(): { atMs: number; cpuMs: number } {
  const { user, system } = process.threadCpuUsage()
  return { atMs: performance.now(), cpuMs: (user + system) / 1000 }
}

setInterval(() => {
  const now = reading()
  pauseMs = Math.max(pauseMs, now.atMs - before.atMs - TURN_MS)
  workMs = Math.max(workMs, Math.min(now.cpuMs - before.cpuMs, now.atMs - before.atMs))
  before = now
}, TURN_MS).unref()
setInterval(() => {
  process.send?.({ pauseMs, workMs })
  pauseMs = 0
  workMs = 0
}, EVERY_MS).unref()
