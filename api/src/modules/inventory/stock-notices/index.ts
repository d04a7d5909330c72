/** What people are told of the stock without asking: what runs low, is below zero, expires or waits; once for each cause. */
export { askForLooks, scheduleStockNotices } from './schedule.ts'
