import { auditedRow, codesOf } from '../../audited.ts'
import { Client, ClientKind, CLIENTS } from './index.ts'

export const audited = auditedRow(CLIENTS.entity, Client, {
  kind: codesOf(ClientKind),
  code: 'text',
  name: 'text',
  phone: 'text',
  email: 'text',
  taxId: 'text',
  address: 'text',
  postalCode: 'text',
  city: 'text',
  isDefault: 'flag',
  isActive: 'flag',
})
