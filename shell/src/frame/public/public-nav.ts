import { LOGIN } from '../../session/landing.ts'

/** The pages of the public menu, in its order. */
export const PUBLIC_PAGES = [
  { to: '/', labelKey: 'site.home' },
  { to: '/about', labelKey: 'site.about' },
  { to: '/features', labelKey: 'site.features' },
  { to: '/pricing', labelKey: 'site.pricing' },
  { to: '/contact', labelKey: 'site.contact' },
] as const

export const SIGN_UP = '/signup/admin'

/** The two entry points for people who are signed out. */
export const WAYS_IN = [
  { to: LOGIN, labelKey: 'shell.signIn' },
  { to: SIGN_UP, labelKey: 'site.signUp' },
] as const

export const LEGAL_PAGES = [
  { to: '/privacy-policy', labelKey: 'site.privacy' },
  { to: '/terms-conditions', labelKey: 'site.terms' },
  { to: '/contact', labelKey: 'site.contact' },
] as const
