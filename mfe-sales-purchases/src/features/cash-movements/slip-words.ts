import type { CashDirection, CashReason } from '@comptoir/contracts/sales/cash-movements'
import type { Words } from '../ticket/index.ts'

/** The words of a slip. */
export const SLIP = {
  at: { en: 'Recorded', fr: 'Enregistré le', ar: 'سُجّل في' },
  by: { en: 'By', fr: 'Par', ar: 'من طرف' },
  reason: { en: 'Reason', fr: 'Motif', ar: 'السبب' },
  amount: { en: 'AMOUNT', fr: 'MONTANT', ar: 'المبلغ' },
  note: { en: 'Note', fr: 'Note', ar: 'ملاحظة' },
  signature: { en: 'Signature', fr: 'Signature', ar: 'الإمضاء' },
} as const satisfies Record<string, Words>

export const SLIP_TITLES: Readonly<Record<CashDirection, Words>> = {
  payIn: { en: 'CASH IN', fr: 'ENTRÉE DE CAISSE', ar: 'إدخال نقود' },
  payOut: { en: 'CASH OUT', fr: 'SORTIE DE CAISSE', ar: 'إخراج نقود' },
}

export const SLIP_REASONS: Readonly<Record<CashReason, Words>> = {
  changeBrought: { en: 'Change brought in', fr: 'Apport de monnaie', ar: 'جلب قطع نقدية للصرف' },
  fromSafe: { en: 'From the safe', fr: 'Venu du coffre', ar: 'من الخزنة' },
  correctionIn: { en: 'Correction', fr: 'Correction', ar: 'تصحيح' },
  otherIn: { en: 'Other', fr: 'Autre', ar: 'سبب آخر' },
  bankDeposit: { en: 'Deposit at the bank', fr: 'Versement à la banque', ar: 'إيداع في البنك' },
  toSafe: { en: 'To the safe', fr: 'Mis au coffre', ar: 'إلى الخزنة' },
  expense: { en: 'Small expense', fr: 'Petite dépense', ar: 'مصروف صغير' },
  correctionOut: { en: 'Correction', fr: 'Correction', ar: 'تصحيح' },
  otherOut: { en: 'Other', fr: 'Autre', ar: 'سبب آخر' },
}
