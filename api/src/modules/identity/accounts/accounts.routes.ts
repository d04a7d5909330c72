import {
  ChangePasswordInput,
  ConfirmEmailInput,
  EmailInput,
  KeptMails,
  Profile,
  ProfileInput,
  ResetPasswordInput,
  SignUpInput,
} from '@comptoir/contracts/identity/accounts'
import { SessionAnswer } from '@comptoir/contracts/identity/session'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../../platform/deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import { languageOf } from '../../../platform/http/problems.ts'
import { listKeptMails } from '../../../platform/mail/index.ts'
import { refuseCommonPassword } from '../common-passwords.ts'
import { hashPassword } from '../passwords.ts'
import { answerWithSession, userAgentOf } from '../session-answer.ts'
import { changePassword, confirmEmail, resetPassword } from './accounts.service.ts'
import { requestMail } from './mail-requests.ts'
import { updateProfile } from './profile.repository.ts'
import { readOwnProfile } from './profile.service.ts'

/** The ways into an account: signing up, confirming, a new password. */
export async function wayInRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()
  const config = { access: 'public', rateLimit: { max: deps.loginsPerMinute, timeWindow: 60_000 } } as const
  const at = () => ({ db: deps.db, now: deps.clock.now(), secret: deps.secret })

  routes.post('/auth/sign-up', { config, schema: { body: SignUpInput } }, async (request, reply) => {
    const { company, password, ...person } = request.body
    await refuseCommonPassword(password, person.email, '/password')
    const signUp = {
      ...person,
      language: person.language ?? languageOf(request),
      companyName: company,
      passwordHash: await hashPassword(password),
    }
    await requestMail(deps, request.ip, { kind: 'signUp', signUp })
    return reply.code(202).send()
  })

  for (const [path, kind] of [
    ['resend-confirmation', 'resend'],
    ['forgot-password', 'forgot'],
  ] as const) {
    routes.post(`/auth/${path}`, { config, schema: { body: EmailInput } }, async (request, reply) => {
      const { email, language = languageOf(request) } = request.body
      await requestMail(deps, request.ip, { kind, email, language })
      return reply.code(202).send()
    })
  }

  routes.post(
    '/auth/confirm-email',
    { config, schema: { body: ConfirmEmailInput, response: { 200: SessionAnswer } } },
    async (request, reply) =>
      answerWithSession(
        deps,
        request,
        reply,
        await confirmEmail({ ...at(), userAgent: userAgentOf(request) }, request.body.token),
      ),
  )

  routes.post('/auth/reset-password', { config, schema: { body: ResetPasswordInput } }, async (request, reply) => {
    await resetPassword(at(), request.body)
    return reply.code(204).send()
  })

  routes.get('/demo/mails', { config, schema: { response: { 200: KeptMails } } }, async () => {
    if (deps.environment !== 'demonstration' || deps.mail.smtpUrl !== null) throw new DomainError('request.notFound')
    return { data: await listKeptMails(deps.dataDir) }
  })
}

/** What somebody changes of the own account. */
export async function ownAccountRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()
  const config = { access: 'signedIn' } as const
  const isDemonstration = deps.environment === 'demonstration'

  routes.put('/auth/change-password', { config, schema: { body: ChangePasswordInput } }, async (request, reply) => {
    const { accountId, sessionId } = request.account
    await changePassword({ db: deps.db, now: deps.clock.now(), accountId, sessionId }, request.body)
    return reply.code(200).send({})
  })

  routes.get('/users/me/profile', { config, schema: { response: { 200: Profile } } }, async (request) =>
    readOwnProfile(deps.db, request.account, isDemonstration),
  )

  routes.put(
    '/users/me/profile',
    { config, schema: { body: ProfileInput, response: { 200: Profile } } },
    async (request) => {
      await updateProfile(deps.db, request.account.accountId, request.body)
      return readOwnProfile(deps.db, request.account, isDemonstration)
    },
  )
}
