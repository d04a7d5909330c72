const AT_WORK = /^\/(superadmin|[0-9a-f]{8}-[0-9a-f-]{27})(\/|$)/i

/** Whether an address lies in the back office, told without knowing any route. */
export function isAtWork(pathname: string): boolean {
  return AT_WORK.test(pathname)
}
