import {
  firstVatFault,
  TAX_DEFAULTS,
  taxParameterFault,
  type DatedValue,
  type TaxParameter,
  type TaxParameterInput,
  type VatRateFault,
} from '@comptoir/contracts/company/tax-parameters'
import { numberFromMilliRate } from '@comptoir/money'
import type { TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { lockTaxes, taxParameters, todayOf } from './tax-parameters.repository.ts'
import { listOwnTaxes, readTaxes } from './taxes.queries.ts'

/**
 * The calls of taxes by date: what is entered begins today or later, and is what its tax can be. Of VAT every value follows
 * from those before it, and what begins later goes on following.
 */
export const taxParameterCalls: typeof taxParameters = {
  ...taxParameters,
  create: async (ctx, input) => {
    await refuseFaulty(ctx, input)
    await refuseUnlessFollowing(ctx, { to: input })
    return taxParameters.create(ctx, input)
  },
  change: async (ctx, id, input, version) => {
    const from = await taxParameters.get(ctx, id)
    await refuseFaulty(ctx, input)
    await refuseUnlessFollowing(ctx, { from, to: { ...input, id } })
    return taxParameters.change(ctx, id, input, version)
  },
  remove: async (ctx, id, version) => {
    await refuseUnlessFollowing(ctx, { from: await taxParameters.get(ctx, id) })
    return taxParameters.remove(ctx, id, version)
  },
}

/** Makes sure that a rate of VAT, in thousandths of a percent, can be given to goods from today on; `name` is its ground. */
export async function ensureVatRate(ctx: TxCtx, rateMilli: number, name: string): Promise<void> {
  const { day, vatRatesMilli } = await readTaxes(ctx)
  if (vatRatesMilli.includes(rateMilli)) return
  const added = {
    name,
    code: 'vat',
    thresholdMilli: 0,
    validFrom: day,
    valueMilli: rateMilli,
    replacesMilli: null,
  } as const
  await taxParameterCalls.create(ctx, added)
}

async function refuseFaulty(ctx: TxCtx, input: TaxParameterInput): Promise<void> {
  const fault = taxParameterFault(input, await todayOf(ctx))
  if (fault) throw new DomainError(`taxParameter.${fault.reason}`, {}, `/${fault.property}`)
}

interface Change {
  from?: TaxParameter
  to?: DatedValue & { id?: string }
}

async function refuseUnlessFollowing(ctx: TxCtx, { from, to }: Change): Promise<void> {
  const moved = [from, to].filter((value) => value?.code === 'vat')
  if (moved.length === 0) return
  await lockTaxes(ctx)
  const kept = (await listOwnTaxes(ctx, ['vat'])).filter(({ id }) => id !== from?.id && id !== to?.id)
  const first = moved.map((value) => value?.validFrom ?? '').toSorted()[0] ?? ''
  // Of those of one day, what is new is held against the others.
  const wrong = firstVatFault([...TAX_DEFAULTS, ...(to?.code === 'vat' ? [to] : []), ...kept], first)
  if (wrong === null) return
  const { value, fault } = wrong
  if (value === to) throw refusal(fault, value)
  const later = kept.find((each) => each === value)
  throw new DomainError('taxParameter.laterDepends', { name: later?.name ?? '', validFrom: value.validFrom })
}

function refusal(fault: VatRateFault, { validFrom }: DatedValue): DomainError {
  const pointer = `/${fault.property}`
  if (fault.reason === 'dayTaken') return new DomainError('taxParameter.dayTaken', { validFrom }, pointer)
  const rate = numberFromMilliRate(fault.rateMilli)
  if (fault.reason !== 'rateReplaced') return new DomainError(`taxParameter.${fault.reason}`, { rate }, pointer)
  return new DomainError(
    'taxParameter.rateReplaced',
    { rate, instead: numberFromMilliRate(fault.insteadMilli) },
    pointer,
  )
}
