import pg from 'pg'

/** A statement as `pg` takes it; under a name the connection keeps its plan. */
export interface Statement {
  text: string
  values: unknown[]
  name?: string
}

/** What the database says to a statement. */
export interface Answer {
  command: string
  rowCount: number | null
  rows: never[]
}

/**
 * A statement that goes out in one message with what must be done before it, and gets one answer back: half the work of
 * two messages on both sides. Where one fails, none behind it runs. What is before it takes no values and gives no rows.
 */
export function exchange(
  before: readonly string[],
  { text, values, name }: Statement,
  done: (error: Error | undefined, answer: Answer) => void,
): pg.Submittable {
  // Without values too: a simple query could not stand behind the others.
  const config = { text, values, queryMode: 'extended', ...(name === undefined ? {} : { name }) }
  const query = new pg.Query<never>(config, (error, answers) => done(error, lastOf(answers)))
  const { submit } = query
  query.submit = (connection) => {
    connection.stream.cork()
    try {
      for (const first of before) say(connection, first)
      // `pg` hears of a statement that it cannot send by what is returned.
      return submit.call(query, connection)
    } finally {
      connection.stream.uncork()
    }
  }
  return query
}

function say(connection: pg.Connection, text: string): void {
  connection.parse({ text, name: '', types: [] }, true)
  connection.bind({}, true)
  connection.execute({}, true)
}

/** Of a message with several answers `pg` gives them all. */
function lastOf(answers: pg.QueryResult<never> | pg.QueryResult<never>[]): Answer {
  return Array.isArray(answers) ? (answers.at(-1) ?? NOTHING) : answers
}

const NOTHING: Answer = { command: '', rowCount: null, rows: [] }
