import type { Words } from './list-export.ts'

/** What a file says that no screen does: of a flag, and on paper beside its rows. */
export const EXPORT_WORDS = {
  yes: { en: 'Yes', fr: 'Oui', ar: 'نعم' },
  no: { en: 'No', fr: 'Non', ar: 'لا' },
  exportedAt: { en: 'Exported on {{at}}', fr: 'Exporté le {{at}}', ar: 'صُدّرت في {{at}}' },
  rows: { en: 'Rows: {{count}}', fr: 'Lignes\u00A0: {{count}}', ar: 'عدد الأسطر: {{count}}' },
  nothing: { en: 'The list is empty.', fr: 'La liste est vide.', ar: 'القائمة فارغة.' },
} satisfies Record<string, Words>
