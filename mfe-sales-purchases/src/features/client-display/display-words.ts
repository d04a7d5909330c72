import type { Language } from '@comptoir/platform'

type Words = Readonly<Record<Language, string>>

/** The words of the screen in all languages: like the ticket it has two at once, whichever of them the counter has loaded. */
export const DISPLAY = {
  welcome: { en: 'Welcome', fr: 'Bienvenue', ar: 'مرحبا بكم' },
  paused: { en: 'This register is paused', fr: 'Cette caisse est en pause', ar: 'هذا الصندوق متوقف مؤقتا' },
  training: { en: 'Training: nothing is sold', fr: 'Formation : rien n’est vendu', ar: 'تدريب: لا شيء يُباع' },
  total: { en: 'Total', fr: 'Total', ar: 'المجموع' },
  stamp: { en: 'Stamp duty', fr: 'Timbre fiscal', ar: 'معلوم الطابع الجبائي' },
  saved: { en: 'You save', fr: 'Vous économisez', ar: 'توفّرون' },
  discount: { en: 'Discount', fr: 'Remise', ar: 'تخفيض' },
  paid: { en: 'Paid', fr: 'Payé', ar: 'المدفوع' },
  due: { en: 'Left to pay', fr: 'Reste à payer', ar: 'الباقي للدفع' },
  received: { en: 'Received', fr: 'Reçu', ar: 'المقبوض' },
  change: { en: 'Your change', fr: 'Votre monnaie', ar: 'الباقي لكم' },
  thanks: { en: 'Thank you for your visit', fr: 'Merci et à bientôt', ar: 'شكرا وإلى اللقاء' },
  ticket: { en: 'Ticket', fr: 'Ticket', ar: 'تذكرة البيع' },
} as const satisfies Record<string, Words>

export type DisplayWord = keyof typeof DISPLAY

/** The languages of the screen, the counter's first: those of its tickets, French with Arabic or English alone. */
export function displayLanguages(language: Language): readonly Language[] {
  if (language === 'en') return ['en']
  return language === 'ar' ? ['ar', 'fr'] : ['fr', 'ar']
}
