import * as Type from 'typebox'
import type { Static } from 'typebox'
import { REGISTER_STATES_AT } from '../../addresses.ts'
import { defineArea } from '../../declare.ts'
import { MANAGERS } from '../../roles.ts'
import { Id, Instant, Nullable, OneOf, Strict, without } from '../../schema.ts'
import { Numbering } from '../registers/index.ts'

const TEN_YEARS_MS = 315_360_000_000

/** Longest text of a message to a register, and of the reason why it is locked, in characters. */
export const LONGEST_REGISTER_TEXT = 250

/** A report names as many openings without proof at most. */
export const MOST_UNPROVED = 20

export const UnsentCount = Type.Integer({ minimum: 0, maximum: 1_000_000 })
/** How far the clock of a device is ahead of the server's, in milliseconds; below zero where it is behind. */
export const ClockAheadMs = Type.Integer({ minimum: -TEN_YEARS_MS, maximum: TEN_YEARS_MS })
export const DeviceEpoch = Type.Integer({ minimum: 1, maximum: 999_999_999 })
export const PrinterState = OneOf(['ready', 'failing'])

/** What a counter says of itself each minute. The last one is kept, and no other. */
export const RegisterReport = Strict({
  /** The build of the page that sells. */
  pageVersion: Type.String({ minLength: 1, maxLength: 60 }),
  unsentCount: UnsentCount,
  /** When the oldest of the unsent tickets was sold. */
  oldestUnsentAt: Nullable(Instant),
  clockAheadMs: ClockAheadMs,
  /** The series that the device numbers in; null where it holds none. */
  epoch: Nullable(DeviceEpoch),
  /** Left out where the counter does not know. */
  printer: Type.Optional(Nullable(PrinterState)),
  /** Whether a ticket is open: a lock waits for its end. */
  isSelling: Type.Boolean(),
  isLocked: Type.Boolean(),
  /** Whether its counter is only practised at; left out for no. */
  isTraining: Type.Optional(Type.Boolean()),
  /** When the register was opened without showing who was there, since no server answered; left out where it was not. */
  unprovedOpenings: Type.Optional(Type.Array(Instant, { maxItems: MOST_UNPROVED })),
  /** Ids of what was asked of it and is done since: a message that was read, a lock in place or lifted, tickets sent. */
  done: Type.Array(Id, { maxItems: 10 }),
})
export type RegisterReport = Static<typeof RegisterReport>

/** What a counter is asked, in the answer to its report. The same is asked until it says that it is done. */
export const RegisterCommands = Strict({
  /** Whether it should be locked: what holds until another one comes; null where it never was. */
  lock: Nullable(Strict({ id: Id, isOn: Type.Boolean(), reason: Nullable(Type.String()), by: Type.String() })),
  /** Shown until somebody has read it. */
  message: Nullable(Strict({ id: Id, text: Type.String(), by: Type.String(), sentAt: Instant })),
  /** Send all tickets and renew the catalogue, now. */
  sync: Nullable(Strict({ id: Id })),
})
export type RegisterCommands = Static<typeof RegisterCommands>

export const REGISTER_COMMANDS = ['message', 'lock', 'unlock', 'sync'] as const
export const RegisterCommandKind = OneOf(REGISTER_COMMANDS)
export type RegisterCommandKind = Static<typeof RegisterCommandKind>

/** Something asked of a register. It takes the place of what of its kind was asked before. */
export const RegisterCommand = Strict({
  kind: RegisterCommandKind,
  /** The message, or why it is locked; of use to no other. */
  text: Type.Optional(Type.String({ maxLength: LONGEST_REGISTER_TEXT })),
})
export type RegisterCommand = Static<typeof RegisterCommand>

const Asked = {
  by: Type.String(),
  sentAt: Instant,
  /** From when on a register that has not heard of it never will; null where it holds until it is lifted. */
  expiresAt: Nullable(Instant),
  doneAt: Nullable(Instant),
  doneBy: Nullable(Type.String()),
}

/** A register as it is now, as far as its counter has told. */
export const RegisterState = Strict({
  registerId: Id,
  registerName: Type.String(),
  pointOfSaleId: Id,
  pointOfSaleName: Type.String(),
  numbering: Numbering,
  epoch: Type.Integer(),
  session: Nullable(Strict({ id: Id, openedBy: Type.String(), openedAt: Instant })),
  /** Null where no counter was ever open at it. */
  report: Nullable(
    Strict({
      seenAt: Instant,
      seenBy: Type.String(),
      ...without(RegisterReport, ['done', 'printer', 'isTraining', 'unprovedOpenings']),
      printer: Nullable(PrinterState),
      isTraining: Type.Boolean(),
      /** When the register was last opened without showing who was there; null where it never was. */
      unprovedAt: Nullable(Instant),
    }),
  ),
  lock: Nullable(Strict({ ...Asked, isOn: Type.Boolean(), reason: Nullable(Type.String()) })),
  message: Nullable(Strict({ ...Asked, text: Type.String() })),
  sync: Nullable(Strict(Asked)),
})
export type RegisterState = Static<typeof RegisterState>

export const RegisterStateList = Strict({
  data: Type.Array(RegisterState),
  /** Whether there are more registers than are shown. */
  isPartial: Type.Boolean(),
})
export type RegisterStateList = Static<typeof RegisterStateList>

/**
 * How the registers are: each counter reports once a minute (`POST register-states/{id}/report`) and is answered what it
 * is asked to do; whoever may sees them all and sends them messages, locks, unlocks or has them send what they have sold.
 */
export const REGISTER_STATES = defineArea({
  entity: 'registerState',
  path: REGISTER_STATES_AT.path,
  permissions: { read: MANAGERS, command: MANAGERS },
  errors: { textMissing: 422 },
  actions: ['messageSent', 'locked', 'unlocked', 'syncAsked', 'openedUnproved'],
})

declare module '../../declare.ts' {
  interface Declarations {
    registerState: typeof REGISTER_STATES
  }
}
