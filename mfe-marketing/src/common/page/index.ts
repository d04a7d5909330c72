/** What public pages are made of. */
export { Band } from './band.tsx'
export { AuthPage } from './auth-page.tsx'
export { PageIntro } from './page-intro.tsx'
export { TextLink } from './text-link.tsx'
export { CallToAction } from './call-to-action.tsx'
