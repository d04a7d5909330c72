/** A name that the product gave, in each of its languages. */
export type DefaultName = Readonly<Record<'en' | 'fr' | 'ar', string>>

/** What the product itself calls things, by the key that stands for each name until somebody renames it. */
export const DEFAULT_NAMES = {
  walkIn: { en: 'Walk-in client', fr: 'Client passager', ar: 'حريف عابر' },
  /** A client whose personal data were erased, for the documents that stay. */
  erased: { en: 'Erased client', fr: 'Client effacé', ar: 'حريف مُحيت بياناته' },
  shopCodes: { en: 'Shop codes', fr: 'Codes du magasin', ar: 'رموز المتجر' },
  weighedCodes: { en: 'Weighed, weight in the code', fr: 'Pesé, poids dans le code', ar: 'موزون، الوزن في الرمز' },
  pricedCodes: { en: 'Weighed, price in the code', fr: 'Pesé, prix dans le code', ar: 'موزون، السعر في الرمز' },
  cash: { en: 'Cash', fr: 'Espèces', ar: 'نقدا' },
  cheque: { en: 'Cheque', fr: 'Chèque', ar: 'شيك' },
  draft: { en: 'Draft', fr: 'Traite', ar: 'كمبيالة' },
  transfer: { en: 'Bank transfer', fr: 'Virement', ar: 'تحويل بنكي' },
  /** Where the counter of a new point of sale takes its goods from. */
  salesFloor: { en: 'Sales floor', fr: 'Surface de vente', ar: 'فضاء البيع' },
} as const satisfies Record<string, DefaultName>
export type DefaultNameKey = keyof typeof DEFAULT_NAMES

/** The key that a text is the name of, in whichever language; undefined for a name that a person gave. */
export function defaultNameOf(text: string, among: readonly DefaultNameKey[]): DefaultNameKey | undefined {
  return among.find((key) => Object.values(DEFAULT_NAMES[key]).some((word) => word === text))
}

/** A name as somebody reads it who speaks `language`: a default one, by its key, is the product's own word. */
export function namedIn(row: { name: string; name_key: DefaultNameKey | null }, language: keyof DefaultName): string {
  return row.name_key === null ? row.name : DEFAULT_NAMES[row.name_key][language]
}

/**
 * A name out of what is recorded for good (tickets, closings), which repeats it in one language, in all of them: the
 * product's own where it is that of one of the keys, else what a person wrote.
 */
export function recordedName(name: string, ...keys: readonly DefaultNameKey[]): DefaultName {
  const key = defaultNameOf(name, keys)
  return key === undefined ? { en: name, fr: name, ar: name } : DEFAULT_NAMES[key]
}

/** The client that a document names, in all languages. */
export function recordedClient(name: string): DefaultName {
  return recordedName(name, 'walkIn', 'erased')
}
