/** The shop says something else than the cart: its products are read again. */
const OUTDATED: readonly string[] = [
  'sale.priceNotAllowed',
  'sale.packUnknown',
  'sale.totalMismatch',
  'sale.lineWithoutPrice',
  'sale.discountNotRunning',
  'sale.stockShort',
]
/** The shop's settings are others than the counter knows: they are read again, with its payment methods. */
const SETTINGS_CHANGED: readonly string[] = [
  'sale.stockShort',
  'sale.methodNotAllowed',
  'paymentMethod.notOffered',
  // What cash is rounded to.
  'sale.underpaid',
  'sale.changeMismatch',
]
/** The session is not what the screen believes: the registers are read again. */
const SESSION_LOST: readonly string[] = [
  'cashSession.notOpen',
  'cashSession.ofAnother',
  'cashSession.notFound',
  'sale.sessionMismatch',
]

export const isOutdated = (code: string): boolean => OUTDATED.includes(code)
export const areSettingsChanged = (code: string): boolean => SETTINGS_CHANGED.includes(code)
export const isSessionLost = (code: string): boolean => SESSION_LOST.includes(code)
