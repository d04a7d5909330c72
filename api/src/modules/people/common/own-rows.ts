import type { OwnRows } from '../../../platform/resource/own-rows.ts'

type Place = Pick<OwnRows, 'table' | 'owner'>

/** How further addresses are stored, of clients and of suppliers. */
export function addressesOf(table: Place['table'], owner: Place['owner']): OwnRows {
  return {
    table,
    owner,
    columns: { name: 'name', address: 'address', postalCode: 'postal_code', city: 'city' },
  }
}

/** The same of the people who work there. */
export function contactsOf(table: Place['table'], owner: Place['owner']): OwnRows {
  return { table, owner, columns: { name: 'name', role: 'role', phone: 'phone', email: 'email' } }
}
