import type { Words } from './list-export.ts'

/** What a printed list contains in addition to its rows. */
export const EXPORT_WORDS = {
  exportedAt: { en: 'Exported on {{at}}', fr: 'Exporté le {{at}}', ar: 'صُدّرت في {{at}}' },
  rows: { en: 'Rows: {{count}}', fr: 'Lignes\u00A0: {{count}}', ar: 'عدد الأسطر: {{count}}' },
  nothing: { en: 'The list is empty.', fr: 'La liste est vide.', ar: 'القائمة فارغة.' },
} satisfies Record<string, Words>
