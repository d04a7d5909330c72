import { SUPPLIERS, type Supplier } from '@comptoir/contracts/people/suppliers'
import type { TxCtx } from '../../../platform/context.ts'
import { tableResource } from '../../../platform/resource/table-resource.ts'
import { addressesOf, contactsOf, joinedParty, refuseTooMany } from '../common/index.ts'

export const suppliers = tableResource(SUPPLIERS, {
  table: 'supplier',
  columns: {
    code: 'code',
    name: 'name',
    phone: 'phone',
    email: 'email',
    taxId: 'tax_id',
    address: 'address',
    postalCode: 'postal_code',
    city: 'city',
    paymentDays: 'payment_days',
    isPaymentAtMonthEnd: 'is_payment_at_month_end',
    leadDays: 'lead_days',
  },
  ownRows: {
    addresses: addressesOf('supplier_address', 'supplier_id'),
    contacts: contactsOf('supplier_contact', 'supplier_id'),
  },
  unique: { supplier_code_key: { reason: 'codeTaken', property: 'code' } },
  searched: ({ code, name, phone, email, taxId }) => [code, name, phone, phone?.replaceAll(/\D/g, ''), email, taxId],
  hasAuthor: true,
})

/** Gives a supplier what it lacks of one that goes up in it; refuses more than it can have. */
export async function joinSuppliers(ctx: TxCtx, from: Supplier, into: Supplier): Promise<void> {
  const { code, name, leadDays } = into
  const joined = joinedParty(from, into)
  refuseTooMany(SUPPLIERS, joined.addresses, joined.contacts)
  await suppliers.change(ctx, into.id, { ...joined, code, name, leadDays: leadDays ?? from.leadDays })
}
