import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A form that any browser can draw without a script: what opening a page costs at least. */
const PAGE = `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>Se connecter</title></head><body><main><h1>Se connecter</h1>
<form><label>E-mail <input type="email"></label> <label>Mot de passe <input type="password"></label> <button>Se connecter</button></form>
</main></body></html>`

/** Lends the address of a server that answers with one bare page. */
export async function withBareSite<T>(work: (origin: string) => Promise<T>): Promise<T> {
  const server = createServer((_, answer) => answer.setHeader('content-type', 'text/html; charset=utf-8').end(PAGE))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    return await work(`http://localhost:${(server.address() as AddressInfo).port}`)
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}
