import { BARCODE_RULES, type GivenBarcode } from '@comptoir/contracts/inventory/barcode-rules'
import { barcodeOfNumber } from '@comptoir/money'
import type { TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { findTakenBarcodes, keepLastNumber, lockGivingRule, type GivingRule } from './barcode-rules.repository.ts'

/** Product numbers that are looked at in one step: catalogues have runs of them that somebody gave by hand. */
const STEP = 200

/** The next free code of the company's own. What was given once is given to nobody else, whether it is used or not. */
export async function giveBarcode(ctx: TxCtx): Promise<GivenBarcode> {
  const rule = await lockGivingRule(ctx)
  if (rule === undefined) throw new DomainError(BARCODE_RULES.errors.noneToGive)
  const { number, barcode } = await nextFree(ctx, rule)
  await keepLastNumber(ctx, rule.id, number)
  return { barcode }
}

async function nextFree(ctx: TxCtx, rule: GivingRule): Promise<{ number: number; barcode: string }> {
  for (let after = Number(rule.last_number); ; after += STEP) {
    const offered = Array.from({ length: STEP }, (_, index) => after + 1 + index).flatMap((number) => {
      const barcode = barcodeOfNumber(number, rule)
      return barcode === null ? [] : [{ number, barcode }]
    })
    if (offered.length === 0) throw new DomainError(BARCODE_RULES.errors.usedUp, { name: rule.name })
    const taken = await findTakenBarcodes(
      ctx,
      offered.map(({ barcode }) => barcode),
    )
    const free = offered.find(({ barcode }) => !taken.has(barcode))
    if (free) return free
  }
}
