import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Id, Instant, Nullable, Strict, Text } from '../../schema.ts'
import { Language, SecondFactorCode } from '../session/index.ts'
import { defineArea } from '../../declare.ts'

/** Minimum length of a password; common ones are also refused (`auth.passwordCommon`). */
export const PASSWORD_LEAST = 10
export const Password = Type.String({ minLength: PASSWORD_LEAST, maxLength: 128 })
export const Email = Type.String({ format: 'email', maxLength: 254 })

/** What a link in a mail carries; works once, for a limited time. */
export const MailToken = Type.String({ minLength: 40, maxLength: 200, pattern: '^[A-Za-z0-9_-]+$' })

/**
 * Who wants an account, and the name of the company that will be made. The password is chosen by whoever confirms the
 * e-mail. The answer is the same for an e-mail that has an account.
 */
export const SignUpInput = Strict({
  company: Text(80),
  name: Text(120),
  email: Email,
  language: Type.Optional(Language),
})
export type SignUpInput = Static<typeof SignUpInput>

/** Asks for another mail, by address; the same answer for known and unknown ones. */
export const EmailInput = Strict({ email: Email, language: Type.Optional(Language) })
export type EmailInput = Static<typeof EmailInput>

/** Asks what a link would open, without using it. */
export const SignUpQuestion = Strict({ token: MailToken })
export type SignUpQuestion = Static<typeof SignUpQuestion>
/** What somebody typed who asked for an account with this link: shown before it is confirmed. */
export const PendingSignUp = Strict({ company: Type.String(), name: Type.String(), email: Type.String() })
export type PendingSignUp = Static<typeof PendingSignUp>

export const ConfirmEmailInput = Strict({ token: MailToken, password: Password })
export type ConfirmEmailInput = Static<typeof ConfirmEmailInput>

export const ResetPasswordInput = Strict({ token: MailToken, password: Password })
export type ResetPasswordInput = Static<typeof ResetPasswordInput>

/** The current password is checked whatever its length: it may be older than the rule. */
export const ChangePasswordInput = Strict({
  currentPassword: Type.String({ minLength: 1, maxLength: 200 }),
  newPassword: Password,
})
export type ChangePasswordInput = Static<typeof ChangePasswordInput>

/** What a person sees and changes of the own account. */
export const Profile = Strict({
  name: Type.String(),
  email: Type.String(),
  language: Nullable(Language),
  /** Given at sign-up, where the company is not made yet. */
  companyName: Nullable(Type.String()),
  hasSecondFactor: Type.Boolean(),
  /** Super-administrators cannot do without, but for demonstration mode. */
  isSecondFactorRequired: Type.Boolean(),
  /** Unused ones that are left. */
  recoveryCodeCount: Type.Integer(),
})
export type Profile = Static<typeof Profile>
export const ProfileInput = Strict({ name: Text(120), language: Nullable(Language) })
export type ProfileInput = Static<typeof ProfileInput>

/** A device that is signed in: `GET /users/me/devices`. */
export const Device = Strict({
  id: Id,
  /** Browser and system by the names of the products; null for what is not known. */
  browser: Nullable(Type.String()),
  system: Nullable(Type.String()),
  signedInAt: Instant,
  lastSeenAt: Instant,
  isThisOne: Type.Boolean(),
})
export type Device = Static<typeof Device>
export const Devices = Strict({ data: Type.Array(Device) })
export type Devices = Static<typeof Devices>

/** What an authenticator is set up with; it counts once a code of it was given. */
export const SecondFactorSetup = Strict({
  /** In base32, to be typed where the picture cannot be read. */
  secret: Type.String(),
  /** `otpauth://totp/…`, for the picture. */
  address: Type.String(),
})
export type SecondFactorSetup = Static<typeof SecondFactorSetup>
export const SecondFactorInput = Strict({ code: SecondFactorCode })
/** Shown once. */
export const RecoveryCodes = Strict({ codes: Type.Array(Type.String()) })
export type RecoveryCodes = Static<typeof RecoveryCodes>
/** Taking the second factor away, or making new recovery codes, asks for both factors again. */
export const BothFactorsInput = Strict({
  password: Type.String({ minLength: 1, maxLength: 200 }),
  code: SecondFactorCode,
})
export type BothFactorsInput = Static<typeof BothFactorsInput>

/** Mails that were kept because there is no mail server: `GET /demo/mails`, in demonstration mode only. Newest first. */
export const OutboxMail = Strict({
  id: Type.String(),
  to: Type.String(),
  subject: Type.String(),
  sentAt: Instant,
  text: Type.String(),
  html: Type.String(),
})
export type OutboxMail = Static<typeof OutboxMail>
export const Outbox = Strict({ data: Type.Array(OutboxMail) })

/** Accounts of people. */
export const ACCOUNTS = defineArea({
  entity: 'account',
  errors: {
    notFound: 404,
    isOneself: 409,
  },
})

/** Two-step sign-in. */
export const SECOND_FACTOR = defineArea({
  entity: 'secondFactor',
  errors: {
    alreadyOn: 409,
    notSetUp: 409,
    codeWrong: 422,
  },
})

/** Browsers that are signed in. */
export const DEVICES = defineArea({
  entity: 'device',
  errors: {
    notFound: 404,
  },
})

declare module '../../declare.ts' {
  interface Declarations {
    account: typeof ACCOUNTS
    secondFactor: typeof SECOND_FACTOR
    device: typeof DEVICES
  }
}
