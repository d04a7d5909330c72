import { LABELS, LabelsInput } from '@comptoir/contracts/inventory/labels'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { businessDateOf } from '../../../platform/clock.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { findLetterhead } from '../../../platform/export/letterhead.queries.ts'
import { PDF, sendPdf } from '../../../platform/export/send-pdf.ts'
import { typesetInThread } from '../../../platform/export/typeset-in-thread.ts'
import { fileAnswer } from '../../../platform/http/answers.ts'
import { CompanyParams } from '../../../platform/http/params.ts'
import { labelsOf } from './labels.service.ts'

const TEMPLATE = new URL('./labels.typ', import.meta.url)
const TITLE = { en: 'Labels', fr: 'Étiquettes', ar: 'الملصقات' }

/** `POST …/labels`: labels of products as a PDF, in true size. */
export async function labelRoutes(app: FastifyInstance): Promise<void> {
  app.withTypeProvider<TypeBoxTypeProvider>().post(
    `/:companyId/${LABELS.path}`,
    {
      config: { access: LABELS.permissions.print, work: 'report' },
      schema: { params: CompanyParams, body: LabelsInput, response: fileAnswer([PDF]) },
    },
    async ({ ctx, body }, reply) => {
      const { model, timeZone } = await inTransaction(ctx, async (tx) => ({
        model: await labelsOf(tx, body),
        timeZone: (await findLetterhead(tx)).timeZone,
      }))
      const file = await typesetInThread(ctx.companyId, TEMPLATE, model)
      return sendPdf(reply, file, {
        title: TITLE[ctx.language],
        language: ctx.language,
        asciiTitle: LABELS.path,
        day: businessDateOf(ctx.now, timeZone),
      })
    },
  )
}
