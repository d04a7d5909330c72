import net from 'node:net'

/** The kept port when nobody listens there, else one that is free now. */
export async function choosePort(kept: number | undefined): Promise<number> {
  return (kept === undefined ? null : await tryPort(kept)) ?? (await freePort())
}

/** A port of this machine that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const port = await tryPort(0)
  if (port === null) throw new Error('This machine has no free port on 127.0.0.1')
  return port
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
