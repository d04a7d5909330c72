/** What the seals of the counter's documents cover, and the rows that they cover as the database stores them. */
export { moneyMovements, stockMovements } from './posted-movements.ts'
export {
  CLIENT_PAYMENT_SEAL,
  CLOSING_SEAL,
  FISCAL_CLOSING_SEAL,
  SALE_SEAL,
  SALES_RETURN_SEAL,
} from './sealed-columns.ts'
