import {
  REGISTER_STATES,
  RegisterCommand,
  RegisterCommands,
  RegisterReport,
  RegisterState,
  RegisterStateList,
} from '@comptoir/contracts/company/register-states'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { writeOnce } from '../../../platform/http/idempotency.ts'
import { CompanyParams, ItemParams } from '../../../platform/http/params.ts'
import { listRegisterStates } from './register-states.queries.ts'
import { commandRegister, takeReport } from './register-states.service.ts'

const PATH = `/:companyId/${REGISTER_STATES.path}`

/** Whoever sells reports: a lock is for everybody who sells. */
const REPORT_ACCESS = 'sales.write'

/** `id` is that of the register. */
export async function registerStateRoutes(app: FastifyInstance): Promise<void> {
  const { permissions } = REGISTER_STATES

  app.get(
    PATH,
    { config: { access: permissions.read }, schema: { params: CompanyParams, response: { 200: RegisterStateList } } },
    ({ ctx }) => inTransaction(ctx, listRegisterStates),
  )

  app.post<{ Params: { id: string }; Body: RegisterReport }>(
    `${PATH}/:id/report`,
    {
      config: { access: REPORT_ACCESS },
      schema: { params: ItemParams, body: RegisterReport, response: { 200: RegisterCommands } },
    },
    ({ ctx, params, body }) => inTransaction(ctx, (tx) => takeReport(tx, params.id, body)),
  )

  app.post<{ Params: { id: string }; Body: RegisterCommand }>(
    `${PATH}/:id/commands`,
    {
      config: { access: permissions.command },
      schema: { params: ItemParams, body: RegisterCommand, response: { 200: RegisterState } },
    },
    (request, reply) => writeOnce(request, reply, 200, (ctx) => commandRegister(ctx, request.params.id, request.body)),
  )
}
