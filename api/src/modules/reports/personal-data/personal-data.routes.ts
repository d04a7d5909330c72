import { ErasureInput } from '@comptoir/contracts/people/parties'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { ofWholeCompany } from '../../../platform/db/whole-company.ts'
import { fileStream } from '../../../platform/export/file-stream.ts'
import { DONE, fileAnswer } from '../../../platform/http/answers.ts'
import { ItemParams } from '../../../platform/http/params.ts'
import { erase } from './erase.service.ts'
import { PEOPLE } from './people.ts'
import { personalFile } from './personal-file.ts'

const ZIP = 'application/zip'

/** What administrators do for a person who asks for it: take all that is kept of them away as a file, and erase it; at all points of sale, since half of it would be neither. */
export async function personalDataRoutes(app: FastifyInstance): Promise<void> {
  for (const kind of PEOPLE) {
    const { path, permissions } = kind.declared
    app.get<{ Params: { id: string } }>(
      `/:companyId/${path}/:id/personal-data`,
      {
        config: { access: permissions.personalData, work: 'report' },
        schema: { params: ItemParams, response: fileAnswer([ZIP]) },
      },
      async ({ ctx, params }, reply) => {
        const { chunks, disposition } = await inTransaction(ofWholeCompany(ctx), (tx) =>
          personalFile(tx, kind, params.id),
        )
        void reply.type(ZIP).header('content-disposition', disposition).header('cache-control', 'no-store')
        return reply.send(await fileStream(chunks))
      },
    )
    app.post<{ Params: { id: string }; Body: ErasureInput }>(
      `/:companyId/${path}/:id/erase`,
      {
        config: { access: permissions.personalData, work: 'report' },
        schema: { params: ItemParams, body: ErasureInput, response: DONE },
      },
      async ({ ctx, params, body }, reply) => {
        await inTransaction(ofWholeCompany(ctx), (tx) => erase(tx, kind, params.id, body))
        return reply.code(204).send()
      },
    )
  }
}
