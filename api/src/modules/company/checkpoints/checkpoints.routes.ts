import { Checkpoint, CheckpointDays, CheckpointPart, CHECKPOINTS } from '@comptoir/contracts/company/checkpoints'
import { BusinessDate, Id, Strict } from '@comptoir/contracts/schema'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../../platform/deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import { CompanyParams } from '../../../platform/http/params.ts'
import { listCheckpoints, partIn, readCheckpoint } from './checkpoint-files.ts'

const DayParams = Strict({ date: BusinessDate })
const CompanyDayParams = Strict({ companyId: Id, date: BusinessDate })

/** A company downloads its own part of a checkpoint, super-administrators the whole file, to the byte. */
export async function checkpointRoutes(app: FastifyInstance, { dataDir }: Pick<AppDeps, 'dataDir'>): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()
  const days = async (): Promise<string[]> => listCheckpoints(dataDir).toReversed()
  const path = `/:companyId/${CHECKPOINTS.path}`
  const config = { access: CHECKPOINTS.permissions.read } as const
  const ofInstallation = { access: 'superAdministrator' } as const

  routes.get(path, { config, schema: { params: CompanyParams, response: { 200: CheckpointDays } } }, days)
  routes.get(
    `${path}/:date`,
    { config, schema: { params: CompanyDayParams, response: { 200: CheckpointPart } } },
    async ({ ctx, params: { date } }, reply) => {
      const part = partIn({ date, text: fileOf(dataDir, date) }, ctx.companyId)
      if (!part) throw new DomainError('checkpoint.notFound', { date })
      void reply.header('content-disposition', `attachment; filename="checkpoint-${date}.json"`)
      return part
    },
  )
  routes.get('/superadmin/checkpoints', { config: ofInstallation, schema: { response: { 200: CheckpointDays } } }, days)
  app.get<{ Params: { date: string } }>(
    '/superadmin/checkpoints/:date',
    { config: ofInstallation, schema: { params: DayParams, response: { 200: Checkpoint } } },
    (request, reply) => {
      const { date } = request.params
      const text = fileOf(dataDir, date)
      return reply
        .header('content-disposition', `attachment; filename="checkpoint-${date}.json"`)
        .type('application/json; charset=utf-8')
        .send(Buffer.from(text))
    },
  )
}

function fileOf(dataDir: string, date: string): string {
  const text = readCheckpoint(dataDir, date)
  if (text === null) throw new DomainError('checkpoint.notFound', { date })
  return text
}
