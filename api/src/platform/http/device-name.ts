import Bowser from 'bowser'

/** Names of products, the same in every language; null for what is not known. */
export interface DeviceName {
  browser: string | null
  system: string | null
}

/** Browser and system as people know them, from what the browser says of itself. */
export function deviceName(userAgent: string | null): DeviceName {
  if (!userAgent) return { browser: null, system: null }
  const { browser, os } = Bowser.parse(userAgent)
  return { browser: browser.name || null, system: os.name || null }
}
