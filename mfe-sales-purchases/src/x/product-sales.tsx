import { ProductSales } from '../features/sales/product-sales.tsx'

/** What this remote puts into the page of a product. */
export default ProductSales
