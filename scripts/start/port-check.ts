import net from 'node:net'
import { isErrno } from '../common/private-file.ts'
import { Refusal } from '../common/refusal.ts'

/** Refuses, before anything is made, an address on which the product could not listen at the end. */
export async function checkPort(host: string, port: number): Promise<void> {
  await tryToListen(host, port)
  // Browsers may take the other loopback for `localhost`; machines without it are fine.
  if (host === '127.0.0.1') {
    await tryToListen('::1', port).catch((error: unknown) => {
      if (error instanceof Refusal && error.cause === 'EADDRINUSE') throw error
    })
  }
}

function tryToListen(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', (error) => reject(listenRefusal(error, host, port)))
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve()))
  })
}

/** The sentence for an address that cannot be listened on; any other error stays as it is. */
export function listenRefusal(error: unknown, host: string, port: number): unknown {
  for (const [code, sentence] of Object.entries(SENTENCES)) {
    if (isErrno(error, code)) return new Refusal(sentence(host, port), { cause: code })
  }
  return error
}

const SENTENCES: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (host, port) =>
    `Port ${port} on ${host} is in use by another program. Stop that program, or choose another port, as in "PORT=${port < 65_535 ? port + 1 : 4000} npm start".`,
  EACCES: (host, port) =>
    `This user is not allowed to listen on port ${port} of ${host}. Choose a port from 1024 up, as in "PORT=4000 npm start".`,
  EADDRNOTAVAIL: (host) =>
    `${host} is not an address of this machine. Correct HOST, or unset it to serve this machine only.`,
  ENOTFOUND: (host) => `No machine is called "${host}". Correct HOST, or unset it to serve this machine only.`,
  EAFNOSUPPORT: (host) =>
    `This machine does not support addresses like ${host}. Correct HOST, or unset it to serve this machine only.`,
}
