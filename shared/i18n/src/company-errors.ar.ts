import type { companyErrorsEn } from './company-errors.en.ts'

/** What the company form, its logo and the supervision of companies and accounts refuse, in Arabic. */
export const companyErrorsAr = {
  'company.suspended':
    'شركتكم موقوفة: لا يمكن الاطلاع على أي شيء أو تعديله حاليا. معطياتها محفوظة. اتصلوا بمشغّل هذه الخدمة لإعادة تفعيلها.',
  'company.photoMissing': 'ليس لهذه الشركة شعار بعد.',
  'company.photoUnreadable': 'لا يمكن قراءة هذا الملف كصورة. لم يُحفظ شيء: اختر صورة من الأنواع المعتادة.',
  'company.nameRequired': 'اسم الشركة إجباري',
  'company.emailRequired': 'البريد الإلكتروني إجباري',
  'company.emailInvalid': 'صيغة البريد الإلكتروني غير صحيحة',
  'company.phoneCodeRequired': 'رمز البلد للهاتف إجباري',
  'company.phoneRequired': 'رقم الهاتف إجباري',
  'company.phoneDigits': 'يتكون رقم الهاتف من 8 إلى 15 رقما',
  'company.addressRequired': 'العنوان إجباري',
  'company.postalCodeRequired': 'الترقيم البريدي إجباري',
  'company.cityRequired': 'المدينة إجبارية',
  'company.taxIdRequired': 'المعرّف الجبائي إجباري',
  'company.countryRequired': 'البلد إجباري',
  'company.currencyRequired': 'العملة إجبارية',
  'company.currencyFixed': 'لا يمكن تغيير العملة بعد أن باعت الشركة أو اشترت. بقية المعطيات باقية.',
  'company.legalFormRequired': 'الشكل القانوني إجباري',
  'company.managerRequired': 'اسم المسيّر إجباري',
  'company.managerPhoneCodeRequired': 'رمز البلد لهاتف المسيّر إجباري',
  'company.managerPhoneRequired': 'هاتف المسيّر إجباري',
  'company.managerEmailRequired': 'البريد الإلكتروني للمسيّر إجباري',
  'company.managerEmailInvalid': 'البريد الإلكتروني غير صحيح',
  'company.tooLong': '{{max}} حرفا على الأكثر',
  'company.rateInvalid': 'أدخل عددا غير سالب بثلاثة أرقام عشرية على الأكثر؛ لا تتجاوز النسبة 100',
  'account.notFound': 'لم يعد هذا الحساب موجودا. لم يُغيَّر شيء.',
  'account.isOneself': 'لا يمكنك إيقاف حسابك الخاص. لم يُغيَّر شيء: يمكن لمشرف عام آخر القيام بذلك.',
} satisfies Record<keyof typeof companyErrorsEn, string>
