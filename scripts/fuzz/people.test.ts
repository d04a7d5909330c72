import { expect, test } from '@jest/globals'
import { sealAuditTrails, type ClockStep } from '../../api/src/platform/audit/seal-audit-trails.ts'
import { openDatabase } from '../../api/src/platform/db/database.ts'
import { withFixture } from '../bench/fixture.ts'
import { People } from './people.ts'

test('nobody is told of a clock that jumped where a company was made as if weeks ago', async () => {
  await withFixture(async (fixture) => {
    const people = await People.open(fixture)
    const admin = openDatabase({ url: fixture.adminUrl, max: 1, onError: () => undefined })
    const steps: ClockStep[] = []
    const seal = (): Promise<void> =>
      sealAuditTrails(admin.db, new Date(), { onStep: async (step) => void steps.push(step) })
    try {
      const company = await people.company('Harissa')
      await seal()
      await people.bound(company)
      await seal()
      const sealed = await admin.db.selectFrom('audit_seal').select('recorded_at').execute()
      expect(new Set(sealed.map(({ recorded_at: at }) => at.toISOString().slice(0, 10))).size).toBe(2)
      expect(steps).toEqual([])
    } finally {
      await Promise.all([people.close(), admin.db.destroy()])
    }
  }, 'none')
})
