import { taxParameterFault, type TaxParameterInput } from '@comptoir/contracts/company/tax-parameters'
import type { TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { taxParameters, todayOf } from './tax-parameters.repository.ts'

/** The calls of taxes by date: what is entered begins today or later, and is what its tax can be. */
export const taxParameterCalls: typeof taxParameters = {
  ...taxParameters,
  create: async (ctx, input) => {
    await refuseFaulty(ctx, input)
    return taxParameters.create(ctx, input)
  },
  change: async (ctx, id, input, version) => {
    await taxParameters.get(ctx, id)
    await refuseFaulty(ctx, input)
    return taxParameters.change(ctx, id, input, version)
  },
}

async function refuseFaulty(ctx: TxCtx, input: TaxParameterInput): Promise<void> {
  const fault = taxParameterFault(input, await todayOf(ctx))
  if (fault) throw new DomainError(`taxParameter.${fault.reason}`, {}, `/${fault.property}`)
}
