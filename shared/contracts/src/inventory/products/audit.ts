import { auditedRow, auditedRows, codesOf, lookedAt } from '../../audited.ts'
import { Tracking } from '../tracking/index.ts'
import { Pack, PriceBasis, Product, PRODUCTS } from './index.ts'

export const audited = lookedAt(
  auditedRow(PRODUCTS.entity, Product, {
    code: 'text',
    designation: 'text',
    designationEn: 'text',
    designationAr: 'text',
    barcodes: 'list',
    packs: auditedRows(Pack, {
      unitId: 'untold',
      name: 'untold',
      quantityMilli: 'quantity',
      price: 'price',
      barcodes: 'list',
    }),
    location: 'text',
    packageQuantity: 'count',
    isFodec: 'flag',
    category: 'named',
    subcategory: 'named',
    brand: 'named',
    unit: 'named',
    priceBasis: codesOf(PriceBasis),
    priceHt: 'price',
    priceTtc: 'price',
    vatRate: 'percent',
    purchasePrice: 'price',
    minimumStockMilli: 'quantity',
    tracking: codesOf(Tracking),
    lotsExpire: 'flag',
    shelfLifeDays: 'count',
    warrantyMonths: 'count',
    onHandMilli: 'quantity',
    discount: 'named',
    photo: 'untold',
    variant: 'untold',
    isActive: 'flag',
    createdBy: 'text',
  }),
  { view: 'row' },
)
