import { COUNTER_KEYS, CounterKeys, OwnProof, PinInput } from '@comptoir/contracts/company/counter-keys'
import { USERS } from '@comptoir/contracts/company/users'
import type { FastifyInstance } from 'fastify'
import { businessDateOf } from '../../../platform/clock.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { findLetterhead } from '../../../platform/export/letterhead.queries.ts'
import { PDF, sendPdf } from '../../../platform/export/send-pdf.ts'
import { typesetInThread } from '../../../platform/export/typeset-in-thread.ts'
import { DONE, fileAnswer } from '../../../platform/http/answers.ts'
import { CompanyParams, ItemParams } from '../../../platform/http/params.ts'
import { badgeModel } from './badge.rules.ts'
import { makeBadge, proveOwn, readOwnKeys, removeKeys, removeOwnPin, setOwnPin } from './counter-keys.service.ts'

const TEMPLATE = new URL('./badge.typ', import.meta.url)
const TITLE = { en: 'Badge', fr: 'Badge', ar: 'شارة' }

/** Everybody of the company has keys of their own. */
const OWN_ACCESS = 'company.read'

/** The own PIN, and what administrators do with the PINs and badges of others. */
export async function counterKeyRoutes(app: FastifyInstance): Promise<void> {
  const { permissions } = COUNTER_KEYS
  const own = `/:companyId/${COUNTER_KEYS.path}/own`
  const ofUser = `/:companyId/${USERS.path}/:id`

  app.get(
    own,
    { config: { access: OWN_ACCESS }, schema: { params: CompanyParams, response: { 200: CounterKeys } } },
    ({ ctx }) => inTransaction(ctx, readOwnKeys),
  )

  app.put<{ Body: PinInput }>(
    own,
    {
      config: { access: OWN_ACCESS },
      schema: { params: CompanyParams, body: PinInput, response: { 200: CounterKeys } },
    },
    ({ ctx, body }) => setOwnPin(ctx, body),
  )

  app.delete(
    own,
    { config: { access: OWN_ACCESS }, schema: { params: CompanyParams, response: { 200: CounterKeys } } },
    ({ ctx }) => inTransaction(ctx, removeOwnPin),
  )

  app.post<{ Body: OwnProof }>(
    `${own}/proof`,
    { config: { access: OWN_ACCESS }, schema: { params: CompanyParams, body: OwnProof, response: DONE } },
    async ({ ctx, body }, reply) => {
      await proveOwn(ctx, body)
      return reply.code(204).send()
    },
  )

  app.post<{ Params: { id: string } }>(
    `${ofUser}/badge`,
    {
      config: { access: permissions.write },
      schema: { params: ItemParams, response: fileAnswer([PDF]) },
    },
    async ({ ctx, params }, reply) => {
      const { language, now } = ctx
      const { companyName, timeZone } = await inTransaction(ctx, findLetterhead)
      const file = await makeBadge(ctx, params.id, (badge) =>
        typesetInThread(ctx.companyId, TEMPLATE, badgeModel(badge, companyName, language)),
      )
      const day = businessDateOf(now, timeZone)
      return sendPdf(reply, file, { title: TITLE[language], language, asciiTitle: 'badge', day })
    },
  )

  app.delete<{ Params: { id: string } }>(
    `${ofUser}/${COUNTER_KEYS.path}`,
    { config: { access: permissions.write }, schema: { params: ItemParams, response: DONE } },
    async ({ ctx, params }, reply) => {
      await inTransaction(ctx, (tx) => removeKeys(tx, params.id))
      return reply.code(204).send()
    },
  )
}
