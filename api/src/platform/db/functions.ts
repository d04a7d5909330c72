// Written by `npm run tables` from a migrated database; a test compares them. Not to be edited.

import type { JsonArguments, JsonResults, JsonText } from './function-json.ts'

export interface FunctionArguments {
  api_token_membership: {
    companyId: string
    secretHash: Buffer
    now: Date | string
  }
  audit_post: {
    companyId: string
    id: string
    requestId: string
    recordedAt: Date | string
    action: string
    entity: string
    entityId: string
    userId?: string | null
    accountId?: string | null
    before?: JsonText<JsonArguments['audit_post.before']> | null
    after?: JsonText<JsonArguments['audit_post.after']> | null
    apiTokenId?: string | null
  }
  client_payment_post: {
    companyId: string
    pointsOfSale: string
    payment: JsonText<JsonArguments['client_payment_post.payment']>
    money: JsonText<JsonArguments['client_payment_post.money']>
    settled: JsonText<JsonArguments['client_payment_post.settled']>
    numberPrefix: string
    auditId: string
    accountId: string
    requestId: string
    apiTokenId?: string | null
  }
  client_search: {
    companyId: string
    groups: JsonText<JsonArguments['client_search.groups']>
    limit: number
  }
  client_search_beginning: {
    companyId: string
    beginning: string
    limit: number
  }
  company_membership: {
    companyId: string
    accountId: string
    isSupportSession: boolean
    isWriting: boolean
  }
  correction_restate: {
    companyId: string
    sessionId: string
    correctionId: string
    recordedAt: Date | string
  }
  erase_posted: {
    companyId: string
    clientIds: readonly string[]
    entries: JsonText<JsonArguments['erase_posted.entries']>
  }
  fiscal_closing_post: {
    companyId: string
    closing: JsonText<JsonArguments['fiscal_closing_post.closing']>
    numberPrefix: string
    auditId: string
    requestId: string
    accountId?: string | null
    apiTokenId?: string | null
  }
  mail_queue: {
    message: JsonText<JsonArguments['mail_queue.message']>
  }
  next_number: {
    companyId: string
    kind: string
    scopeId: string
    period: string
    contentHash: Buffer
  }
  opening_lots_post: {
    companyId: string
    locationId: string
    lots: JsonText<JsonArguments['opening_lots_post.lots']>
  }
  opening_stock_post: {
    companyId: string
    productId: string
    userId: string
    recordedAt: Date | string
    unitCostMicro: number
    places: JsonText<JsonArguments['opening_stock_post.places']>
  }
  product_search: {
    companyId: string
    groups: JsonText<JsonArguments['product_search.groups']>
    limit: number
  }
  product_search_beginning: {
    companyId: string
    beginning: string
    limit: number
  }
  reset_layers: {
    companyId: string
    locationId: string
  }
  sale_context: {
    companyId: string
    pointsOfSale: string
    registerId: string
    sessionId: string
    productIds: readonly string[]
    clientId?: string | null
    packIds?: readonly string[] | null
  }
  sale_post: {
    companyId: string
    pointsOfSale: string
    sale: JsonText<JsonArguments['sale_post.sale']>
    lines: JsonText<JsonArguments['sale_post.lines']>
    taxes: JsonText<JsonArguments['sale_post.taxes']>
    money: JsonText<JsonArguments['sale_post.money']>
    locationId: string
    allowNegativeStock: boolean
    numberPrefix: string
    auditId: string
    accountId: string
    requestId: string
    givenNumber?: number | null
    goods?: JsonText<JsonArguments['sale_post.goods']> | null
    apiTokenId?: string | null
    tracked?: JsonText<JsonArguments['sale_post.tracked']> | null
    vouchers?: boolean | null
    credit?: JsonText<JsonArguments['sale_post.credit']> | null
  }
  sales_return_post: {
    companyId: string
    pointsOfSale: string
    return: JsonText<JsonArguments['sales_return_post.return']>
    lines: JsonText<JsonArguments['sales_return_post.lines']>
    taxes: JsonText<JsonArguments['sales_return_post.taxes']>
    money: JsonText<JsonArguments['sales_return_post.money']>
    locationId: string
    numberPrefix: string
    auditId: string
    accountId: string
    requestId: string
    apiTokenId?: string | null
    goods?: JsonText<JsonArguments['sales_return_post.goods']> | null
    quarantineId?: string | null
    quarantined?: JsonText<JsonArguments['sales_return_post.quarantined']> | null
    tracked?: JsonText<JsonArguments['sales_return_post.tracked']> | null
    quarantinedTracked?: JsonText<JsonArguments['sales_return_post.quarantinedTracked']> | null
    voucher?: JsonText<JsonArguments['sales_return_post.voucher']> | null
    claim?: JsonText<JsonArguments['sales_return_post.claim']> | null
  }
  search_words_alike: {
    companyId: string
    entity: string
    word: string
    patterns: JsonText<JsonArguments['search_words_alike.patterns']>
    limit: number
  }
  session_membership: {
    accountId: string
    sessionId: string
    now: Date | string
    companyId?: string | null
  }
  stock_adjustment_hold: {
    companyId: string
    locationId: string
    productIds: readonly string[]
    going?: JsonText<JsonArguments['stock_adjustment_hold.going']> | null
  }
  stock_adjustment_post: {
    companyId: string
    adjustment: JsonText<JsonArguments['stock_adjustment_post.adjustment']>
    lines: JsonText<JsonArguments['stock_adjustment_post.lines']>
    goodsIn: JsonText<JsonArguments['stock_adjustment_post.goodsIn']>
    goodsOut: JsonText<JsonArguments['stock_adjustment_post.goodsOut']>
    trackedIn: JsonText<JsonArguments['stock_adjustment_post.trackedIn']>
    trackedOut: JsonText<JsonArguments['stock_adjustment_post.trackedOut']>
    numberPrefix: string
    action: string
    told: JsonText<JsonArguments['stock_adjustment_post.told']>
    auditId: string
    accountId: string
    requestId: string
    apiTokenId?: string | null
  }
  stock_count_post: {
    companyId: string
    count: JsonText<JsonArguments['stock_count_post.count']>
    lines: JsonText<JsonArguments['stock_count_post.lines']>
    goodsIn: JsonText<JsonArguments['stock_count_post.goodsIn']>
    goodsOut: JsonText<JsonArguments['stock_count_post.goodsOut']>
    trackedIn: JsonText<JsonArguments['stock_count_post.trackedIn']>
    trackedOut: JsonText<JsonArguments['stock_count_post.trackedOut']>
    numberPrefix: string
    told: JsonText<JsonArguments['stock_count_post.told']>
    auditId: string
    accountId: string
    requestId: string
    apiTokenId?: string | null
  }
  stock_revalue: {
    companyId: string
    id: string
    productId: string
    unitCostMicro: number
    reason: string
    userId: string
    recordedAt: Date | string
    rows: JsonText<JsonArguments['stock_revalue.rows']>
  }
  stock_transfer_hold: {
    companyId: string
    locationIds: readonly string[]
    productIds: readonly string[]
  }
  stock_transfer_post: {
    companyId: string
    transferId: string
    userId: string
    recordedAt: Date | string
    movements: JsonText<JsonArguments['stock_transfer_post.movements']>
    lots: JsonText<JsonArguments['stock_transfer_post.lots']>
    serialNumbers: JsonText<JsonArguments['stock_transfer_post.serialNumbers']>
    released: JsonText<JsonArguments['stock_transfer_post.released']>
    allowNegative: boolean
  }
  stock_transfer_reserve: {
    companyId: string
    locationId: string
    changes: JsonText<JsonArguments['stock_transfer_reserve.changes']>
    allowNegative: boolean
  }
  stock_withdraw: {
    companyId: string
    locationId: string
    documentKind: string
    documentId: string
    userId: string
    recordedAt: Date | string
    lines: JsonText<JsonArguments['stock_withdraw.lines']>
  }
  tickets_post: {
    companyId: string
    pointsOfSale: string
    registerId: string
    locationId: string
    accountId: string
    requestId: string
    tickets: JsonText<JsonArguments['tickets_post.tickets']>
    apiTokenId?: string | null
  }
}

