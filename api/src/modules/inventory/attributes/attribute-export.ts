import type { Attribute } from '@comptoir/contracts/inventory/attributes'
import { activityCell } from '../../../platform/export/cells.ts'
import { listExport, wordsOf } from '../../../platform/export/list-export.ts'
import { attributes } from './attributes.repository.ts'

export const attributeExport = listExport<Attribute>({
  title: { en: 'Attributes', fr: 'Attributs', ar: 'الخاصيات' },
  list: attributes.list,
  columns: [
    { header: wordsOf('field.attribute.name'), kind: 'text', value: ({ name }) => name },
    {
      header: { en: 'Values', fr: 'Valeurs', ar: 'القيم' },
      kind: 'text',
      value: ({ values }) => values.map(({ name }) => name).join(', '),
    },
    { header: wordsOf('field.attribute.productCount'), kind: 'number', value: ({ productCount }) => productCount },
    {
      header: wordsOf('common.status'),
      kind: 'text',
      value: ({ isActive }, reader) => activityCell(isActive, reader),
    },
  ],
})
