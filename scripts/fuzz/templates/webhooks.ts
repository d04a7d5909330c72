import {
  WEBHOOK_EVENTS,
  WEBHOOKS_MOST,
  type NewWebhook,
  type WebhookDelivery,
} from '@comptoir/contracts/company/webhooks'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import type { World } from '../world.ts'
import type { Template } from './template.ts'

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

const ofDelivery: Template = async (world, draft) => {
  const { id } = await made(world)
  const actor = await world.role('administrator')
  const sent = await world.call<WebhookDelivery>('POST /api/{companyId}/webhooks/{id}/test', { actor, params: { id } })
  draft.params['id'] = id
  draft.params['deliveryId'] = sent.id
}

const WEBHOOK = '/api/{companyId}/webhooks/{id}'

export const WEBHOOKS: Readonly<Record<string, Template>> = {
  'POST /api/{companyId}/webhooks': ofInput,
  [`PUT ${WEBHOOK}`]: changed,
  [`DELETE ${WEBHOOK}`]: ofMade,
  [`POST ${WEBHOOK}/secret`]: ofMade,
  [`POST ${WEBHOOK}/pause`]: ofMade,
  [`POST ${WEBHOOK}/resume`]: ofMade,
  [`POST ${WEBHOOK}/test`]: ofMade,
  [`GET ${WEBHOOK}/deliveries/{deliveryId}`]: ofDelivery,
  [`POST ${WEBHOOK}/deliveries/{deliveryId}/replay`]: ofDelivery,
  [`POST ${WEBHOOK}/deliveries/replay-failed`]: ofMade,
}
