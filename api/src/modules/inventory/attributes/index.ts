import { ATTRIBUTES } from '@comptoir/contracts/inventory/attributes'
import type { FastifyInstance } from 'fastify'
import { resourceRoutes } from '../../../platform/resource/resource-routes.ts'
import { attributeExport } from './attribute-export.ts'
import { attributes } from './attributes.repository.ts'

/** Attributes: what variants of a product differ by. Products ask here which values they have. */
export { findValues, type KnownValue } from './attributes.queries.ts'
export { attributes } from './attributes.repository.ts'
export { isVariantOf, variantOf } from './variant-of.queries.ts'

export async function attributeRoutes(app: FastifyInstance): Promise<void> {
  resourceRoutes(app, ATTRIBUTES, attributes, { export: attributeExport })
}
