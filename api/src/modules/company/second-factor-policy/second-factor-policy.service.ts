import type { SecondFactorPolicy, SecondFactorPolicyInput } from '@comptoir/contracts/company/second-factor-policy'
import { audit } from '../../../platform/audit/audit.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { countSecondFactors } from '../../identity/index.ts'
import { findCompanyName, findPolicy, listActiveAccounts, updatePolicy } from './second-factor-policy.repository.ts'

const DAY_MS = 86_400_000

/** What the company requires, and how many of its active users have no second factor yet. */
export async function readPolicy(ctx: TxCtx): Promise<SecondFactorPolicy> {
  const accounts = await listActiveAccounts(ctx)
  const having = await countSecondFactors(ctx.db, accounts)
  return { ...(await findPolicy(ctx)), userCount: accounts.length, withoutCount: accounts.length - having }
}

/** Requires it from so many days on; whoever has none then can do nothing else until they do. */
export async function changePolicy(
  ctx: TxCtx,
  { requiredOf, graceDays }: SecondFactorPolicyInput,
): Promise<SecondFactorPolicy> {
  const before = await findPolicy(ctx)
  const from = requiredOf === 'nobody' ? null : new Date(ctx.now.getTime() + graceDays * DAY_MS)
  await updatePolicy(ctx, requiredOf, from)
  const after = await findPolicy(ctx)
  const name = await findCompanyName(ctx)
  await audit(ctx, {
    action: 'secondFactorPolicy.changed',
    entity: 'secondFactorPolicy',
    entityId: ctx.companyId,
    before: { ...before, name },
    after: { ...after, name },
  })
  return readPolicy(ctx)
}
