import { auditedRow, auditedRows, lookedAt } from '../../audited.ts'
import { PartyAddress, PartyContact } from '../parties/index.ts'
import { Supplier, SUPPLIERS } from './index.ts'

export const audited = lookedAt(
  auditedRow(
    SUPPLIERS.entity,
    Supplier,
    {
      code: 'text',
      name: 'text',
      phone: 'text',
      email: 'text',
      taxId: 'text',
      address: 'text',
      postalCode: 'text',
      city: 'text',
      paymentDays: 'count',
      isPaymentAtMonthEnd: 'flag',
      leadDays: 'count',
      addresses: auditedRows(PartyAddress, { name: 'text', address: 'text', postalCode: 'text', city: 'text' }),
      contacts: auditedRows(PartyContact, { name: 'text', role: 'text', phone: 'text', email: 'text' }),
      isActive: 'flag',
    },
    { into: 'named', erasedEntries: 'count', erasureId: 'untold', proof: 'untold' },
  ),
  { view: 'row' },
)
