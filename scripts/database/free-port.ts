import { randomInt } from 'node:crypto'
import net from 'node:net'

/** The kept port when nobody listens there, else one that is free now. */
export async function choosePort(kept: number | undefined): Promise<number> {
  return (kept === undefined ? null : await tryPort(kept)) ?? (await freePort())
}

/** Below those that the system gives to connections: one of these is not taken between being found and being used. */
const FIRST = 20_000
const LAST = 30_000
const MORE_TRIES = 100

/** A port of this machine that nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return freePorts(1)
}

/** The first of so many ports in a row that nobody listens on at this moment. */
export async function freePorts(count: number): Promise<number> {
  for (let tries = 0; tries < MORE_TRIES; tries += 1) {
    const first = randomInt(FIRST, LAST)
    const ports = Array.from({ length: count }, (_, index) => first + index)
    if ((await Promise.all(ports.map(tryPort))).every((port) => port !== null)) return first
  }
  throw new Error(`This machine has no ${count} free ports in a row on 127.0.0.1`)
}

function tryPort(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.on('error', () => resolve(null))
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : null))
    })
  })
}
