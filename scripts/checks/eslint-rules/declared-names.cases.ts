import { isReported, passes, type RuleCases } from './cases.ts'

const address = (rest: string): string => `const to = \`/\${company.id}/${rest}\``

export const declaredNamesCases: RuleCases = {
  valid: passes(
    'useHasPermission(BRANDS.permissions.write)',
    'sdk.can(CASH_SESSIONS.permissions.read)',
    'useAddresses(BRANDS).edit(id)',
    'const to = `/login?${search}`',
    'const part = `${list}/edit/${id}`',
  ),
  invalid: [
    ...isReported(
      'permission',
      "useHasPermission('brands.write')",
      "hasPermission('brands.write')",
      'useHasPermission(`${area}.write`)',
      "sdk.can('cashSessions.read')",
    ),
    ...isReported('address', address('pointsOfSale'), address('${pointOfSale.id}/sales/${row.id}')),
  ],
}
