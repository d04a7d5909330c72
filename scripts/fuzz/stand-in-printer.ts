import { createServer, type Server } from 'node:net'

/** Where printers listen. */
const PORTS = Array.from({ length: 10 }, (_, index) => 9100 + index)

export interface StandInPrinter {
  /** As registers have it. */
  address: string
  stop: () => void
}

/** A printer of the network that takes whatever comes and prints nothing. */
export async function standInPrinter(): Promise<StandInPrinter> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.on('end', () => socket.end())
    socket.resume()
  })
  for (const port of PORTS)
    if (await listensOn(server, port)) return { address: `127.0.0.1:${port}`, stop: () => void server.close() }
  throw new Error('Ports 9100 to 9109 are all taken.')
}

function listensOn(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => resolve(true))
  })
}
