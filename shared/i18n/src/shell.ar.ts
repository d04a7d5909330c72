import type { shellEn } from './shell.en.ts'
import type { Arabic } from './phrase-types.ts'

/** The phrases of the frame in Arabic. */
export const shellAr = {
  header: {
    editPasswordForm: {
      required: 'هذه الخانة إجبارية',
      passwordsMustMatch: 'يجب أن تتطابق كلمتا المرور الجديدتان',
      passwordChanged: 'تمّ تغيير كلمة المرور',
      errorChangingPassword: 'تعذّر تغيير كلمة المرور. القديمة لا تزال صالحة؛ أعد المحاولة.',
    },
  },
  shell: {
    skipToContent: 'انتقل إلى المحتوى',
    navigation: 'التصفّح الرئيسي',
    openNavigation: 'فتح القائمة',
    expandNavigation: 'توسيع القائمة',
    collapseNavigation: 'طيّ القائمة',
    language: 'اللغة: {{name}}',
    signIn: 'تسجيل الدخول',
    signOut: 'تسجيل الخروج',
    openApp: 'فتح Comptoir',
    account: 'حساب {{name}}',
    appearance: 'المظهر',
    appearanceLight: 'فاتح',
    appearanceDark: 'داكن',
    appearanceSystem: 'حسب الجهاز',
    pointOfSale: 'نقطة البيع: {{name}}',
    section: {
      inventory: 'المنتوجات',
      stocks: 'المخزون',
      sales: 'المبيعات',
      purchases: 'الشراءات',
      people: 'المتعاملون',
      banks: 'البنوك',
      paymentMethods: 'طرق الخلاص',
      currencies: 'العملات',
      company: 'الشركة',
      installation: 'المنظومة',
    },
    stillLoading: 'الصفحة تتأخّر أكثر من المعتاد، وهي في الطريق.',
    previous: {
      use: 'استعمال النسخة السابقة {{version}}',
      running: 'النسخة الحالية من هذه الصفحة لا تعمل. أنت تستعمل النسخة السابقة {{version}}.',
      back: 'تجربة النسخة الحالية',
    },
    paused: {
      title: '«{{name}}» متوقّفة مؤقّتًا',
      text: 'أُوقف هذا الجزء، ويعود من تلقاء نفسه بمجرّد إعادة تشغيله. بقيّة التطبيق تعمل.',
      entry: 'متوقّفة مؤقّتًا',
    },
    newVersion: 'نسخة جديدة جاهزة.',
    extensionFailed: 'لا يمكن عرض هذا الجزء في الوقت الحالي.',
    toHome: 'العودة إلى الصفحة الرئيسية',
    toStart: 'العودة إلى العمل',
    reload: 'إعادة تحميل الصفحة',
    footer: {
      rights: '© {{year}} Comptoir',
    },
    unknownAddress: {
      title: 'لا توجد صفحة في هذا العنوان',
      text: 'تثبّت من العنوان، فقد يكون فيه خطأ في الكتابة، أو ابدأ من الصفحة الرئيسية.',
    },
    unknownCompany: {
      title: 'هذه الشركة ليست شركتك',
      text: 'هذا العنوان يخصّ شركة لا يعمل حسابك لفائدتها. سجّل الدخول بحساب تلك الشركة أو عُد إلى شركتك.',
    },
    unknownPointOfSale: {
      title: 'نقطة البيع هذه غير متاحة لك',
      text: 'نقطة البيع غير موجودة أو أن حسابك لا يعمل فيها. اختر نقطة أخرى أو اتصل بالمسؤول عن النظام في شركتك.',
    },
    forbidden: {
      title: 'هذه الصفحة غير متاحة لك',
      text: 'حسابك لا يملك صلاحية فتحها. يمكن للمسؤول عن النظام في شركتك أن يمنحك إياها.',
    },
    contested: {
      title: 'تعذّر فتح هذا العنوان',
      text: 'تطالب به عدّة أجزاء من التطبيق: {{owners}}. لن يُفتح أيّ منها قبل تسوية ذلك؛ أعلم المسؤول عن تركيب التطبيق.',
    },
    registryMissing: {
      title: 'تعذّرت قراءة قائمة الصفحات',
      text: 'بدونها لا يمكن فتح أيّ صفحة. معطياتك لم تُمسّ؛ تثبّت من الشبكة ثم أعد المحاولة.',
    },
    unexpected: {
      title: 'خطأ غير متوقّع في التطبيق!',
      text: 'ما تمّ حفظه سابقًا لم يضع. أعد تحميل الصفحة؛ وإذا تكرّر الأمر فأبلغ عن الحادث المذكور أدناه.',
      status: 'الرمز {{status}}',
    },
    remoteFailed: {
      title: 'تعذّر فتح «{{name}}»',
      line: 'لم تصل ملفاتها. بقيّة التطبيق تعمل؛ تثبّت من الشبكة ثم أعد المحاولة.',
      copy: 'نسخ التفاصيل',
      copied: 'تمّ نسخ التفاصيل',
      code: 'حدث عطب في هذه الصفحة. بقيّة التطبيق تعمل؛ أعد المحاولة، وإذا تكرّر الأمر فأبلغ عن الحادث.',
    },
    override: {
      label: 'أجزاء قيد التطوير',
      text: 'هذا ليس التطبيق المنشور. من حاسوب أحد المطوّرين:',
      leave: 'العودة إلى التطبيق المنشور',
    },
    palette: {
      label: 'البحث عن شاشة أو عمليّة',
      placeholder: 'إلى أين تريد الذهاب؟',
      results: 'الشاشات والعمليّات الموجودة',
      screen: 'شاشة',
      action: 'عمليّة',
      nothing: 'لا شيء باسم «{{text}}».',
    },
    pointsOfSaleCount_one: 'نقطة بيع واحدة',
    pointsOfSaleCount_other: '{{count}} نقطة بيع',
    pointsOfSaleCount_zero: 'لا توجد نقاط بيع',
    pointsOfSaleCount_two: 'نقطتا بيع',
    pointsOfSaleCount_few: '{{count}} نقاط بيع',
    pointsOfSaleCount_many: '{{count}} نقطة بيع',
  },
} as const satisfies Arabic<typeof shellEn>
