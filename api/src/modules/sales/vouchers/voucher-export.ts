import { recordedClient } from '@comptoir/contracts/default-names'
import type { VoucherRow } from '@comptoir/contracts/sales/vouchers'
import { wordOf } from '@comptoir/i18n/words'
import { amountCell } from '../../../platform/export/cells.ts'
import { listExport } from '../../../platform/export/list-export.ts'
import { listVouchers } from './vouchers.queries.ts'

export const voucherExport = listExport<VoucherRow>({
  title: { en: 'Vouchers', fr: 'Bons d’achat', ar: 'قسائم الشراء' },
  list: listVouchers,
  columns: [
    { header: { en: 'Number', fr: 'Numéro', ar: 'العدد' }, kind: 'text', value: ({ number }) => number },
    { header: { en: 'Code', fr: 'Code', ar: 'الرمز' }, kind: 'text', value: ({ maskedCode }) => maskedCode },
    {
      header: { en: 'Client', fr: 'Client', ar: 'الحريف' },
      kind: 'text',
      value: ({ client }, { language }) => client && recordedClient(client)[language],
    },
    {
      header: { en: 'Issued', fr: 'Émis le', ar: 'تاريخ الإصدار' },
      kind: 'dateTime',
      value: ({ issuedAt }) => issuedAt,
    },
    { header: { en: 'Issued by', fr: 'Émis par', ar: 'أصدرها' }, kind: 'text', value: ({ issuedBy }) => issuedBy },
    { header: { en: 'Return', fr: 'Retour', ar: 'الإرجاع' }, kind: 'text', value: ({ returnNumber }) => returnNumber },
    {
      header: { en: 'Value', fr: 'Valeur', ar: 'القيمة' },
      kind: 'money',
      value: ({ amountMinor, currency }) => amountCell(amountMinor, currency),
    },
    {
      header: { en: 'Left', fr: 'Reste', ar: 'المتبقي' },
      kind: 'money',
      value: ({ leftMinor, currency }) => amountCell(leftMinor, currency),
    },
    { header: { en: 'Expires', fr: 'Expire le', ar: 'تنتهي يوم' }, kind: 'date', value: ({ expiresOn }) => expiresOn },
    {
      header: { en: 'Status', fr: 'État', ar: 'الحالة' },
      kind: 'text',
      value: ({ state }, { language }) => wordOf(language, `code.voucher.state.${state}`) ?? state,
    },
  ],
})
