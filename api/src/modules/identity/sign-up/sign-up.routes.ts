import {
  ConfirmEmailInput,
  EmailInput,
  Outbox,
  PendingSignUp,
  ResetPasswordInput,
  SignUpInput,
  SignUpQuestion,
} from '@comptoir/contracts/identity/accounts'
import { SessionAnswer } from '@comptoir/contracts/identity/session'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { giveSession } from '../../../platform/auth/give-session.ts'
import type { AppDeps } from '../../../platform/deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import { languageOf } from '../../../platform/http/problems.ts'
import { visitorOf } from '../../../platform/http/visitor.ts'
import { readOutbox } from '../../../platform/mail/index.ts'
import { ACCEPTED, DONE } from '../../../platform/http/answers.ts'
import { signInAnswer } from '../sessions/index.ts'
import { requestMail } from './mail-requests.ts'
import { confirmEmail, readPendingSignUp, resetPassword } from './sign-up.service.ts'

/** The ways into an account: signing up, confirming, a new password. */
export async function signUpRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()
  const config = { access: 'public', rateLimit: { max: deps.loginsPerMinute, timeWindow: 60_000 } } as const
  const at = () => ({ db: deps.db, now: deps.clock.now(), secret: deps.secret })

  routes.post(
    '/auth/sign-up',
    { config, schema: { body: SignUpInput, response: ACCEPTED } },
    async (request, reply) => {
      const { company, ...person } = request.body
      const signUp = { ...person, language: person.language ?? languageOf(request), companyName: company }
      await requestMail(deps, request.ip, { kind: 'signUp', signUp })
      return reply.code(202).send()
    },
  )

  for (const [path, kind] of [
    ['resend-confirmation', 'resend'],
    ['forgot-password', 'forgot'],
  ] as const) {
    routes.post(
      `/auth/${path}`,
      { config, schema: { body: EmailInput, response: ACCEPTED } },
      async (request, reply) => {
        const { email, language = languageOf(request) } = request.body
        await requestMail(deps, request.ip, { kind, email, language })
        return reply.code(202).send()
      },
    )
  }

  // A POST: the token stays out of addresses and their logs.
  routes.post(
    '/auth/pending-sign-up',
    { config, schema: { body: SignUpQuestion, response: { 200: PendingSignUp } } },
    (request) => readPendingSignUp(at(), request.body.token),
  )

  routes.post(
    '/auth/confirm-email',
    { config, schema: { body: ConfirmEmailInput, response: { 200: SessionAnswer } } },
    async (request, reply) => {
      const visitor = visitorOf(request)
      const opened = await confirmEmail({ ...at(), userAgent: visitor.userAgent }, request.body)
      return giveSession(reply, await signInAnswer(deps, visitor, opened))
    },
  )

  routes.post(
    '/auth/reset-password',
    { config, schema: { body: ResetPasswordInput, response: DONE } },
    async (request, reply) => {
      await resetPassword({ ...at(), requestId: request.id, visitor: visitorOf(request) }, request.body)
      return reply.code(204).send()
    },
  )

  routes.get('/demo/mails', { config, schema: { response: { 200: Outbox } } }, async () => {
    if (deps.environment !== 'demonstration' || deps.mail.smtpUrl !== null) throw new DomainError('request.notFound')
    return { data: await readOutbox(deps.dataDir) }
  })
}
