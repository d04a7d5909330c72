import type { KeptProduct, KeptReason } from '@comptoir/contracts/inventory/product-changes'
import type { Language } from '@comptoir/i18n'
import type { Ctx } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { BYTE_ORDER_MARK, csvLine } from '../../../platform/export/csv.ts'
import { PORTION } from '../../../platform/jobs/pace.ts'
import { listKeptAfter } from './undo.repository.ts'

interface Phrases {
  headers: [code: string, designation: string, kind: string, reason: string]
  kinds: Record<KeptProduct['kind'], string>
  reasons: Record<KeptReason, string>
}

/** The file is read in a spreadsheet, away from the product: it brings its own words. */
const PHRASES: Record<Language, Phrases> = {
  en: {
    headers: ['Code', 'Designation', 'What the change did', 'Why it was left as it is'],
    kinds: { created: 'created', changed: 'changed' },
    reasons: {
      changed: 'Changed since',
      moved: 'Stock has moved since',
      discounted: 'In a discount since',
      taken: 'Another product has its code or barcode',
      familyGone: 'Its category, brand or unit was deleted',
      gone: 'Deleted since',
    },
  },
  fr: {
    headers: ['Code', 'Désignation', 'Effet de la modification', 'Motif du maintien'],
    kinds: { created: 'créé', changed: 'modifié' },
    reasons: {
      changed: 'Modifié depuis',
      moved: 'Stock mouvementé depuis',
      discounted: 'Mis en remise depuis',
      taken: 'Un autre produit a son code ou son code-barres',
      familyGone: 'Sa catégorie, sa marque ou son unité a été supprimée',
      gone: 'Supprimé depuis',
    },
  },
  ar: {
    headers: ['الرمز', 'التسمية', 'أثر التعديل', 'سبب الإبقاء'],
    kinds: { created: 'أُضيف', changed: 'عُدّل' },
    reasons: {
      changed: 'عُدّل بعد ذلك',
      moved: 'تحرّك المخزون بعد ذلك',
      discounted: 'أُدرج في تخفيض بعد ذلك',
      taken: 'رمزه أو رمزه الشريطي لدى منتوج آخر',
      familyGone: 'حُذف صنفه أو علامته أو وحدته',
      gone: 'حُذف بعد ذلك',
    },
  },
}

/** The products that were not set back as a file in the caller's language, written as it is read: flat in memory. */
export async function* writeKept(ctx: Ctx, changeSetId: string): AsyncGenerator<string> {
  const { headers, kinds, reasons } = PHRASES[ctx.language]
  yield BYTE_ORDER_MARK + csvLine(headers, [], ctx.language)
  let after: string | null = null
  for (;;) {
    const rows: KeptProduct[] = await keptBehind(ctx, changeSetId, after)
    const last = rows.at(-1)
    if (!last) return
    yield rows
      .map(({ code, designation, kind, reason }) =>
        csvLine([code, designation, kinds[kind], reasons[reason]], [], ctx.language),
      )
      .join('')
    after = last.productId
  }
}

function keptBehind(ctx: Ctx, changeSetId: string, after: string | null): Promise<KeptProduct[]> {
  return inTransaction(ctx, (tx) => listKeptAfter(tx, changeSetId, after, PORTION))
}
