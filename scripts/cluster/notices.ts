import pg from 'pg'

// Loaded before the API, in its process: tells whoever started it what the distributed engine says of its statements.

/** What the engine said while a statement ran, and under which login. */
export interface Notice {
  said: string
  statement: string
  user: string
}

/** What `pg` knows of a connection and does not declare. */
type Inside = pg.Client & { _activeQuery?: { text?: string } | null; user?: string }

const { connect } = pg.Client.prototype
pg.Client.prototype.connect = function (this: Inside, ...args: unknown[]) {
  this.on('notice', ({ message = '' }) => {
    const { _activeQuery, user = '' } = this
    process.send?.({ said: message, statement: _activeQuery?.text ?? '', user } satisfies Notice)
  })
  return (connect as (...given: unknown[]) => unknown).apply(this, args)
} as typeof connect
