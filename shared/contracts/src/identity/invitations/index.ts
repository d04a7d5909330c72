import * as Type from 'typebox'
import type { Static } from 'typebox'
import { defineArea } from '../../declare.ts'
import { MailToken, Password } from '../accounts/index.ts'
import { Language, LoginInput } from '../session/index.ts'
import { Nullable, OneOf, Strict, Text } from '../../schema.ts'
import { USER_ROLES } from '../../roles.ts'

/** Asks what a link would open, without using it. */
export const InvitationQuestion = Strict({ token: MailToken })
export type InvitationQuestion = Static<typeof InvitationQuestion>

/** What somebody is invited to. `hasAccount`: the e-mail has one, whose password is then asked for. */
export const PendingInvitation = Strict({
  company: Type.String(),
  name: Type.String(),
  email: Type.String(),
  role: OneOf(USER_ROLES),
  /** What the company calls a role of its own; null for a built-in one. */
  roleName: Nullable(Type.String()),
  hasAccount: Type.Boolean(),
})
export type PendingInvitation = Static<typeof PendingInvitation>

/** Accepts with a new account: its password, the person's name and language. */
export const AcceptInvitationInput = Strict({
  token: MailToken,
  name: Text(120),
  password: Password,
  language: Language,
})
export type AcceptInvitationInput = Static<typeof AcceptInvitationInput>

/** Accepts with the account that the e-mail has: its password and, where it has a second factor, a code. */
export const JoinInput = Strict({
  token: MailToken,
  password: LoginInput.properties.password,
  code: LoginInput.properties.code,
})
export type JoinInput = Static<typeof JoinInput>

/** Invitations to a company, as the invited answer them. */
export const INVITATIONS = defineArea({
  entity: 'invitation',
  errors: {
    spent: 410,
    hasAccount: 409,
    accountClosed: 409,
    alreadyMember: 409,
  },
})

declare module '../../declare.ts' {
  interface Declarations {
    invitation: typeof INVITATIONS
  }
}
