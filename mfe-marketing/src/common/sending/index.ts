/** Forms of the public pages: light, because they are on pages that must open at once. */
export { EmailField } from './email-field.tsx'
export {
  atMost,
  faultsOf,
  isEmail,
  isPhoneOrNothing,
  passwordFaults,
  required,
  type Faults,
  type Rule,
  type Saying,
} from './faults.ts'
export { FormField } from './form-field.tsx'
export { PasswordField } from './password-field.tsx'
export { PasswordHint } from './password-hint.tsx'
export { SendForm, type Typed } from './send-form.tsx'
export { Honeypot } from './honeypot.tsx'
export { useSay } from './use-say.ts'
export { useSending } from './use-sending.ts'
