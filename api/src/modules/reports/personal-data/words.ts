import type { Words } from '../../../platform/export/list-export.ts'

/** What the page of somebody's data says, beside the names of fields, actions and documents. */
export const PAGE_WORDS = {
  title: { en: 'Personal data', fr: 'Données personnelles', ar: 'المعطيات الشخصية' },
  heldBy: {
    en: 'What {{company}} held about {{name}} on {{at}}.',
    fr: 'Ce que {{company}} détient sur {{name}} au {{at}}.',
    ar: 'ما لدى {{company}} عن {{name}} في {{at}}.',
  },
  alsoAsData: {
    en: 'The file personal-data.json beside this page holds the same for programs.',
    fr: 'Le fichier personal-data.json joint à cette page contient les mêmes données pour les logiciels.',
    ar: 'يحتوي الملف ⁦personal-data.json⁩ المصاحب على المعطيات نفسها لتقرأها البرامج.',
  },
  details: { en: 'Details', fr: 'Coordonnées et conditions', ar: 'البيانات والشروط' },
  tickets: { en: 'Tickets', fr: 'Tickets', ar: 'التذاكر' },
  accountPayments: { en: 'Payments of what was owed', fr: 'Règlements de ce qui était dû', ar: 'تسديد الديون' },
  returns: { en: 'Returns', fr: 'Retours', ar: 'المرتجعات' },
  trail: { en: 'Audit trail', fr: 'Journal d’audit', ar: 'سجل العمليات' },
  none: { en: 'None.', fr: 'Aucun.', ar: 'لا شيء.' },
  number: { en: 'Number', fr: 'Numéro', ar: 'العدد' },
  date: { en: 'Date', fr: 'Date', ar: 'التاريخ' },
  pointOfSale: { en: 'Point of sale', fr: 'Point de vente', ar: 'نقطة البيع' },
  products: { en: 'Products', fr: 'Produits', ar: 'المنتوجات' },
  payments: { en: 'Payments', fr: 'Règlements', ar: 'الخلاص' },
  total: { en: 'Total', fr: 'Total', ar: 'المجموع' },
  rounding: { en: 'Cash rounding', fr: 'Arrondi d’espèces', ar: 'تقريب النقد' },
  comment: { en: 'Comment', fr: 'Commentaire', ar: 'ملاحظة' },
  action: { en: 'Action', fr: 'Opération', ar: 'العملية' },
  recorded: { en: 'Recorded details', fr: 'Ce qui a été consigné', ar: 'ما سُجّل' },
} as const satisfies Record<string, Words>
