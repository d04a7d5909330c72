import type { Permission } from '@comptoir/contracts'

/** The permissions in Arabic. */
export const permissionsAr = {
  'company.read': 'الاطلاع على الشركة',
  'pointsOfSale.read': 'الاطلاع على نقاط البيع',
  'pointsOfSale.write': 'إدارة نقاط البيع',
  'registers.read': 'الاطلاع على الصناديق',
  'registers.write': 'إدارة الصناديق',
  'clients.read': 'الاطلاع على الحرفاء',
  'clients.write': 'إدارة الحرفاء',
  'products.read': 'الاطلاع على المنتوجات',
  'products.write': 'إدارة المنتوجات',
  'products.import': 'إدراج المنتوجات من ملف',
  'products.seeCost': 'الاطلاع على أثمان الشراء',
  'cashSessions.read': 'الاطلاع على حصص الصندوق',
  'cashSessions.write': 'فتح حصص الصندوق وغلقها',
  'cashSessions.seeExpected': 'الاطلاع على النقود المنتظرة',
  'cashSessions.closeAnother': 'غلق حصة صندوق لمستعمل آخر',
  'sales.read': 'الاطلاع على المبيعات',
  'sales.write': 'البيع',
  'sales.editPrice': 'تغيير الأسعار أثناء البيع',
  'sales.exceedDiscount': 'تجاوز أقصى تخفيض',
} as const satisfies Record<Permission, string>
