import { VOUCHER_CLAIMS_AT, VOUCHER_CODES_AT, VOUCHER_RELEASES_AT } from '@comptoir/contracts/addresses'
import type {
  VoucherAtCounter,
  VoucherClaim,
  VoucherClaimInput,
  VoucherReleaseInput,
} from '@comptoir/contracts/sales/vouchers'
import { api, pathOf } from '@comptoir/platform'

/** The voucher with a code, with what can be taken off it for a ticket. */
export function findVoucher(code: string, ticketId: string): Promise<VoucherAtCounter> {
  return api.get<VoucherAtCounter>(pathOf(VOUCHER_CODES_AT), { searchParams: new URLSearchParams({ code, ticketId }) })
}

/** Holds an amount of a voucher for a ticket. */
export function claimVoucher(claim: VoucherClaimInput): Promise<VoucherClaim> {
  return api.post<VoucherClaim>(pathOf(VOUCHER_CLAIMS_AT), claim)
}

/** Gives back what a ticket held of a voucher. */
export function releaseVoucher({ ticketId, voucherId }: VoucherReleaseInput): Promise<unknown> {
  return api.post(pathOf(VOUCHER_RELEASES_AT), { ticketId, voucherId } satisfies VoucherReleaseInput)
}
