/** What people are told of the stock without asking: what runs low, is below zero, expires or waits; once for each cause. */
export { askForLooks } from './ask-for-looks.routes.ts'
export { scheduleStockNotices } from './schedule.ts'
