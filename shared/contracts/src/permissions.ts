/** Who may do what: the one matrix that routes, menus and the generated refusal tests read. Roles are per company. */
export const ROLES = ['administrator', 'manager', 'cashier', 'stockKeeper', 'accountant', 'readOnly'] as const
export type Role = (typeof ROLES)[number]

const everyone = ROLES
const office: readonly Role[] = ['administrator', 'manager', 'accountant', 'readOnly']
const bosses: readonly Role[] = ['administrator', 'manager']

/** Permission name (`resource.verb`) to the roles that hold it. Scope (company, point of sale, own) is checked apart. */
export const PERMISSIONS = {
  'company.read': everyone,
  'company.write': ['administrator'],
  'pointsOfSale.read': everyone,
  'pointsOfSale.write': ['administrator'],
  'auditTrail.read': ['administrator', 'accountant'],
  'registers.read': everyone,
  'registers.write': bosses,
  'clients.read': everyone,
  'clients.write': ['administrator', 'manager', 'cashier', 'accountant'],
  'products.read': everyone,
  'products.write': ['administrator', 'manager', 'stockKeeper'],
  'products.import': ['administrator', 'manager', 'stockKeeper'],
  'products.seeCost': ['administrator', 'manager', 'stockKeeper', 'accountant'],
  'brands.read': everyone,
  'brands.write': ['administrator', 'manager', 'stockKeeper'],
  'units.read': everyone,
  'units.write': ['administrator', 'manager', 'stockKeeper'],
  'discounts.read': ['administrator', 'manager', 'cashier', 'accountant', 'readOnly'],
  'discounts.write': bosses,
  'cashSessions.read': ['administrator', 'manager', 'cashier', 'accountant', 'readOnly'],
  'cashSessions.write': ['administrator', 'manager', 'cashier'],
  'cashSessions.seeExpected': ['administrator', 'manager', 'accountant'],
  'cashSessions.closeAnother': bosses,
  'cashSessions.backdate': ['administrator'],
  'sales.read': [...office, 'cashier'],
  'sales.write': ['administrator', 'manager', 'cashier'],
  'sales.editPrice': bosses,
  'sales.exceedDiscount': bosses,
  'salesReturns.read': [...office, 'cashier'],
  'salesReturns.withoutOrigin': bosses,
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof PERMISSIONS

/** The permissions a role holds, in the order of the table. */
export function permissionsOf(role: Role): Permission[] {
  return (Object.keys(PERMISSIONS) as Permission[]).filter((name) =>
    (PERMISSIONS[name] as readonly Role[]).includes(role),
  )
}
