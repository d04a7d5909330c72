import {
  CLAIM_HOURS,
  VOUCHERS,
  type VoucherAtCounter,
  type VoucherClaim,
  type VoucherClaimInput,
  type VoucherReleaseInput,
} from '@comptoir/contracts/sales/vouchers'
import { readVoucherCode } from '@comptoir/contracts/voucher-codes'
import { businessDateOf } from '../../../platform/clock.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { findLetterhead } from '../../../platform/export/letterhead.queries.ts'
import { DomainError } from '../../../platform/errors.ts'
import { findClaim, findSpent, lockVoucher, removeClaim, writeClaim } from './claims.repository.ts'
import { findByCode, sumHeld, type HeldVoucher } from './vouchers.queries.ts'
import { isExpired, stateOf } from './vouchers.rules.ts'

const HOUR_MS = 60 * 60 * 1000

async function readVoucher(tx: TxCtx, typed: string): Promise<HeldVoucher> {
  const code = readVoucherCode(typed)
  const voucher = code === null ? null : await findByCode(tx, code)
  if (!voucher) throw new DomainError(VOUCHERS.errors.codeUnknown, {}, '/code')
  return voucher
}

async function todayOf(tx: TxCtx): Promise<string> {
  const { timeZone } = await findLetterhead(tx)
  return businessDateOf(tx.now, timeZone)
}

/** What can be taken off the voucher with a code, for a ticket that may hold something of it already. */
export async function lookUpVoucher(
  tx: TxCtx,
  { code, ticketId }: { code: string; ticketId?: string },
): Promise<VoucherAtCounter> {
  const voucher = await readVoucher(tx, code)
  const state = stateOf(voucher, await todayOf(tx))
  const heldMinor = await sumHeld(tx, voucher.id, ticketId)
  return { ...voucher, state, availableMinor: state === 'expired' ? 0 : Math.max(voucher.leftMinor - heldMinor, 0) }
}

/**
 * Holds an amount of a voucher for a ticket. Whoever claims waits for whoever claims of the same one, or posts a ticket that
 * was paid by it, so that no two have the same money. A ticket that is in the books already has what it took, and holds no more.
 * Of a voucher that has expired it holds what it held, and no more.
 */
export async function claimVoucher(
  tx: TxCtx,
  { code, ticketId, amountMinor }: VoucherClaimInput,
): Promise<VoucherClaim> {
  const { id } = await readVoucher(tx, code)
  await lockVoucher(tx, id)
  // What was left before it was locked may be gone.
  const voucher = await readVoucher(tx, code)
  const { number, leftMinor, currency, expiresOn } = voucher
  const heldUntil = new Date(tx.now.getTime() + CLAIM_HOURS * HOUR_MS)
  const claimed = { voucherId: id, number, heldUntil: heldUntil.toISOString() }
  const othersMinor = await sumHeld(tx, id, ticketId)
  const spentMinor = await findSpent(tx, id, ticketId)
  if (spentMinor !== null) return { ...claimed, amountMinor: spentMinor, leftMinor: leftMinor - othersMinor }
  const own = await findClaim(tx, id, ticketId)
  if (amountMinor > (own ?? 0) && isExpired(expiresOn, await todayOf(tx)))
    throw new DomainError(VOUCHERS.errors.expired, { expiryDate: expiresOn ?? '' }, '/code')
  const availableMinor = Math.max(leftMinor - othersMinor, 0)
  if (amountMinor > availableMinor)
    throw new DomainError(
      VOUCHERS.errors.notEnough,
      { amountMinor, leftMinor: availableMinor, currency },
      '/amountMinor',
    )
  await writeClaim(tx, { voucherId: id, ticketId, amountMinor, heldUntil })
  return { ...claimed, amountMinor, leftMinor: availableMinor - amountMinor }
}

/** Ends a claim; one that is not there, or became a ticket, stays so. */
export async function releaseClaim(tx: TxCtx, { voucherId, ticketId }: VoucherReleaseInput): Promise<void> {
  await lockVoucher(tx, voucherId)
  await removeClaim(tx, voucherId, ticketId)
}
