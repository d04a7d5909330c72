import { Client, CLIENT_LIST, ClientInput, ClientsPage } from '@comptoir/contracts'
import type { FastifyInstance } from 'fastify'
import { resourceRoutes } from '../../../platform/resource/resource-routes.ts'
import { listClients, listShortClients } from './clients.queries.ts'
import { clientUseCases } from './clients.service.ts'

export async function clientRoutes(app: FastifyInstance): Promise<void> {
  resourceRoutes(app, {
    path: 'clients',
    read: 'clients.read',
    write: 'clients.write',
    schemas: { item: Client, input: ClientInput, page: ClientsPage, list: CLIENT_LIST },
    short: listShortClients,
    list: listClients,
    ...clientUseCases,
  })
}
