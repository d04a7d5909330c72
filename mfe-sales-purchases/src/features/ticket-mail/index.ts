/** Sending a completed ticket by mail. */
export { MailButton } from './mail-button.tsx'
