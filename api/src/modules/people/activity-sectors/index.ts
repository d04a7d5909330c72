import { ACTIVITY_SECTORS, type ActivitySector } from '@comptoir/contracts/people/activity-sectors'
import type { FastifyInstance } from 'fastify'
import { activityCell } from '../../../platform/export/cells.ts'
import { listExport, wordsOf } from '../../../platform/export/list-export.ts'
import { resourceRoutes } from '../../../platform/resource/resource-routes.ts'
import { tableResource } from '../../../platform/resource/table-resource.ts'

/** What clients do, such as food retail; unique by name without regard to case. */
const activitySectors = tableResource(ACTIVITY_SECTORS, {
  table: 'activity_sector',
  columns: { name: 'name' },
  counted: { clientCount: 'client.sector_id' },
  unique: { activity_sector_name_key: { reason: 'nameTaken', property: 'name' } },
  usedBy: { clients: 'client.sector_id' },
  searched: ({ name }) => [name],
  hasAuthor: true,
})

const activitySectorExport = listExport<ActivitySector>({
  title: { en: 'Activity sectors', fr: 'Secteurs d’activité', ar: 'قطاعات النشاط' },
  list: activitySectors.list,
  columns: [
    { header: wordsOf('field.activitySector.name'), kind: 'text', value: ({ name }) => name },
    { header: wordsOf('field.activitySector.clientCount'), kind: 'number', value: ({ clientCount }) => clientCount },
    {
      header: wordsOf('common.status'),
      kind: 'text',
      value: ({ isActive }, reader) => activityCell(isActive, reader),
    },
  ],
})

export async function activitySectorRoutes(app: FastifyInstance): Promise<void> {
  resourceRoutes(app, ACTIVITY_SECTORS, activitySectors, { export: activitySectorExport })
}
