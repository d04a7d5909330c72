import type { Words } from '../ticket/index.ts'

/** The words of a slip. */
export const SLIP = {
  title: { en: 'Payment', fr: 'Règlement', ar: 'تسديد' },
  before: { en: 'Owed before', fr: 'Dû avant', ar: 'الدين قبل التسديد' },
  paid: { en: 'PAID', fr: 'RÉGLÉ', ar: 'المسدَّد' },
  remainder: { en: 'STILL OWED', fr: 'RESTE DÛ', ar: 'الدين المتبقي' },
  signature: { en: 'Signature', fr: 'Signature', ar: 'الإمضاء' },
} as const satisfies Record<string, Words>
