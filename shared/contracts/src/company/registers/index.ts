import * as Type from 'typebox'
import type { Static } from 'typebox'
import { AmountMinor, Id, Nullable, OneOf, OptionalText, Strict, Text } from '../../schema.ts'
import { defineArea } from '../../declare.ts'
import { MANAGERS, ROLES, SELLERS } from '../../roles.ts'
import { REGISTERS_AT } from '../../addresses.ts'
import { DRAWER_REASON_NAMES } from '../../drawer-reasons.ts'
import { LONGEST_PRINT, PAPER_WIDTHS_MM, PRINTERS } from '../../printers.ts'
import { PRICE_DISPLAYS } from '../../price-displays.ts'
import { POINTS_OF_SALE } from '../points-of-sale/index.ts'

/** Who numbers a register's tickets: the server (API-driven, online) or the device enrolled at it (works offline). Never both. */
export const Numbering = Type.Union([Type.Literal('server'), Type.Literal('register')])
export type Numbering = Static<typeof Numbering>

const PriceDisplay = Nullable(OneOf(PRICE_DISPLAYS))

/** What a register prints on, and when. */
const printing = {
  printer: OneOf(PRINTERS),
  /** Where a printer of the network is: an IP address of the shop's own network, with a port where it is not 9100. */
  printerAddress: OptionalText(60),
  paperWidthMm: Type.Unsafe<(typeof PAPER_WIDTHS_MM)[number]>(
    Type.Union(PAPER_WIDTHS_MM.map((width) => Type.Literal(width))),
  ),
  /** Each ticket when it is sold, without being asked. Never through the browser, which would ask each time. */
  printsAtOnce: Type.Boolean(),
  /** For cash, by the printer that it is connected to. */
  opensDrawer: Type.Boolean(),
}

export const RegisterInput = Strict({
  id: Type.Optional(Id),
  code: Type.String({ pattern: '^[A-Z0-9]{1,4}$' }),
  name: Text(60),
  isActive: Type.Optional(Type.Boolean()),
  /** How it shows prices; null: as the point of sale does. Left out by a change, it stays as it is. */
  priceDisplay: Type.Optional(PriceDisplay),
  // What of printing is left out by a change stays as it is.
  printer: Type.Optional(printing.printer),
  printerAddress: Type.Optional(printing.printerAddress),
  paperWidthMm: Type.Optional(printing.paperWidthMm),
  printsAtOnce: Type.Optional(printing.printsAtOnce),
  opensDrawer: Type.Optional(printing.opensDrawer),
})
export type RegisterInput = Static<typeof RegisterInput>

export const Register = Strict({
  id: Id,
  pointOfSaleId: Id,
  code: Type.String(),
  name: Type.String(),
  numbering: Numbering,
  epoch: Type.Integer(),
  lastNumber: Type.Integer(),
  isActive: Type.Boolean(),
  priceDisplay: PriceDisplay,
  ...printing,
  openSessionId: Type.Union([Id, Type.Null()]),
  /** What its last closing left in the drawer; null where none was closed. */
  keptFloatMinor: Nullable(AmountMinor),
  version: Type.Integer(),
})
export type Register = Static<typeof Register>
export const RegisterList = Type.Array(Register)

/** What an enrolment gives to the device: from now on it numbers its own tickets, from 1 within this epoch. */
export const Enrolment = Strict({ registerId: Id, epoch: Type.Integer(), nextNumber: Type.Integer() })
export type Enrolment = Static<typeof Enrolment>

/** What a printer of the network is to be sent: its own commands, in base64. */
export const PrintInput = Strict({
  data: Type.String({
    minLength: 4,
    maxLength: LONGEST_PRINT,
    pattern: '^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$',
  }),
})
export type PrintInput = Static<typeof PrintInput>

export const DrawerOpening = Strict({
  reason: OneOf(DRAWER_REASON_NAMES),
  note: Type.Optional(OptionalText(200)),
  /** Who stands there where another is signed in; left out: the caller. */
  cashierId: Type.Optional(Id),
})
export type DrawerOpening = Static<typeof DrawerOpening>

const registers = defineArea({
  entity: 'register',
  path: REGISTERS_AT.path,
  permissions: { read: ROLES, write: MANAGERS, print: SELLERS },
  errors: {
    notFound: 404,
    codeTaken: [409, 'code'],
    inUse: [409, 'sessions', 'sales', 'keptTickets'],
    sessionOpen: [409, 'by'],
    printerAddressUnfit: 422,
    noNetworkPrinter: 409,
    printerUnreachable: [409, 'address'],
    printerSlow: [409, 'address'],
    printerStopped: [409, 'address'],
  },
  actions: ['enrolled', 'drawerOpened'],
})

/** The cash registers of a point of sale, below its address. */
export const REGISTERS = { ...registers, item: Register, input: RegisterInput } as const

/** The same at the address where those of one point of sale are. */
export function registersOf(pointOfSaleId: string) {
  return { ...REGISTERS, path: `${POINTS_OF_SALE.path}/${pointOfSaleId}/${REGISTERS.path}` }
}

declare module '../../declare.ts' {
  interface Declarations {
    register: typeof REGISTERS
  }
}
