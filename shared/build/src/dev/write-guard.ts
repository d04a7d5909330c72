import type { Problem } from '@comptoir/contracts/schema'

const READS = ['GET', 'HEAD', 'OPTIONS']
/** Signing in and out changes no data of a company. */
const SESSION = /^\/api\/auth\/(login|refresh|logout)$/

/** Whether a request would change what the installation holds. */
export function isWrite(method: string, path: string): boolean {
  return !READS.includes(method) && !SESSION.test(path)
}

/** The refusal in the form of the API's own. */
export function writeRefusal(path: string, hosted: URL): Problem {
  const detail = `${hosted.origin} holds real data, and this page runs code that is under development: nothing was sent there. To let changes through, start again with --allow-writes.`
  return {
    type: 'about:blank',
    title: 'Changes are refused while developing',
    status: 403,
    detail,
    message: detail,
    instance: path,
    code: 'development.writeRefused',
  }
}
