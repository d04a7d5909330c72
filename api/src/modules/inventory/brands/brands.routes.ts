import { Brand, BrandInput, BRANDS } from '@comptoir/contracts/inventory/brands'
import type { FastifyInstance } from 'fastify'
import { resourceRoutes } from '../../../platform/resource/resource-routes.ts'
import { brandExport } from './brand-export.ts'
import { listBrands, listShortBrands } from './brands.queries.ts'
import { brandUseCases } from './brands.service.ts'

export async function brandRoutes(app: FastifyInstance): Promise<void> {
  resourceRoutes(app, {
    path: 'brands',
    read: 'brands.read',
    write: 'brands.write',
    schemas: { item: Brand, input: BrandInput, page: BRANDS.page, list: BRANDS.list },
    short: listShortBrands,
    list: listBrands,
    export: brandExport,
    ...brandUseCases,
  })
}
