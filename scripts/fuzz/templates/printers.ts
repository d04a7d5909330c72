import { DRAWER_REASON_NAMES } from '@comptoir/contracts/drawer-reasons'
import type { Draft } from '../draft.ts'
import type { World } from '../world.ts'
import type { Template } from './template.ts'

const REGISTERS = '/api/{companyId}/points-of-sale/{pointOfSaleId}/registers'
const REGISTER = `${REGISTERS}/{id}`

/** A printer has an address, which leads somewhere only by luck. */
const withPrinter: Template = ({ printerAddress }, draft) => {
  const body = draft.body as Record<string, unknown>
  if (printerAddress === null) Object.assign(body, { printer: 'usb', printerAddress: null })
  else Object.assign(body, { printerAddress })
}

async function aRegister(world: World, draft: Draft): Promise<void> {
  const id = world.dice.pick(world.own.registerIds)
  Object.assign(draft.params, { pointOfSaleId: world.own.pointOfSaleId, id })
  draft.actor = await world.role('administrator')
}

/** On a register that has the printer of the run. */
const printed: Template = async (world, draft) => {
  await aRegister(world, draft)
  const { actor, params } = draft
  const { code, name } = await world.call<{ code: string; name: string }>(`GET ${REGISTER}`, { actor, params })
  const { printerAddress } = world
  if (printerAddress !== null)
    await world.call(`PUT ${REGISTER}`, { actor, params, body: { code, name, printer: 'network', printerAddress } })
  draft.body = { data: Buffer.from(world.dice.letters(world.dice.whole(1, 500))).toString('base64') }
}

const opened: Template = async (world, draft) => {
  await aRegister(world, draft)
  draft.body = { reason: world.dice.pick(DRAWER_REASON_NAMES), note: world.dice.letters(12) }
}

export const PRINTERS: Readonly<Record<string, Template>> = {
  [`POST ${REGISTERS}`]: withPrinter,
  [`PUT ${REGISTER}`]: withPrinter,
  [`POST ${REGISTER}/print`]: printed,
  [`POST ${REGISTER}/drawer-openings`]: opened,
}
