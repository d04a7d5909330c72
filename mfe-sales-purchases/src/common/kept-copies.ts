/** Where a device keeps the papers that were printed again and not told yet, of one company. */
export const keptCopiesOf = (companyId: string): string => `ticketCopies:${companyId}`
