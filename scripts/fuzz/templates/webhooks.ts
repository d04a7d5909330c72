import {
  WEBHOOK_EVENTS,
  WEBHOOKS_MOST,
  type NewWebhook,
  type WebhookDelivery,
} from '@comptoir/contracts/company/webhooks'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { NotReady, type World } from '../world.ts'
import type { Template } from './template.ts'

const WAITS = 200
const WAIT_MS = 50

/** Nobody is there: `.example` leads nowhere. */
function anInput({ dice }: World): object {
  const url = `https://${dice.letters(8)}.example/comptoir`
  return { name: `Programme ${dice.letters(10)}`, url, events: [dice.pick(WEBHOOK_EVENTS)] }
}

/** A company has so many webhooks and no more: the oldest makes place for another one. */
async function makePlace(world: World): Promise<void> {
  const actor = await world.role('administrator')
  const { data, meta } = await world.call<PaginatedOf<NewWebhook>>('GET /api/{companyId}/webhooks/paginated', {
    actor,
    query: { limit: '100' },
  })
  const oldest = data.at(-1)
  if (oldest && meta.total >= WEBHOOKS_MOST - 1)
    await world.call('DELETE /api/{companyId}/webhooks/{id}', { actor, params: { id: oldest.id } })
}

async function made(world: World): Promise<NewWebhook> {
  await makePlace(world)
  return world.call<NewWebhook>('POST /api/{companyId}/webhooks', {
    actor: await world.role('administrator'),
    body: anInput(world),
  })
}

const ofInput: Template = async (world, draft) => {
  await makePlace(world)
  draft.body = anInput(world)
}

const ofMade: Template = async (world, draft) => {
  draft.params['id'] = (await made(world)).id
}

const changed: Template = async (world, draft) => {
  await ofMade(world, draft)
  draft.body = anInput(world)
}

const WEBHOOK = '/api/{companyId}/webhooks/{id}'
const DELIVERY = `GET ${WEBHOOK}/deliveries/{deliveryId}`

/** A delivery once it was tried: before that, what is said of it depends on the moment. */
const ofDelivery: Template = async (world, draft) => {
  const { id } = await made(world)
  const actor = await world.role('administrator')
  const sent = await world.call<WebhookDelivery>(`POST ${WEBHOOK}/test`, { actor, params: { id } })
  const params = { id, deliveryId: sent.id }
  for (let wait = 0; wait < WAITS; wait += 1) {
    const { tries } = await world.call<WebhookDelivery>(DELIVERY, { actor, params })
    if (tries.length > 0) return void Object.assign(draft.params, params)
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
  throw new NotReady('A webhook was not tried in time.')
}

export const WEBHOOKS: Readonly<Record<string, Template>> = {
  'POST /api/{companyId}/webhooks': ofInput,
  [`PUT ${WEBHOOK}`]: changed,
  [`DELETE ${WEBHOOK}`]: ofMade,
  [`POST ${WEBHOOK}/secret`]: ofMade,
  [`POST ${WEBHOOK}/pause`]: ofMade,
  [`POST ${WEBHOOK}/resume`]: ofMade,
  [`POST ${WEBHOOK}/test`]: ofMade,
  [DELIVERY]: ofDelivery,
  [`POST ${WEBHOOK}/deliveries/{deliveryId}/replay`]: ofDelivery,
  [`POST ${WEBHOOK}/deliveries/replay-failed`]: ofMade,
}
