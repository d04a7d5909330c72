import type { PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import { activityCell } from '../../../platform/export/cells.ts'
import { listExport, wordsOf } from '../../../platform/export/list-export.ts'
import { listPointsOfSale } from './points-of-sale.queries.ts'

export const pointOfSaleExport = listExport<PointOfSale>({
  title: { en: 'Points of sale', fr: 'Points de vente', ar: 'نقاط البيع' },
  list: listPointsOfSale,
  columns: [
    { header: wordsOf('field.pointOfSale.name'), kind: 'text', value: ({ name }) => name },
    { header: wordsOf('field.pointOfSale.code'), kind: 'text', value: ({ code }) => code },
    { header: wordsOf('field.pointOfSale.address'), kind: 'text', value: ({ address }) => address },
    { header: wordsOf('field.pointOfSale.postalCode'), kind: 'text', value: ({ postalCode }) => postalCode },
    { header: wordsOf('field.pointOfSale.city'), kind: 'text', value: ({ city }) => city },
    { header: wordsOf('field.pointOfSale.phone'), kind: 'text', value: ({ phone }) => phone },
    { header: wordsOf('field.pointOfSale.registerCount'), kind: 'number', value: ({ registerCount }) => registerCount },
    {
      header: wordsOf('common.status'),
      kind: 'text',
      value: ({ isActive }, reader) => activityCell(isActive, reader),
    },
  ],
})
