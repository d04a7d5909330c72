/** `x` may, `o` for what is one's own, `-` may not; always in the points of sale that the user may enter. */
type Mark = 'x' | 'o' | '-'
type Marks = `${Mark} ${Mark} ${Mark} ${Mark} ${Mark} ${Mark}`

/**
 * What each role may do: administrator, manager, cashier, stock keeper, accountant, read-only, in this order. Every permission
 * of the contracts has its row; only a resource that everybody reads and managers write needs none (`COMMON`).
 */
export const ROLE_MATRIX = {
  'attributes.export': 'x x - x x -',
  'attributes.read': 'x x x x x x',
  'attributes.write': 'x x - x - -',
  'auditTrail.export': 'x - - - x -',
  'auditTrail.read': 'x - - - x -',
  'barcodeRules.export': 'x x - x x -',
  'brands.export': 'x x - x x -',
  'brands.read': 'x x x x x x',
  'brands.write': 'x x - x - -',
  'cashSessions.backdate': 'x - - - - -',
  'cashSessions.closeAnother': 'x x - - - -',
  'cashSessions.export': 'x x - - x -',
  'cashSessions.read': 'x x o - x x',
  'cashSessions.readOthers': 'x x - - x x',
  'cashSessions.seeExpected': 'x x - - x -',
  'cashSessions.write': 'x x o - - -',
  'categories.export': 'x x - x x -',
  'categories.read': 'x x x x x x',
  'categories.write': 'x x - x - -',
  'checkpoints.read': 'x - - - x -',
  'clients.export': 'x x - - x -',
  'clients.read': 'x x x x x x',
  'clients.remove': 'x x - - x -',
  'clients.write': 'x x x - x -',
  'company.read': 'x x x x x x',
  'company.write': 'x - - - - -',
  'discounts.export': 'x x - - x -',
  'discounts.read': 'x x x - x x',
  'discounts.write': 'x x - - - -',
  'fiscalClosings.close': 'x - - - x -',
  'fiscalClosings.export': 'x - - - x -',
  'fiscalClosings.read': 'x - - - x -',
  'integrityRuns.read': 'x - - - x -',
  'integrityRuns.start': 'x - - - x -',
  'labels.print': 'x x - x - -',
  'pointsOfSale.export': 'x x - - x -',
  'pointsOfSale.read': 'x x x x x x',
  'pointsOfSale.write': 'x - - - - -',
  'products.export': 'x x - x x -',
  'products.import': 'x x - - - -',
  'products.openStock': 'x x - x - -',
  'products.read': 'x x x x x x',
  'products.seeCost': 'x x - x x -',
  'products.setPrice': 'x x - - - -',
  'products.write': 'x x - x - -',
  'registers.read': 'x x x x x x',
  'registers.write': 'x x - - - -',
  'sales.editPrice': 'x x - - - -',
  'sales.exceedDiscount': 'x x - - - -',
  'sales.export': 'x x - - x -',
  'sales.read': 'x x x - x x',
  'sales.write': 'x x x - - -',
  'salesReturns.read': 'x x x - x x',
  'salesReturns.withoutOrigin': 'x x - - - -',
  'savedViews.share': 'x x - - - -',
  'subcategories.export': 'x x - x x -',
  'subcategories.read': 'x x x x x x',
  'subcategories.write': 'x x - x - -',
  'units.export': 'x x - x x -',
  'units.read': 'x x x x x x',
  'units.write': 'x x - x - -',
} as const satisfies Readonly<Record<string, Marks>>

/** What a new resource begins with. */
const COMMON: Readonly<Record<string, Marks>> = { read: 'x x x x x x', write: 'x x - - - -' }

const rows: Readonly<Record<string, Marks>> = ROLE_MATRIX

/** The cells of a permission, by role in the order of `ROLES`; undefined where it has to have a row and has none. */
export function marksOf(permission: string): Mark[] | undefined {
  const marks = rows[permission] ?? COMMON[permission.slice(permission.indexOf('.') + 1)]
  return marks?.split(' ').map((mark): Mark => (mark === 'x' || mark === 'o' ? mark : '-'))
}
