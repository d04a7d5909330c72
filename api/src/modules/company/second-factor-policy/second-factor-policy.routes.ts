import {
  SECOND_FACTOR_POLICY,
  SecondFactorPolicy,
  SecondFactorPolicyInput,
} from '@comptoir/contracts/company/second-factor-policy'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { writeOnce } from '../../../platform/http/idempotency.ts'
import { CompanyParams } from '../../../platform/http/params.ts'
import { changePolicy, readPolicy } from './second-factor-policy.service.ts'

/** Who needs a second factor in the company, and how many have none: read and changed by those who keep its settings. */
export async function secondFactorPolicyRoutes(app: FastifyInstance): Promise<void> {
  const path = `/:companyId/${SECOND_FACTOR_POLICY.path}`

  app.get(
    path,
    {
      config: { access: SECOND_FACTOR_POLICY.permissions.read },
      schema: { params: CompanyParams, response: { 200: SecondFactorPolicy } },
    },
    ({ ctx }) => inTransaction(ctx, readPolicy),
  )

  app.put<{ Body: SecondFactorPolicyInput }>(
    path,
    {
      config: { access: SECOND_FACTOR_POLICY.permissions.write },
      schema: { params: CompanyParams, body: SecondFactorPolicyInput, response: { 200: SecondFactorPolicy } },
    },
    (request, reply) => writeOnce(request, reply, 200, (ctx) => changePolicy(ctx, request.body)),
  )
}
