import type { DeviceStep } from '../ticket-queue/index.ts'

/** What helps: another session is closed first, a manager signs in, somebody of that shop does, or somebody looks at it. */
export type StepHelp = 'closeOther' | 'manager' | 'place' | 'look'

const HELP: Readonly<Record<string, StepHelp>> = {
  'cashSession.alreadyOpen': 'closeOther',
  'cashSession.ofAnother': 'manager',
  'cashSession.notFound': 'place',
  'cashSession.pointOfSaleInactive': 'place',
  'register.notFound': 'place',
  'auth.forbidden': 'manager',
}

/** What helps where the server did not take a step, by the name of its reason. */
export function helpOf({ refusalCode }: DeviceStep): StepHelp {
  return HELP[refusalCode ?? ''] ?? 'look'
}
