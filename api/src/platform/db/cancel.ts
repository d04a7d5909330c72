import pg from 'pg'

declare module 'pg' {
  interface Connection {
    connect(port: number, host: string): void
    cancel(processId: number, key: number): void
    end(): void
  }
}

/** What is known of a connection whose statement somebody may want to end: where it leads, and what it was told to show for that. */
export interface Cancellable {
  readonly processID?: number | null
  readonly secretKey?: number | null
  readonly host?: string
  readonly port?: number
  readonly ssl?: pg.ConnectionConfig['ssl']
}

/**
 * Ends what a connection is doing by the key that it got when it was made. A pooler made up the key, as it did the number of
 * the process, and passes this on to the server on behalf of which it works, to nobody where it works for none: another's
 * statement is never met. Comes back when it has been passed on; fails where that takes longer than so many milliseconds.
 */
export function cancelByKey({ processID, secretKey, host, port, ssl }: Cancellable, patienceMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!processID || !secretKey || host === undefined || port === undefined) return resolve()
    const connection = new pg.Connection({ ssl })
    const end = (error?: Error): void => {
      clearTimeout(patience)
      connection.stream.destroy()
      if (error) reject(error)
      else resolve()
    }
    const patience = setTimeout(() => end(new Error('a statement could not be cancelled in time')), patienceMs)
    const ask = (): void => connection.cancel(processID, secretKey)
    connection.on('connect', ask)
    connection.on('sslconnect', ask)
    connection.on('error', end)
    connection.on('end', () => end())
    connection.connect(port, host)
  })
}
