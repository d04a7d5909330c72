import { createServer, type Server } from 'node:http'
import { Refusal } from '../cli/refusal.ts'

const USUAL_PORT = 4100
const TRIED_PORTS = 50

function isTaken(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'EADDRINUSE'
}

function listen(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}

/** A server of this machine only, on the port that is asked for, else on the usual one or the next that is free. */
export async function listenOnLoopback(wanted?: number): Promise<{ server: Server; local: URL }> {
  for (let port = wanted ?? USUAL_PORT; port < (wanted ?? USUAL_PORT) + TRIED_PORTS; port += 1) {
    try {
      return { server: await listen(port), local: new URL(`http://localhost:${port}`) }
    } catch (error) {
      if (!isTaken(error)) throw error
      if (wanted !== undefined) throw new Refusal(`Port ${wanted} is taken: name another one with --port, or none.`)
    }
  }
  throw new Refusal(
    `The ports from ${USUAL_PORT} to ${USUAL_PORT + TRIED_PORTS - 1} are taken: name a free one with --port.`,
  )
}
