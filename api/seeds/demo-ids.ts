import { permissionsOf } from '@comptoir/contracts/catalogue'
import { pino } from 'pino'
import type { Ctx } from '../src/platform/context.ts'
import type { Database } from '../src/platform/db/database.ts'

/** Fixed ids, so that the demonstration is recognised on the next start. */
export const DEMO = {
  company: '0190a000-0000-7000-8000-000000000001',
  admin: '0190a000-0000-7000-8000-000000000011',
  cashier: '0190a000-0000-7000-8000-000000000012',
  super: '0190a000-0000-7000-8000-000000000013',
  adminUser: '0190a000-0000-7000-8000-000000000021',
  cashierUser: '0190a000-0000-7000-8000-000000000022',
  laMarsa: '0190a000-0000-7000-8000-000000000031',
  sfax: '0190a000-0000-7000-8000-000000000032',
  register1: '0190a000-0000-7000-8000-000000000041',
  register2: '0190a000-0000-7000-8000-000000000042',
  register3: '0190a000-0000-7000-8000-000000000043',
  seeding: '0190a000-0000-7000-8000-000000000051',
} as const

/** The demonstration is made by its own administrator. */
export function demoCtx(db: Database, now: Date): Ctx {
  return {
    db,
    companyId: DEMO.company,
    userId: DEMO.adminUser,
    accountId: DEMO.admin,
    userName: 'Sami Ben Salah',
    role: 'administrator',
    permissions: new Set(permissionsOf('administrator')),
    pointOfSaleIds: null,
    now,
    requestId: 'demonstration',
    language: 'fr',
    log: pino({ level: 'silent' }),
    work: 'job',
  }
}
