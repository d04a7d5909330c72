import type { OwnRole, PermissionChoices } from '@comptoir/contracts/company/roles'
import { newId } from '@comptoir/platform'

/** A role of the company's own that two have; name only what the test is about. */
export function aRole(given: Partial<OwnRole> = {}): OwnRole {
  return {
    id: newId(),
    name: 'Chef de rayon',
    description: 'Tient un rayon',
    basedOn: 'stockKeeper',
    permissions: ['company.read', 'brands.read', 'brands.write'],
    approvals: [],
    userCount: 2,
    version: 3,
    ...given,
  }
}

const KEEPERS = ['administrator', 'manager', 'stockKeeper'] as const
const EVERYBODY = ['administrator', 'manager', 'cashier', 'stockKeeper', 'accountant', 'readOnly'] as const

/** What roles can be made of in these tests: brands, selling, and what every role has. */
export const CHOICES: PermissionChoices = {
  areas: [
    {
      area: 'sales',
      subjects: [
        [
          {
            name: 'sales.read',
            label: 'view sales',
            heldBy: ['administrator', 'cashier'],
            isBasic: false,
            isApprovable: false,
          },
          {
            name: 'sales.write',
            label: 'sell',
            heldBy: ['administrator', 'cashier'],
            isBasic: false,
            isApprovable: false,
          },
          {
            name: 'sales.editPrice',
            label: 'set prices',
            heldBy: ['administrator'],
            isBasic: false,
            isApprovable: true,
          },
        ],
      ],
    },
    {
      area: 'inventory',
      subjects: [
        [
          { name: 'brands.read', label: 'view brands', heldBy: [...EVERYBODY], isBasic: false, isApprovable: false },
          { name: 'brands.write', label: 'manage brands', heldBy: [...KEEPERS], isBasic: false, isApprovable: false },
          { name: 'brands.export', label: 'export brands', heldBy: [...KEEPERS], isBasic: false, isApprovable: false },
        ],
      ],
    },
    {
      area: 'company',
      subjects: [
        [
          {
            name: 'company.read',
            label: 'view the company',
            heldBy: [...EVERYBODY],
            isBasic: true,
            isApprovable: false,
          },
        ],
      ],
    },
  ],
}
