import { auditedRow, codesOf } from '../../audited.ts'
import { Tracking } from '../tracking/index.ts'
import { PriceBasis, Product, PRODUCTS } from './index.ts'

export const audited = auditedRow(PRODUCTS.entity, Product, {
  code: 'text',
  designation: 'text',
  designationEn: 'text',
  designationAr: 'text',
  barcodes: 'list',
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
  onHandMilli: 'quantity',
  discount: 'named',
  photo: 'untold',
  variant: 'untold',
  isActive: 'flag',
  createdBy: 'text',
})
