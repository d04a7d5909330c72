import type { IncomingHttpHeaders } from 'node:http'

/** The two ends of the way through the local origin. */
export interface Ends {
  /** Where the developer's browser is: `http://localhost:4100`. */
  local: URL
  /** The installation behind it. */
  hosted: URL
}

/** Belong to one connection, not to the message. */
const OF_THE_CONNECTION = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]
/** Demands of the installation that scripts under development, which have no hashes, and plain http cannot meet. */
const NOT_HELD_HERE = ['integrity-policy', 'integrity-policy-report-only', 'strict-transport-security']

/** Browsers share one cookie jar across all ports of a machine: this keeps local origins' cookies apart. */
function jarOf({ local }: Ends): string {
  return `comptoir${local.port}.`
}

/** The cookies of this origin under the names that the installation gave them; no other's are sent to it. */
export function hostedCookies(cookies: string | undefined, ends: Ends): string {
  const jar = jarOf(ends)
  const own = (cookies ?? '').split(/;\s*/).filter((cookie) => cookie.startsWith(jar))
  return own.map((cookie) => cookie.slice(jar.length)).join('; ')
}

/** A cookie of the installation as the local origin may set it: for its own host, over plain http. */
export function localCookie(cookie: string, ends: Ends): string {
  const [pair = '', ...attributes] = cookie.split(/;\s*/)
  const kept = attributes
    .filter((attribute) => !/^(domain=|secure$|partitioned$)/i.test(attribute))
    .map((attribute) => attribute.replace(/^samesite=none$/i, 'SameSite=Lax'))
  return [`${jarOf(ends)}${pair}`, ...kept].join('; ')
}

/** Headers of a request as if it came from the installation's own page. */
export function hostedHeaders(headers: IncomingHttpHeaders, ends: Ends): IncomingHttpHeaders {
  const { hosted, local } = ends
  const sent: IncomingHttpHeaders = { ...headers, host: hosted.host, cookie: hostedCookies(headers.cookie, ends) }
  if (headers.origin !== undefined) sent.origin = hosted.origin
  if (headers.referer !== undefined) sent.referer = headers.referer.replace(local.origin, hosted.origin)
  for (const name of OF_THE_CONNECTION) delete sent[name]
  if (sent.cookie === '') delete sent.cookie
  return sent
}

/** Headers of an answer as the local origin may give them. */
export function localHeaders(headers: IncomingHttpHeaders, ends: Ends): IncomingHttpHeaders {
  const given: IncomingHttpHeaders = { ...headers }
  const cookies = headers['set-cookie']
  if (cookies !== undefined) given['set-cookie'] = cookies.map((cookie) => localCookie(cookie, ends))
  if (headers.location !== undefined) given.location = headers.location.replace(ends.hosted.origin, ends.local.origin)
  for (const name of [...OF_THE_CONNECTION, ...NOT_HELD_HERE]) delete given[name]
  return given
}
