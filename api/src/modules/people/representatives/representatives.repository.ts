import { CATEGORIES } from '@comptoir/contracts/inventory/categories'
import { REPRESENTATIVES } from '@comptoir/contracts/people/representatives'
import { tableResource } from '../../../platform/resource/table-resource.ts'
import { checkCommissions } from './representatives.rules.ts'

const rows = tableResource(REPRESENTATIVES, {
  table: 'representative',
  columns: { code: 'code', name: 'name', phone: 'phone', email: 'email' },
  ownRows: {
    commissions: {
      table: 'representative_tier',
      owner: 'representative_id',
      columns: { isClawedBack: 'is_clawed_back', fromMinor: 'from_minor', rateMilli: 'rate_milli' },
      named: { category: { table: 'category', column: 'category_id' } },
    },
  },
  usedBy: { sales: 'sale.representative_id' },
  unique: { representative_code_key: { reason: 'codeTaken', property: 'code' } },
  references: {
    representative_tier_category_fk: { code: CATEGORIES.errors.notFound, property: 'commissions' },
  },
  searched: ({ code, name, phone, email }) => [code, name, phone, phone?.replaceAll(/\D/g, ''), email],
  beforeChange: (_ctx, _before, { commissions = [] }) => checkCommissions(commissions),
  hasAuthor: true,
})

export const representatives: typeof rows = {
  ...rows,
  create: (ctx, input) => {
    checkCommissions(input.commissions ?? [])
    return rows.create(ctx, input)
  },
}
