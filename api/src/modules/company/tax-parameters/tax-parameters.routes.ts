import { TAX_PARAMETERS } from '@comptoir/contracts/company/tax-parameters'
import type { FastifyInstance } from 'fastify'
import { resourceRoutes } from '../../../platform/resource/resource-routes.ts'
import { taxParameterCalls } from './tax-parameters.service.ts'

export async function taxParameterRoutes(app: FastifyInstance): Promise<void> {
  resourceRoutes(app, TAX_PARAMETERS, taxParameterCalls)
}
