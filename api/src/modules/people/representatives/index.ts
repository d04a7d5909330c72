import { REPRESENTATIVES, type Representative } from '@comptoir/contracts/people/representatives'
import type { FastifyInstance } from 'fastify'
import { activityCell } from '../../../platform/export/cells.ts'
import { listExport, wordsOf } from '../../../platform/export/list-export.ts'
import { resourceRoutes } from '../../../platform/resource/resource-routes.ts'
import { searchRoute } from '../common/index.ts'
import { representatives } from './representatives.repository.ts'

export { representatives } from './representatives.repository.ts'

const representativeExport = listExport<Representative>({
  title: { en: 'Representatives', fr: 'Représentants', ar: 'الممثلون التجاريون' },
  list: representatives.list,
  columns: [
    { header: wordsOf('field.representative.code'), kind: 'text', value: ({ code }) => code },
    { header: wordsOf('field.representative.name'), kind: 'text', value: ({ name }) => name },
    { header: wordsOf('field.representative.phone'), kind: 'text', value: ({ phone }) => phone },
    { header: wordsOf('field.representative.email'), kind: 'text', value: ({ email }) => email },
    {
      header: wordsOf('common.status'),
      kind: 'text',
      value: ({ isActive }, reader) => activityCell(isActive, reader),
    },
  ],
})

/** Representatives, with what they get of what they sell. */
export async function representativeRoutes(app: FastifyInstance): Promise<void> {
  searchRoute(app, REPRESENTATIVES, representatives.list)
  resourceRoutes(app, REPRESENTATIVES, representatives, { export: representativeExport })
}
