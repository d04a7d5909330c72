import type { Fault, FaultKind } from './fault.ts'

/** A fault that is none, wherever its words are found in the name of the screen and of the place. */
interface Allowed {
  kind: FaultKind
  screen: RegExp
  place: RegExp
  reason: string
}

const ALLOWED: readonly Allowed[] = [
  {
    kind: 'phrase',
    screen: /./,
    place: /^English$/,
    reason: 'A language is called by its own name.',
  },
  {
    kind: 'phrase',
    screen: /./,
    place: /^(Sami Ben Salah|Leïla Trabelsi)$/,
    reason: 'People of the demonstration are called as examples of names in English are.',
  },
  {
    kind: 'request',
    screen: /^(fiscalClosings-id|unknown-)/,
    place: /^\/api\//,
    reason: 'What is asked for is not there, and the page says so; no period of a new demonstration is over.',
  },
  {
    kind: 'request',
    screen: /^unknown-address$/,
    place: /\/nothing$/,
    reason: 'A page that does not exist answers 404.',
  },
  {
    kind: 'request',
    screen: /^confirm-email|^reset-password/,
    place: /\/api\/auth\//,
    reason: 'The page is opened without a token from a mail, and says that the link is not valid.',
  },
]

export function isAllowed(screen: string, { kind, place }: Fault): boolean {
  return ALLOWED.some((each) => each.kind === kind && each.screen.test(screen) && each.place.test(place))
}
