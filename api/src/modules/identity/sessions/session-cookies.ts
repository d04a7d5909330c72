import type { SealedCookie } from '../../../platform/auth/give-session.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { rememberDevice } from './known-device.ts'
import type { Opened } from './sessions.service.ts'

/** Cookies go to these addresses alone. */
export const COOKIE_PATH = '/api/auth'
/** As long as browsers keep one. */
const DEVICE_SECONDS = 400 * 86_400

export interface CookieSettings {
  secret: string
  /** True when browsers reach the product over https or on localhost. */
  isSecureOrigin: boolean
}

/** The prefix makes the browser refuse the cookie over plain http; a plain name serves installations that have no https. */
function named({ isSecureOrigin }: Pick<CookieSettings, 'isSecureOrigin'>, name: string): string {
  return isSecureOrigin ? `__Secure-${name}` : name
}

export function refreshCookieName(settings: Pick<CookieSettings, 'isSecureOrigin'>): string {
  return named(settings, 'rt')
}

/** The refresh token that the visitor holds; empty when there is none. */
export function refreshTokenOf(settings: CookieSettings, { cookies }: Visitor): string {
  return cookies[refreshCookieName(settings)] ?? ''
}

/** What the browser shows of the accounts that signed in on it before. */
export function deviceCookieOf(settings: CookieSettings, { cookies }: Visitor): string {
  return cookies[named(settings, 'device')] ?? ''
}

/** Renews the session. */
export function refreshCookie(settings: CookieSettings, { refreshToken, expiresAt }: Opened): SealedCookie {
  return {
    name: refreshCookieName(settings),
    value: refreshToken,
    expires: expiresAt,
    path: COOKIE_PATH,
    secure: settings.isSecureOrigin,
  }
}

/** Remembers that the account has signed in on this device, beside those that did before. */
export function deviceCookie(settings: CookieSettings, visitor: Visitor, { claims }: Opened): SealedCookie {
  return {
    name: named(settings, 'device'),
    value: rememberDevice(settings.secret, deviceCookieOf(settings, visitor), claims.sub),
    maxAge: DEVICE_SECONDS,
    path: COOKIE_PATH,
    secure: settings.isSecureOrigin,
  }
}
