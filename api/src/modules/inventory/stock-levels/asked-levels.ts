import {
  STATE_OF_COSTS,
  STATES_OF_DAYS,
  STOCK_DAYS,
  STOCK_LEVELS,
  STOCK_STATES,
  type StockState,
} from '@comptoir/contracts/inventory/stock-levels'
import type { ListQuery } from '@comptoir/contracts/schema'
import { businessDateOf, startOfDay } from '../../../platform/clock.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { filterDay, filterIds, filterValues } from '../../../platform/http/list.ts'
import { findPlaces, findTimeZone, type KnownPlace } from './places.queries.ts'

/** What a request asks of stock levels, made out. */
export interface AskedLevels {
  /** Those that the rows are of, or sums over. */
  places: readonly KnownPlace[]
  isByLocation: boolean
  state: StockState | null
  /** For `unmoved`, the moment since when there was no movement. */
  unmovedSince: Date
  /** For `expiring`, the last day on which what expires is asked for. */
  expiringUntil: string
  /** The end of a past day: what was recorded from then on has not happened. Null is now. */
  before: Date | null
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Refuses what cannot be told: an unknown state, days beyond the most, and what will expire seen from a past day. */
export async function readAsked(ctx: TxCtx, query: ListQuery): Promise<AskedLevels> {
  if (query.order?.field === 'value') checkMaySeeValue(ctx)
  const isByLocation = isOneOf(query, 'by', ['location'])
  const locationIds = filterIds(query, 'location')
  const state = stateOf(query)
  if (state === STATE_OF_COSTS) checkMaySeeValue(ctx)
  const all = await findPlaces(ctx, { pointOfSaleIds: filterIds(query, 'pointOfSale'), locationIds })
  // What is in quarantine counts where somebody asks for that place.
  const places = isByLocation || locationIds.length > 0 ? all : all.filter(({ kind }) => kind !== 'quarantine')
  const timeZone = await findTimeZone(ctx, places)
  const day = filterDay(query, 'at')
  const before = day === undefined ? null : startOfDay(dayAfter(day, 1), timeZone)
  if (state === 'expiring' && day !== undefined) throw new DomainError(STOCK_LEVELS.errors.stateOfPast)
  const days = daysOf(query, state)
  return {
    places,
    isByLocation,
    state,
    unmovedSince: new Date((before ?? ctx.now).getTime() - days * DAY_MS),
    expiringUntil: dayAfter(businessDateOf(ctx.now, timeZone), days),
    before,
  }
}

function checkMaySeeValue({ permissions }: TxCtx): void {
  const permission = STOCK_LEVELS.permissions.seeValue
  if (!permissions.has(permission)) throw new DomainError('auth.forbidden', { permission })
}

/** Whether a filter says the one thing that it may say. */
function isOneOf(query: ListQuery, name: string, known: readonly string[]): boolean {
  const [value] = filterValues(query, name)
  if (value !== undefined && !known.includes(value)) throw new DomainError('request.invalid', {}, `/filter/${name}`)
  return value !== undefined
}

function stateOf(query: ListQuery): StockState | null {
  if (!isOneOf(query, 'state', STOCK_STATES)) return null
  const [value] = filterValues(query, 'state')
  return STOCK_STATES.find((state) => state === value) ?? null
}

function daysOf(query: ListQuery, state: StockState | null): number {
  const [text] = filterValues(query, 'days')
  if (text === undefined) return STOCK_DAYS.usual
  const days = Number(text)
  const isRight = Number.isInteger(days) && days >= 1 && days <= STOCK_DAYS.most
  const takesDays = STATES_OF_DAYS.some((each) => each === state)
  if (!isRight || !takesDays) throw new DomainError(STOCK_LEVELS.errors.daysInvalid, { most: STOCK_DAYS.most })
  return days
}

/** A day, so many days later. */
function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)
}