export interface FunctionRows {
  api_token_membership: { api_token_membership: JsonResults['api_token_membership'] }
  audit_post: { audit_post: null }
  client_payment_post: { client_payment_post: string }
  client_search: { client_search: string }
  client_search_beginning: { client_search_beginning: string }
  company_membership: { company_membership: JsonResults['company_membership'] }
  correction_restate: { correction_restate: null }
  erase_posted: { erase_posted: null }
  fiscal_closing_post: { fiscal_closing_post: string }
  mail_queue: { mail_queue: null }
  next_number: {
    number: number | null
    hash: Buffer | null
    previous_hash: Buffer | null
  }
  opening_lots_post: { opening_lots_post: null }
  opening_stock_post: { opening_stock_post: null }
  product_search: { product_search: string }
  product_search_beginning: { product_search_beginning: string }
  reset_layers: { reset_layers: null }
  sale_context: { sale_context: JsonResults['sale_context'] }
  sale_post: { sale_post: string }
  sales_return_post: { sales_return_post: string }
  search_words_alike: { search_words_alike: string }
  session_membership: { session_membership: JsonResults['session_membership'] }
  stock_adjustment_hold: { stock_adjustment_hold: JsonResults['stock_adjustment_hold'] }
  stock_adjustment_post: { stock_adjustment_post: string }
  stock_count_post: { stock_count_post: string }
  stock_revalue: { stock_revalue: JsonResults['stock_revalue'] }
  stock_transfer_hold: { stock_transfer_hold: null }
  stock_transfer_post: { stock_transfer_post: JsonResults['stock_transfer_post'] }
  stock_transfer_reserve: { stock_transfer_reserve: null }
  stock_withdraw: { stock_withdraw: null }
  tickets_post: { tickets_post: JsonResults['tickets_post'] }
}
