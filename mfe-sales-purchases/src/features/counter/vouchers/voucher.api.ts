import { VOUCHER_CLAIMS_AT, VOUCHER_CODES_AT, VOUCHER_RELEASES_AT } from '@comptoir/contracts/addresses'
import type {
  VoucherAtCounter,
  VoucherClaim,
  VoucherClaimInput,
  VoucherReleaseInput,
} from '@comptoir/contracts/sales/vouchers'
import { api, ConnectionError, pathOf } from '@comptoir/platform'
import { within } from '../../../common/within.ts'

/** For all that belongs to a release, a new token among it: others wait for it. */
const RELEASED_WITHIN_MS = 10_000

/** The voucher with a code, with what can be taken off it for a ticket. */
export function findVoucher(code: string, ticketId: string): Promise<VoucherAtCounter> {
  return api.get<VoucherAtCounter>(pathOf(VOUCHER_CODES_AT), { searchParams: new URLSearchParams({ code, ticketId }) })
}

/** Holds an amount of a voucher for a ticket. */
export function claimVoucher(claim: VoucherClaimInput): Promise<VoucherClaim> {
  return api.post<VoucherClaim>(pathOf(VOUCHER_CLAIMS_AT), claim)
}

/** Gives back what a ticket held of a voucher. Fails where no answer comes in time; the server may do it all the same. */
export function releaseVoucher({ ticketId, voucherId }: VoucherReleaseInput): Promise<unknown> {
  const given = { ticketId, voucherId } satisfies VoucherReleaseInput
  const asked = api.post(pathOf(VOUCHER_RELEASES_AT), given, { timeoutMs: RELEASED_WITHIN_MS })
  return within(RELEASED_WITHIN_MS, asked, () => new ConnectionError('a voucher was not given back in time'))
}
