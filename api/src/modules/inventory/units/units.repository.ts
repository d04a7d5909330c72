import { UNITS } from '@comptoir/contracts/inventory/units'
import { tableResource } from '../../../platform/resource/table-resource.ts'
import { refuseDecimalsOfPieces } from './whole-units.queries.ts'

export const units = tableResource(UNITS, {
  table: 'unit',
  columns: { name: 'name', decimals: 'decimals' },
  counted: { productCount: 'product.unit_id' },
  unique: { unit_name_key: { reason: 'nameTaken', property: 'name' } },
  usedBy: { products: 'product.unit_id', packs: 'product_pack.unit_id' },
  searched: ({ name }) => [name],
  beforeChange: refuseDecimalsOfPieces,
  hasAuthor: true,
})
