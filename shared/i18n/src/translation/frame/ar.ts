import type { frameEn } from './en.ts'
import type { Arabic } from '../../phrase/phrase-types.ts'

/** The phrases of the bar and of what people are told, in Arabic. */
export const frameAr = {
  frame: {
    create: 'إنشاء',
    settings: { title: 'الإعدادات', company: 'تعديل الشركة', pointOfSale: 'تعديل نقطة البيع' },
    notifications: {
      title: 'الجديد',
      button_zero: 'الإشعارات: {{count}} غير مقروءة',
      button_one: 'الإشعارات: {{count}} غير مقروء',
      button_two: 'الإشعارات: {{count}} غير مقروءين',
      button_few: 'الإشعارات: {{count}} غير مقروءة',
      button_many: 'الإشعارات: {{count}} غير مقروءة',
      button_other: 'الإشعارات: {{count}} غير مقروءة',
      unread: 'غير مقروء',
      markAll: 'اعتبار الكلّ مقروءًا',
      none: 'لا جديد',
      noneText: 'يُعلن هنا عن عمليات التوريد المنتهية والمخزون المنخفض وحصص الصندوق التي بقيت مفتوحة.',
      failed: 'تعذّر تحميل الإشعارات',
    },
    logo: 'شعار {{name}}',
    suspended: {
      title: 'هذه الشركة موقوفة',
      text: 'لا يمكن لأحد العمل فيها حاليًا، وبياناتها محفوظة. يمكن للقائم على المنظومة أن يبيّن السبب ويعيد فتحها.',
    },
    impersonation: {
      text: 'أنت في {{name}} بصفة مشرف عامّ. ترى الشركة ذلك في سجلّ العمليات.',
      leave: 'مغادرة الشركة',
    },
  },
  notification: {
    importFinished: 'انتهى توريد {{file}}: عدد المنتوجات المضافة {{count}}، وعدد الأسطر المستبعدة {{bad}}',
    importFailed: 'انقطع توريد {{file}}. ما أُضيف قبل ذلك باقٍ، ويمكن استئنافه',
    stockLow: '{{name}} على وشك النفاد: بقي {{count}}',
    cashSessionLate: 'حصّة الصندوق في {{name}} لا تزال مفتوحة',
  },
} as const satisfies Arabic<typeof frameEn>
