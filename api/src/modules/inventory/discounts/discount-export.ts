import { discountStatus, type DiscountStatus } from '@comptoir/contracts/inventory/discounts'
import { listExport, type Words } from '../../../platform/export/list-export.ts'
import { listDiscountTerms, type ListedDiscount } from './discount-list.queries.ts'

const STATUSES: Record<DiscountStatus, Words> = {
  upcoming: { en: 'Upcoming', fr: 'À venir', ar: 'قادم' },
  active: { en: 'Active', fr: 'En cours', ar: 'ساري' },
  expired: { en: 'Expired', fr: 'Expirée', ar: 'منتهي' },
  unknown: { en: 'Unknown', fr: 'Inconnu', ar: 'غير معروف' },
}

export const discountExport = listExport<ListedDiscount>({
  title: { en: 'Discounts', fr: 'Remises', ar: 'التخفيضات' },
  list: listDiscountTerms,
  columns: [
    { header: { en: 'Name', fr: 'Nom', ar: 'الاسم' }, kind: 'text', value: ({ name }) => name },
    {
      header: { en: 'Start date', fr: 'Date de début', ar: 'تاريخ البداية' },
      kind: 'dateTime',
      value: ({ startDate }) => startDate,
    },
    {
      header: { en: 'End date', fr: 'Date de fin', ar: 'تاريخ النهاية' },
      kind: 'dateTime',
      value: ({ endDate }) => endDate,
    },
    {
      header: { en: 'Percentage', fr: 'Pourcentage', ar: 'النسبة' },
      kind: 'percent',
      value: ({ pourcentage }) => pourcentage,
    },
    {
      header: { en: 'Products', fr: 'Produits', ar: 'المنتوجات' },
      kind: 'number',
      value: ({ productCount }) => productCount,
    },
    {
      header: { en: 'Status', fr: 'Statut', ar: 'الحالة' },
      kind: 'text',
      value: (discount, { language, now }) => STATUSES[discountStatus(discount, now)][language],
    },
  ],
})
