import {
  COUNT_SETTINGS,
  type CountSettings,
  type CountSettingsInput,
} from '@comptoir/contracts/inventory/count-settings'
import { USUAL_DAYS } from '@comptoir/contracts/inventory/stock-counts'
import { audit } from '../../../platform/audit/audit.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { findLetterhead } from '../../../platform/export/letterhead.queries.ts'
import { staleRefusal } from '../../../platform/resource/cases.ts'

const USUAL: CountSettings = {
  ...{ isCycleOn: false, daysA: USUAL_DAYS.A, daysB: USUAL_DAYS.B, daysC: USUAL_DAYS.C },
  ...{ toleranceRateMilli: 0, version: 0 },
}
const MILLI = 1000

/** How the company counts; as usual where nobody has said anything, which is version 0. */
export async function findSettings({ db, companyId }: TxCtx): Promise<CountSettings> {
  const row = await db
    .selectFrom('stock_count_setting')
    .selectAll()
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  if (!row) return USUAL
  return {
    ...{ isCycleOn: row.is_cycle_on, daysA: row.days_a, daysB: row.days_b, daysC: row.days_c },
    ...{ toleranceRateMilli: row.tolerance_rate_milli, version: row.version },
  }
}

/** Says how the company counts from now on; refuses what was decided on an older version. */
export async function saveSettings(
  ctx: TxCtx,
  input: CountSettingsInput,
  version: number | undefined,
): Promise<CountSettings> {
  const { db, companyId } = ctx
  const columns = {
    ...{ is_cycle_on: input.isCycleOn, days_a: input.daysA, days_b: input.daysB, days_c: input.daysC },
    tolerance_rate_milli: input.toleranceRateMilli,
  }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('stock_count_setting')
    .values({ company_id: companyId, ...columns })
    .onConflict((conflict) => {
      const changed = conflict
        .column('company_id')
        .doUpdateSet((eb) => ({ ...columns, version: eb('stock_count_setting.version', '+', 1) }))
      return version === undefined ? changed : changed.where('stock_count_setting.version', '=', version)
    })
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows !== 1n) throw await staleRefusal(ctx, COUNT_SETTINGS.entity, companyId)
  await audit(ctx, {
    action: 'countSettings.changed',
    entity: COUNT_SETTINGS.entity,
    entityId: companyId,
    after: {
      ...{ isCycleOn: input.isCycleOn, daysA: input.daysA, daysB: input.daysB, daysC: input.daysC },
      name: (await findLetterhead(ctx)).companyName,
      tolerance: input.toleranceRateMilli / MILLI,
    },
  })
  return findSettings(ctx)
}
