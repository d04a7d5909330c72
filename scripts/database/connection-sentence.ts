import { errorCode } from './connection.ts'

type Place = { setting: string; host: string; port: string; user: string; database: string }

/** SQLSTATE or network code → what is wrong and what to do. The password is never part of it. */
const SENTENCES: Readonly<Record<string, (place: Place) => string>> = {
  ENOTFOUND: ({ setting, host }) => `no machine is called "${host}": correct the host in ${setting}`,
  EAI_AGAIN: ({ setting, host }) =>
    `the name "${host}" could not be looked up: correct the host in ${setting}, or fix this machine's name service`,
  ECONNREFUSED: ({ setting, host, port }) =>
    `nothing is listening on ${host}, port ${port}: start that PostgreSQL, or correct host and port in ${setting}`,
  ETIMEDOUT: ({ setting, host, port }) =>
    `${host}, port ${port}, does not answer: correct host and port in ${setting}, or open the firewall between the two machines`,
  EHOSTUNREACH: ({ setting, host }) =>
    `${host} cannot be reached over the network: correct the host in ${setting}, or fix the network`,
  '28P01': ({ setting, user }) =>
    `the server does not accept the password of user "${user}": correct user and password in ${setting}`,
  '28000': ({ setting, user }) =>
    `the server does not let user "${user}" in from this machine: correct the user in ${setting}, add sslmode=require to it, or allow the user in the server's pg_hba.conf`,
  '3D000': ({ setting, database }) =>
    `there is no database "${database}" on the server: create it with "createdb ${database}", or correct the name in ${setting}`,
  '42501': ({ setting, user, database }) =>
    `user "${user}" is not allowed to connect to database "${database}": grant CONNECT to the user, or correct ${setting}`,
  '53300': ({ setting }) =>
    `the server has no connections left: raise its max_connections, or close others before starting again; ${setting} itself is right`,
  '57P03': () => 'the server is still starting: wait a moment and start again',
}

/** One sentence with its remedy for a connection that did not come about. */
export function connectionSentence(setting: string, url: string, error: unknown): string {
  const place = placeOf(setting, url)
  const known = SENTENCES[errorCode(error) ?? '']?.(place) ?? unnamed(place, error)
  return `The database of ${setting} cannot be used: ${known}.`
}

function unnamed({ setting, host, port }: Place, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  if (/timeout/i.test(message))
    return SENTENCES['ETIMEDOUT']?.({ setting, host, port, user: '', database: '' }) ?? message
  if (/SSL|certificate|self.signed/i.test(message))
    return `${host} and this machine do not agree on encryption (${message}): correct sslmode in ${setting}`
  return `${message}; correct ${setting}`
}

function placeOf(setting: string, url: string): Place {
  const { hostname, port, username, pathname } = new URL(url)
  return {
    setting,
    host: hostname || 'localhost',
    port: port || '5432',
    user: decodeURIComponent(username),
    database: decodeURIComponent(pathname.slice(1)) || decodeURIComponent(username),
  }
}
