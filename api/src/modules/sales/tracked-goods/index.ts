/** Of which lots and serial numbers the goods of the counter's documents are. */
export { goodsBack, isExpired, quantityOfLots } from './allot.rules.ts'
export { goodsColumns, soldGoodsOf, storedGoods, trackedGoods, type TrackedLine } from './tracked-line.ts'
export { trackGoods, unknownLots, type AskedLine, type FoundLine } from './track-goods.service.ts'
