import { auditedRow, auditedRows, codesOf, lookedAt } from '../../audited.ts'
import { PartyAddress, PartyContact } from '../parties/index.ts'
import { Certificate, CertificateKind, Client, ClientKind, CLIENTS } from './index.ts'

export const audited = lookedAt(
  auditedRow(
    CLIENTS.entity,
    Client,
    {
      kind: codesOf(ClientKind),
      code: 'text',
      name: 'text',
      phone: 'text',
      email: 'text',
      taxId: 'text',
      address: 'text',
      postalCode: 'text',
      city: 'text',
      group: 'named',
      sector: 'named',
      paymentDays: 'count',
      isPaymentAtMonthEnd: 'flag',
      creditLimitMinor: 'amount',
      addresses: auditedRows(PartyAddress, { name: 'text', address: 'text', postalCode: 'text', city: 'text' }),
      contacts: auditedRows(PartyContact, { name: 'text', role: 'text', phone: 'text', email: 'text' }),
      certificates: auditedRows(Certificate, {
        kind: codesOf(CertificateKind),
        number: 'untold',
        issuedOn: 'period',
        validFrom: 'period',
        validUntil: 'period',
      }),
      isDefault: 'flag',
      isActive: 'flag',
    },
    { into: 'named', erasedEntries: 'count', erasedDocuments: 'count', erasureId: 'untold', proof: 'untold' },
  ),
  { view: 'row' },
)
