import { CLIENT_GROUPS, type ClientGroup } from '@comptoir/contracts/people/client-groups'
import type { FastifyInstance } from 'fastify'
import { activityCell } from '../../../platform/export/cells.ts'
import { listExport, wordsOf } from '../../../platform/export/list-export.ts'
import { resourceRoutes } from '../../../platform/resource/resource-routes.ts'
import { tableResource } from '../../../platform/resource/table-resource.ts'

/** Clients that belong together, such as wholesalers; unique by name without regard to case. */
const clientGroups = tableResource(CLIENT_GROUPS, {
  table: 'client_group',
  columns: { name: 'name' },
  counted: { clientCount: 'client.group_id' },
  unique: { client_group_name_key: { reason: 'nameTaken', property: 'name' } },
  usedBy: { clients: 'client.group_id' },
  searched: ({ name }) => [name],
  hasAuthor: true,
})

const clientGroupExport = listExport<ClientGroup>({
  title: { en: 'Client groups', fr: 'Groupes de clients', ar: 'مجموعات الحرفاء' },
  list: clientGroups.list,
  columns: [
    { header: wordsOf('field.clientGroup.name'), kind: 'text', value: ({ name }) => name },
    { header: wordsOf('field.clientGroup.clientCount'), kind: 'number', value: ({ clientCount }) => clientCount },
    {
      header: wordsOf('common.status'),
      kind: 'text',
      value: ({ isActive }, reader) => activityCell(isActive, reader),
    },
  ],
})

export async function clientGroupRoutes(app: FastifyInstance): Promise<void> {
  resourceRoutes(app, CLIENT_GROUPS, clientGroups, { export: clientGroupExport })
}
