import * as Type from 'typebox'
import type { Static } from 'typebox'
import { AmountMinor, Id, Nullable, OneOf, Strict, Text } from '../../schema.ts'
import { defineArea } from '../../declare.ts'
import { MANAGERS, ROLES } from '../../roles.ts'
import { PRICE_DISPLAYS } from '../../price-displays.ts'
import { POINTS_OF_SALE } from '../points-of-sale/index.ts'

/** Who numbers a register's tickets: the server (API-driven, online) or the device enrolled at it (works offline). Never both. */
export const Numbering = Type.Union([Type.Literal('server'), Type.Literal('register')])
export type Numbering = Static<typeof Numbering>

const PriceDisplay = Nullable(OneOf(PRICE_DISPLAYS))

export const RegisterInput = Strict({
  id: Type.Optional(Id),
  code: Type.String({ pattern: '^[A-Z0-9]{1,4}$' }),
  name: Text(60),
  isActive: Type.Optional(Type.Boolean()),
  /** How it shows prices; null: as the point of sale does. Left out by a change, it stays as it is. */
  priceDisplay: Type.Optional(PriceDisplay),
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

const registers = defineArea({
  entity: 'register',
  path: 'registers',
  permissions: { read: ROLES, write: MANAGERS },
  errors: {
    notFound: 404,
    codeTaken: [409, 'code'],
    inUse: [409, 'sessions', 'sales', 'keptTickets'],
    sessionOpen: [409, 'by'],
  },
  actions: ['enrolled'],
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
