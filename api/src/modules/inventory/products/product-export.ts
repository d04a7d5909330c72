import { PRODUCTS, type Product } from '@comptoir/contracts/inventory/products'
import { phrase } from '@comptoir/i18n'
import { wordOf } from '@comptoir/i18n/words'
import { numberFromMilli } from '@comptoir/money'
import { EXPORT_WORDS } from '../../../platform/export/export-words.ts'
import { listExport, wordsOf } from '../../../platform/export/list-export.ts'
import { BASIS_WORDS, packsText } from './packs-text.rules.ts'
import { listCatalogue } from './products.service.ts'

/** An imported product may wait for its price: it is not free. */
const priceOrNone = (price: number): number | null => (price === 0 ? null : price)

export const productExport = listExport<Product>({
  title: { en: 'Products', fr: 'Produits', ar: 'المنتوجات' },
  list: listCatalogue,
  columns: [
    { header: wordsOf('field.product.code'), kind: 'text', value: ({ code }) => code },
    { header: wordsOf('field.product.designation'), kind: 'text', value: ({ designation }) => designation },
    {
      header: wordsOf('field.product.designationEn'),
      kind: 'text',
      isDetail: true,
      value: ({ designationEn }) => designationEn,
    },
    {
      header: wordsOf('field.product.designationAr'),
      kind: 'text',
      isDetail: true,
      value: ({ designationAr }) => designationAr,
    },
    { header: wordsOf('field.product.barcodes'), kind: 'text', value: ({ barcodes }) => barcodes.join(', ') || null },
    { header: wordsOf('field.product.category'), kind: 'text', value: ({ category }) => category?.name ?? null },
    {
      header: wordsOf('field.product.subcategory'),
      kind: 'text',
      isDetail: true,
      value: ({ subcategory }) => subcategory?.name ?? null,
    },
    { header: wordsOf('field.product.brand'), kind: 'text', value: ({ brand }) => brand?.name ?? null },
    { header: wordsOf('field.product.unit'), kind: 'text', isDetail: true, value: ({ unit }) => unit?.name ?? null },
    { header: wordsOf('field.product.priceHt'), kind: 'money', value: ({ priceHt }) => priceOrNone(priceHt) },
    { header: wordsOf('field.product.vatRate'), kind: 'percent', value: ({ vatRate }) => vatRate },
    {
      header: wordsOf('field.product.isFodec'),
      kind: 'text',
      isDetail: true,
      value: ({ isFodec }, { language }) => EXPORT_WORDS[isFodec ? 'yes' : 'no'][language],
    },
    { header: wordsOf('field.product.priceTtc'), kind: 'money', value: ({ priceTtc }) => priceOrNone(priceTtc) },
    {
      header: wordsOf('field.product.purchasePrice'),
      kind: 'money',
      isDetail: true,
      permission: PRODUCTS.permissions.seeCost,
      value: ({ purchasePrice }) => purchasePrice,
    },
    {
      header: wordsOf('field.product.onHandMilli'),
      kind: 'number',
      value: ({ onHandMilli }) => numberFromMilli(onHandMilli),
    },
    {
      header: wordsOf('field.product.minimumStockMilli'),
      kind: 'number',
      isDetail: true,
      value: ({ minimumStockMilli }) => (minimumStockMilli === null ? null : numberFromMilli(minimumStockMilli)),
    },
    {
      header: wordsOf('field.product.location'),
      kind: 'text',
      isDetail: true,
      value: ({ location }) => location,
    },
    {
      header: wordsOf('field.product.packageQuantity'),
      kind: 'number',
      isDetail: true,
      value: ({ packageQuantity }) => packageQuantity,
    },
    {
      header: wordsOf('field.product.packs.title'),
      kind: 'text',
      isDetail: true,
      value: ({ packs, priceBasis }, { language }) => packsText(packs, BASIS_WORDS[language][priceBasis]) || null,
    },
    {
      header: wordsOf('field.product.tracking'),
      kind: 'text',
      isDetail: true,
      value: ({ tracking }, { language }) => wordOf(language, `code.product.tracking.${tracking}`) ?? tracking,
    },
    {
      header: wordsOf('field.product.lotsExpire'),
      kind: 'text',
      isDetail: true,
      value: ({ lotsExpire }, { language }) => EXPORT_WORDS[lotsExpire ? 'yes' : 'no'][language],
    },
    {
      header: wordsOf('field.product.shelfLifeDays'),
      kind: 'number',
      isDetail: true,
      value: ({ shelfLifeDays }) => shelfLifeDays,
    },
    {
      header: wordsOf('common.status'),
      kind: 'text',
      value: ({ isActive }, { language }) => phrase(language, isActive ? 'common.active' : 'common.inactive'),
    },
  ],
})
