/** Signing up and confirming the address; the way to the mails of a demonstration. */
export { ConfirmEmailPage } from './confirm-email.page.tsx'
export { DemoLink } from './demo-link.tsx'
export { SignUpDonePage } from './sign-up-done.page.tsx'
export { SignUpPage } from './sign-up.page.tsx'
