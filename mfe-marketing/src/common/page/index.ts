/** What public pages are made of. */
export { Band } from './band.tsx'
export { DoorPage } from './door-page.tsx'
export { PageIntro } from './page-intro.tsx'
export { TextLink } from './text-link.tsx'
export { WayIn } from './way-in.tsx'
