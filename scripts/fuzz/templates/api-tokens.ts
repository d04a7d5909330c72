import type { ApiTokenGrants } from '@comptoir/contracts/company/api-tokens'
import type { Template } from './template.ts'

const DAY_MS = 86_400_000

/** For somebody who may come in, some of what they may do, until a day within a year. */
const token: Template = async (world, draft) => {
  const { dice } = world
  const { users } = await world.call<ApiTokenGrants>('GET /api/{companyId}/api-tokens/grants', {
    actor: await world.role('administrator'),
  })
  const user = dice.pick(users)
  draft.body = {
    name: `Programme ${dice.letters(10)}`,
    userId: user.id,
    permissions: [dice.pick(user.permissions)],
    expiresOn: new Date(Date.now() + dice.whole(2, 360) * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length),
  }
}

export const API_TOKENS: Readonly<Record<string, Template>> = {
  'POST /api/{companyId}/api-tokens': token,
}
