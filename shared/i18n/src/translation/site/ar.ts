import type { Arabic } from '../../phrase/phrase-types.ts'
import type { siteEn } from './en.ts'

/** The phrases around public pages in Arabic. */
export const siteAr = {
  site: {
    pages: 'صفحات الموقع',
    home: 'الاستقبال',
    about: 'من نحن',
    features: 'الوظائف',
    pricing: 'الأسعار',
    contact: 'اتصل بنا',
    signUp: 'إنشاء حساب',
    menu: 'القائمة',
    legal: 'قانوني',
    privacy: 'سياسة الخصوصية',
    terms: 'الشروط العامة',
    languages: 'اللغات',
  },
} satisfies Arabic<typeof siteEn>
