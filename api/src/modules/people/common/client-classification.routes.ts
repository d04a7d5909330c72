import type { ACTIVITY_SECTORS } from '@comptoir/contracts/people/activity-sectors'
import type { CLIENT_GROUPS, ClientGroup } from '@comptoir/contracts/people/client-groups'
import type { FastifyInstance } from 'fastify'
import { activityCell } from '../../../platform/export/cells.ts'
import { listExport, wordsOf, type Words } from '../../../platform/export/list-export.ts'
import { resourceRoutes } from '../../../platform/resource/resource-routes.ts'
import { tableResource } from '../../../platform/resource/table-resource.ts'

/** The column by which clients belong to a row of each. */
const REFERENCES = { client_group: 'client.group_id', activity_sector: 'client.sector_id' } as const

interface Stored {
  table: keyof typeof REFERENCES
  /** What the file of an export is called. */
  titles: Words
}

/** The calls of what clients are narrowed by, with how many clients each has; unique by name without regard to case. */
export function clientClassification(
  declared: typeof CLIENT_GROUPS | typeof ACTIVITY_SECTORS,
  { table, titles }: Stored,
): (app: FastifyInstance) => Promise<void> {
  const resource = tableResource(declared, {
    table,
    columns: { name: 'name' },
    counted: { clientCount: REFERENCES[table] },
    unique: { [`${table}_name_key`]: { reason: 'nameTaken', property: 'name' } },
    usedBy: { clients: REFERENCES[table] },
    searched: ({ name }) => [name],
    hasAuthor: true,
  })
  const exported = listExport<ClientGroup>({
    title: titles,
    list: resource.list,
    columns: [
      { header: wordsOf(`field.${declared.entity}.name`), kind: 'text', value: ({ name }) => name },
      {
        header: wordsOf(`field.${declared.entity}.clientCount`),
        kind: 'number',
        value: ({ clientCount }) => clientCount,
      },
      {
        header: wordsOf('common.status'),
        kind: 'text',
        value: ({ isActive }, reader) => activityCell(isActive, reader),
      },
    ],
  })
  return async (app) => resourceRoutes(app, declared, resource, { export: exported })
}
