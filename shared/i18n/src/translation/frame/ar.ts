import type { frameEn } from './en.ts'
import type { Arabic } from '../../phrase/phrase-types.ts'

/** The phrases of the bar and of what people are told, in Arabic. */
export const frameAr = {
  frame: {
    releases: 'الإصدارات',
    create: 'إنشاء',
    settings: { title: 'الإعدادات', company: 'تعديل الشركة', pointOfSale: 'تعديل نقطة البيع' },
    notifications: {
      title: 'الجديد',
      button_zero: 'الإشعارات: {{shown}} غير مقروءة',
      button_one: 'الإشعارات: {{shown}} غير مقروء',
      button_two: 'الإشعارات: {{shown}} غير مقروءين',
      button_few: 'الإشعارات: {{shown}} غير مقروءة',
      button_many: 'الإشعارات: {{shown}} غير مقروءة',
      button_other: 'الإشعارات: {{shown}} غير مقروءة',
      unread: 'غير مقروء',
      markAll: 'اعتبار الكلّ مقروءًا',
      none: 'لا جديد',
      noneText: 'يُعلن هنا عن عمليات الاستيراد المنتهية والمخزون المنخفض وحصص الصندوق التي بقيت مفتوحة.',
      failed: 'تعذّر تحميل الإشعارات',
    },
    logo: 'شعار {{name}}',
    suspended: {
      title: 'هذه الشركة موقوفة',
      text: 'لا يمكن لأحد العمل فيها حاليًا، وبياناتها محفوظة. يمكن للقائم على المنظومة أن يبيّن السبب ويعيد فتحها.',
    },
    secondFactor: {
      due: 'تشترط شركتك الدخول على مرحلتين. فعّله أدناه أولا.',
      until: 'تشترط شركتك الدخول على مرحلتين ابتداء من {{date}}.',
      setUp: 'تفعيله',
    },
    impersonation: {
      reading: 'أنت في {{name}} بصفة الدعم، للاطّلاع فقط. بقيت {{minutes}} دق.',
      writing: 'أنت في {{name}} بصفة الدعم ويمكنك تعديل بياناتها. بقيت {{minutes}} دق.',
      ask: 'تعديل البيانات',
      askTitle: 'تعديل بيانات {{name}}؟',
      askText:
        'يمكنك عندئذ تعديل ما يمكن لمديري النظام فيها تعديله إلى أن تنتهي هذه الجلسة. ويُعلمون بذلك حالًا مع السبب الذي تذكره.',
      reason: 'السبب',
      reasonHelp: '10 أحرف على الأقل. تقرؤه الشركة في سجلّ العمليات.',
      confirm: 'السماح بالتعديل',
      allowed: 'يمكنك الآن تعديل البيانات',
      leave: 'مغادرة الشركة',
    },
  },
  notification: {
    importFinished: 'انتهى استيراد {{file}}: عدد المنتوجات المضافة {{count}}، وعدد الأسطر المستبعدة {{bad}}',
    importFailed: 'انقطع استيراد {{file}}. ما أُضيف قبل ذلك باقٍ، ويمكن استئنافه',
    changesUndone:
      'تم التراجع عن تعديلات {{file}}: عدد المنتوجات المسترجعة {{count}}، وعدد المنتوجات الباقية كما هي {{kept}}',
    undoFailed: 'انقطع التراجع عن تعديلات {{file}}. ما تم التراجع عنه باقٍ على حاله، ويمكن استئناف العملية',
    peopleImported: 'انتهى استيراد الحرفاء أو المزودين: عدد الأسطر المستوردة {{count}}، وعدد الأسطر المستبعدة {{bad}}',
    peopleImportFailed: 'انقطع استيراد الحرفاء أو المزودين. ما أُضيف قبل ذلك باقٍ، ويمكن استئنافه',
    peopleImportUndone:
      'تم التراجع عن استيراد الحرفاء أو المزودين: عدد البطاقات المسترجعة {{count}}، وعدد البطاقات الباقية كما هي {{kept}}',
    peopleUndoFailed:
      'انقطع التراجع عن استيراد الحرفاء أو المزودين. ما تم التراجع عنه باقٍ على حاله، ويمكن استئناف العملية',
    stockLow_zero: '{{count}} منتوج دون حدها الأدنى في {{shop}}، منها {{name}}',
    stockLow_one: '{{name}} دون حده الأدنى في {{shop}}: بقي {{left}} والمطلوب {{least}}',
    stockLow_two: 'منتوجان دون حدهما الأدنى في {{shop}}، أحدهما {{name}}',
    stockLow_few: '{{count}} منتوجات دون حدها الأدنى في {{shop}}، منها {{name}}',
    stockLow_many: '{{count}} منتوجا دون حدها الأدنى في {{shop}}، منها {{name}}',
    stockLow_other: '{{count}} منتوج دون حدها الأدنى في {{shop}}، منها {{name}}',
    stockNegative_zero: '{{count}} منتوج مخزونها أقل من صفر في {{shop}}، منها {{name}}. ابحث عن السبب وسوِّها',
    stockNegative_one: 'مخزون {{name}} أقل من صفر في {{shop}}: {{left}}. ابحث عن السبب وسوِّه',
    stockNegative_two: 'منتوجان مخزونهما أقل من صفر في {{shop}}، أحدهما {{name}}. ابحث عن السبب وسوِّهما',
    stockNegative_few: '{{count}} منتوجات مخزونها أقل من صفر في {{shop}}، منها {{name}}. ابحث عن السبب وسوِّها',
    stockNegative_many: '{{count}} منتوجا مخزونها أقل من صفر في {{shop}}، منها {{name}}. ابحث عن السبب وسوِّها',
    stockNegative_other: '{{count}} منتوج مخزونها أقل من صفر في {{shop}}، منها {{name}}. ابحث عن السبب وسوِّها',
    lotsExpiring_zero: '{{count}} دفعة في {{shop}} تنتهي صلاحيتها قريبا أو انتهت، منها {{other}} من {{name}}',
    lotsExpiring_one: 'الدفعة {{other}} من {{name}} في {{shop}} تاريخ انتهاء صلاحيتها {{day}}: بقي {{left}}',
    lotsExpiring_two: 'دفعتان في {{shop}} تنتهي صلاحيتهما قريبا أو انتهت، إحداهما {{other}} من {{name}}',
    lotsExpiring_few: '{{count}} دفعات في {{shop}} تنتهي صلاحيتها قريبا أو انتهت، منها {{other}} من {{name}}',
    lotsExpiring_many: '{{count}} دفعة في {{shop}} تنتهي صلاحيتها قريبا أو انتهت، منها {{other}} من {{name}}',
    lotsExpiring_other: '{{count}} دفعة في {{shop}} تنتهي صلاحيتها قريبا أو انتهت، منها {{other}} من {{name}}',
    transferNotSent: 'التحويل {{name}} من {{shop}} إلى {{other}} جاهز ولم يُرسل بعد',
    transferNotReceived: 'التحويل {{name}} من {{other}} إلى {{shop}} أُرسل ولم يصل بعد',
    cashSessionLate: 'حصّة الصندوق في {{name}} لا تزال مفتوحة',
    booksBroken: 'كشف التثبّت من الدفاتر عن اختلافات',
    clockAhead:
      'لم يُسجَّل شيء بين {{from}} و{{to}}. إن لم يكن ذلك صحيحًا فساعة الخادم خاطئة: اضبطوها اليوم قبل أن تُغلق الأيام بحسبها',
    clockBack: 'رجعت ساعة الخادم من {{from}} إلى {{to}}. إن كانت خاطئة الآن فاضبطوها. لم يضِع شيء ممّا سُجِّل',
    supportEntered: 'دخل {{name}} بصفة الدعم، للاطّلاع فقط، لمدّة أقصاها {{minutes}} دقيقة: {{reason}}',
    supportWriting: 'يمكن الآن لـ{{name}} من الدعم تعديل بياناتك لمدّة أقصاها {{minutes}} دقيقة: {{reason}}',
    webhookSwitchedOff:
      'لم يقبل الإشعار الآلي «{{name}}» شيئًا منذ أيام فعُطِّل. ما ينتظر الإرسال محفوظ: استأنفوه عندما يعود المستقبِل إلى العمل',
    countedAgain: 'أرسل {{name}} عدّا آخر لحصة مغلقة في الصندوق {{register}}. يبقى العدّ الأول: تجب مراجعة الاثنين',
  },
} as const satisfies Arabic<typeof frameEn>
