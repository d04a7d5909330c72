import type { NotificationKind, NotificationParams } from '@comptoir/contracts/identity/notifications'
import { STOCK_ADJUSTMENTS } from '@comptoir/contracts/inventory/stock-adjustments'
import { STOCK_LEVELS } from '@comptoir/contracts/inventory/stock-levels'
import { STOCK_REORDER } from '@comptoir/contracts/inventory/stock-reorder'
import { STOCK_TRANSFERS } from '@comptoir/contracts/inventory/stock-transfers'
import type { Permission } from '@comptoir/contracts/permissions'
import { numberFromMilli } from '@comptoir/money'
import type { Reader } from './audience.queries.ts'
import type { CauseKind, CauseRow } from './causes.queries.ts'

interface Telling {
  kind: NotificationKind
  /** All of them: what is led to can be read there, and something done about it. */
  needs: readonly Permission[]
  /** Whether all of a point of sale is told as one, or each by itself. */
  isTogether: boolean
  /** The page that shows what is told, under the point of sale. */
  pathOf: (row: CauseRow) => string
}

/** How each kind of cause is told, to whom, and where it leads. */
export const TELLINGS: Readonly<Record<CauseKind, Telling>> = {
  low: {
    kind: 'stockLow',
    needs: [STOCK_LEVELS.permissions.read, STOCK_REORDER.permissions.write],
    isTogether: true,
    pathOf: () => 'manageStocks?state=belowMinimum',
  },
  negative: {
    kind: 'stockNegative',
    needs: [STOCK_LEVELS.permissions.read, STOCK_ADJUSTMENTS.permissions.write],
    isTogether: true,
    pathOf: () => 'manageStocks?state=negative',
  },
  lotExpiring: {
    kind: 'lotsExpiring',
    needs: [STOCK_LEVELS.permissions.read, STOCK_ADJUSTMENTS.permissions.write],
    isTogether: true,
    pathOf: () => 'stockLots',
  },
  transferReady: {
    kind: 'transferNotSent',
    needs: [STOCK_TRANSFERS.permissions.read, STOCK_TRANSFERS.permissions.send],
    isTogether: false,
    pathOf: ({ subject_id: id }) => `stockTransfer/${id}`,
  },
  transferSent: {
    kind: 'transferNotReceived',
    needs: [STOCK_TRANSFERS.permissions.read, STOCK_TRANSFERS.permissions.receive],
    isTogether: false,
    pathOf: ({ subject_id: id }) => `stockTransfer/${id}`,
  },
}

/** What is told as one: never of two points of sale, which may have other readers. */
export function toldTogether(kind: CauseKind, rows: readonly CauseRow[]): CauseRow[][] {
  const groups = new Map<string, CauseRow[]>()
  for (const row of rows) {
    const key = TELLINGS[kind].isTogether ? row.point_of_sale_id : `${row.point_of_sale_id} ${row.subject_id}`
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups.values()]
}

/** Who is told of something at a point of sale. */
export function audienceOf(kind: CauseKind, pointOfSaleId: string, readers: readonly Reader[]): string[] {
  const { needs } = TELLINGS[kind]
  return readers
    .filter(({ permissions }) => needs.every((permission) => permissions.has(permission)))
    .filter(({ pointOfSaleIds }) => pointOfSaleIds === null || pointOfSaleIds.includes(pointOfSaleId))
    .map(({ userId }) => userId)
}

/** The values of the phrase: of several, how many there are and the first by name. */
export function paramsOf(rows: readonly [CauseRow, ...CauseRow[]]): NotificationParams {
  const [{ name, shop, other, left_milli: left, least_milli: least, day }] = rows
  return {
    ...{ count: rows.length, name, shop },
    ...(other === null ? {} : { other }),
    ...(left === null ? {} : { left: numberFromMilli(Number(left)) }),
    ...(least === null ? {} : { least: numberFromMilli(Number(least)) }),
    ...(day === null ? {} : { day }),
  }
}
