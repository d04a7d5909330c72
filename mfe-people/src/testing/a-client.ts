import type { Client } from '@comptoir/contracts/people/clients'
import { newId } from '@comptoir/platform'

/** A business client; name only what the test is about. */
export function aClient(given: Partial<Client> = {}): Client {
  return {
    id: newId(),
    kind: 'business',
    code: 'CL-014',
    name: 'Café de la Médina',
    phone: '+216 71 748 320',
    email: 'achats@medina.example',
    taxId: '1234567A/P/M/000',
    address: '3, rue du Pacha',
    postalCode: '1006',
    city: 'Tunis',
    group: null,
    sector: null,
    paymentDays: null,
    isPaymentAtMonthEnd: false,
    creditLimitMinor: null,
    addresses: [],
    contacts: [],
    certificates: [],
    isDefault: false,
    isActive: true,
    version: 4,
    ...given,
  }
}
