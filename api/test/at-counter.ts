import { expect } from '@jest/globals'
import type { AuditEntryRow } from '@comptoir/contracts/company/audit-trail'
import type { CashMovement, CashMovementInput } from '@comptoir/contracts/sales/cash-movements'
import type { SalesReturnInput } from '@comptoir/contracts/sales/sales-returns'
import { v7 as newId } from 'uuid'
import type { TestApp } from './app.ts'
import { PIN, withPin } from './approvers.ts'
import { aNumberingCounter } from './register-tickets.ts'
import type { Caller } from './shop.ts'

/** What the trail tells of what was recorded in the manager's name, which nobody could prove. */
export const UNPROVED = [
  ['signedIn', 'The cashier'],
  ['cashierUnproved', 'true'],
]

/** A counter where a cashier opened the session and is signed in, and a manager stands. */
export async function atCounter(app: TestApp) {
  app.clock.set(new Date().toISOString())
  const counter = await aNumberingCounter(app)
  const { shop, goods, register, cashier: opener } = counter
  const manager = await withPin(app, await shop.as('manager'))
  /** A test may open another one. */
  const session = { id: register.session.id, registerId: shop.register.id }

  const moving = (over: Partial<CashMovementInput> = {}): CashMovementInput => ({
    ...{ id: newId(), cashSessionId: session.id, reason: 'bankDeposit', amountMinor: 20_000 },
    ...{ cashierId: manager.userId, ...over },
  })

  async function trailOf(action: string): Promise<AuditEntryRow[]> {
    const trail = await (await shop.as('administrator')).get('audit-trail/paginated')
    return trail.json<{ data: AuditEntryRow[] }>().data.filter((entry) => entry.action === action)
  }

  return {
    ...counter,
    opener,
    manager,
    session,
    later: (ms: number) => app.clock.set(new Date(app.clock.now().getTime() + ms).toISOString()),
    moving,
    moved: async (over: Partial<CashMovementInput> = {}): Promise<CashMovement> => {
      const answer = await opener.post('cash-movements', moving(over))
      expect([answer.statusCode, answer.body]).toEqual([201, answer.body])
      return answer.json<CashMovement>()
    },
    returning: (over: Partial<SalesReturnInput> = {}): SalesReturnInput => {
      const { id: productId, unitPriceMicro } = goods
      const totalMinor = unitPriceMicro / 1000
      return {
        ...{ id: newId(), registerId: session.registerId, cashSessionId: session.id, totalMinor, reason: 'defective' },
        occurredAt: new Date().toISOString(),
        lines: [{ id: newId(), productId, quantityMilli: 1000, unitPriceMicro }],
        refunds: [{ id: newId(), paymentMethodId: register.cashId, amountMinor: totalMinor }],
        cashierId: manager.userId,
        ...over,
      }
    },
    takesOver: async ({ userId }: Caller): Promise<void> => {
      const key = { kind: 'pin', userId, pin: PIN }
      const answer = await opener.post('cashier-switches', { registerId: session.registerId, key })
      expect(answer.statusCode).toBe(201)
    },
    limited: async (maxCashOutMinor: number): Promise<void> => {
      const company = app.admin.updateTable('company').set({ max_cash_out_minor: maxCashOutMinor })
      await company.where('id', '=', shop.companyId).execute()
    },
    reportFor: (cashierId?: string) =>
      opener.get(`cash-sessions/${session.id}/report${cashierId === undefined ? '' : `?cashierId=${cashierId}`}`),
    /** In whose name what was recorded, while who was signed in, and whether that was proved. */
    claims: () =>
      app.admin
        .selectFrom('cashier_claim')
        .select(['document_kind', 'signed_in_id', 'cashier_id', 'is_proved'])
        .where('company_id', '=', shop.companyId)
        .orderBy('recorded_at')
        .execute(),
    claimed: (document_kind: string, is_proved: boolean) => ({
      ...{ document_kind, is_proved, signed_in_id: opener.userId, cashier_id: manager.userId },
    }),
    trailOf,
    /** What an entry tells of in whose name it was, and of who was signed in. */
    claimsTold: async (action: string): Promise<[string, unknown][]> => {
      const [entry] = await trailOf(action)
      const told = entry?.changes.filter(({ field }) => ['signedIn', 'cashierUnproved'].includes(field)) ?? []
      return told
        .map(({ field, after }): [string, unknown] => [field, after])
        .toSorted()
        .toReversed()
    },
  }
}
