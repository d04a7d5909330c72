const BACK_OFFICE = /^\/(superadmin|[0-9a-f]{8}-[0-9a-f-]{27})(\/|$)/i

/** Whether an address is in the back office, without knowing any route. */
export function isBackOffice(pathname: string): boolean {
  return BACK_OFFICE.test(pathname)
}
