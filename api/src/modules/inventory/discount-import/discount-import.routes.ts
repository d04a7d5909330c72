import { DISCOUNT_FILE_LIMITS, DISCOUNT_IMPORT, DiscountImport } from '@comptoir/contracts/inventory/discount-import'
import { PRODUCT_IMPORT } from '@comptoir/contracts/inventory/product-import'
import { DISCOUNTS } from '@comptoir/contracts/inventory/discounts'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { businessDateOf } from '../../../platform/clock.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { AppDeps } from '../../../platform/deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import { attachment } from '../../../platform/export/file-name.ts'
import { FileBrokenError, receiveFile } from '../../../platform/files/received-file.ts'
import { withUploadPlace } from '../../../platform/files/upload-places.ts'
import { fileAnswer } from '../../../platform/http/answers.ts'
import { examineCsv } from '../../../platform/import-files/csv-file.ts'
import { readRows } from '../../../platform/import-files/csv-rows.ts'
import { refusingAs } from '../../../platform/import-files/refusing-as.ts'
import { CompanyParams } from '../../../platform/http/params.ts'
import { findTimeZone } from '../../company/settings/index.ts'
import { importDiscounts } from './discount-import.service.ts'
import { writeDiscounts } from './write-discounts.ts'

const PATH = `/:companyId/${DISCOUNT_IMPORT.path}`
const ACCESS = DISCOUNTS.permissions.write

const TITLE = { en: 'Discounts and products', fr: 'Remises et produits', ar: 'التخفيضات والمنتوجات' } as const

/** Reads a file of discounts; `apply` is `true` in the form that is to change something. */
async function receiveDiscounts(request: FastifyRequest, { dataDir }: AppDeps): Promise<DiscountImport> {
  const { file, fields } = await receiveFile(request, dataDir, DISCOUNT_FILE_LIMITS).catch((error: unknown) => {
    throw error instanceof FileBrokenError ? new DomainError('productImport.notCsv') : error
  })
  if (!file) throw new DomainError('discountImport.fileMissing')
  try {
    const { path } = file
    return await refusingAs(PRODUCT_IMPORT, async () => {
      const shape = await examineCsv(path)
      return inTransaction(request.ctx, (ctx) =>
        importDiscounts(ctx, readRows(path, shape), { apply: fields['apply'] === 'true' }),
      )
    })
  } finally {
    await file.discard()
  }
}

export async function discountImportRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()

  routes.post(
    PATH,
    {
      config: { access: ACCESS },
      schema: { params: CompanyParams, consumes: ['multipart/form-data'], response: { 200: DiscountImport } },
    },
    (request) => withUploadPlace(request.ctx.companyId, () => receiveDiscounts(request, deps)),
  )

  routes.get(
    `${PATH}/file`,
    {
      config: { access: ACCESS, work: 'report' },
      schema: { params: CompanyParams, response: fileAnswer(['text/csv']) },
    },
    async ({ ctx }, reply) => {
      const { text, day } = await inTransaction(ctx, async (tx) => ({
        text: await writeDiscounts(tx),
        day: businessDateOf(tx.now, await findTimeZone(tx)),
      }))
      const { language } = ctx
      return reply
        .type('text/csv; charset=utf-8')
        .header(
          'content-disposition',
          attachment({ title: TITLE[language], language, asciiTitle: 'discounts', day, extension: 'csv' }),
        )
        .header('cache-control', 'no-store')
        .send(text)
    },
  )
}
