import { ClientSales } from '../features/sales/client-sales.tsx'

/** What this remote puts into the page of a client. */
export default ClientSales
