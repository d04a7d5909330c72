import { createServer, type Server, type Socket } from 'node:net'

/** A printer of the network that keeps what it is sent. */
export interface APrinter {
  address: string
  /** What came in each connection that is over. */
  printed: Buffer[]
  stop: () => Promise<void>
}

/** How it behaves: takes all, takes nothing, or hangs up after the first bytes. */
export type PrinterManner = 'prints' | 'stuck' | 'hangsUp'

const PORTS = Array.from({ length: 10 }, (_, index) => 9100 + index)

/** A stand-in for a printer on a free port of those that printers have. */
export async function aPrinter(manner: PrinterManner = 'prints'): Promise<APrinter> {
  const printed: Buffer[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    if (manner === 'stuck') socket.pause()
    else if (manner === 'hangsUp') socket.once('data', () => socket.resetAndDestroy())
    else keep(socket, printed)
  })
  const port = await listenOnFree(server)
  const stop = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
  return { address: `127.0.0.1:${port}`, printed, stop }
}

function keep(socket: Socket, printed: Buffer[]): void {
  const parts: Buffer[] = []
  socket.on('data', (part: Buffer) => parts.push(part))
  socket.on('end', () => {
    printed.push(Buffer.concat(parts))
    socket.end()
  })
}

async function listenOnFree(server: Server): Promise<number> {
  for (const port of PORTS) if (await listensOn(server, port)) return port
  throw new Error('ports 9100 to 9109 are all taken')
}

function listensOn(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => resolve(true))
  })
}
