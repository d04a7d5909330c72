import * as Type from 'typebox'
import { LARGEST_PRICE_MICRO, numberFromMicro } from '@comptoir/money'

/** A price per unit in the company's currency, at most six decimals, as the specification's `priceHt`. */
export const UnitPrice = Type.Number({ minimum: 0, maximum: numberFromMicro(LARGEST_PRICE_MICRO) })

/** As free as real shops are: GTINs and the shop's own codes, digits or letters; leading zeros are kept. */
export const Barcode = Type.String({ minLength: 1, maxLength: 32, pattern: '^[!-~]+$' })
