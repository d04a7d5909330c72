import type { ErrorPhrases } from '@comptoir/contracts'

/** What each refusal says in English: what happened, what was kept, what to do. `phrase.ts` tells how `{{params}}` are written. */
export const errorsEn = {
  'auth.required': 'You are not signed in. Sign in to continue.',
  'auth.invalidCredentials': 'The e-mail or the password is not right. Check both and try again.',
  'auth.tokenStale': 'Your session has expired. Sign in again; what is saved is kept.',
  'auth.refreshRefused': 'Your session has ended. Sign in again; what is saved is kept.',
  'auth.forbidden':
    'You do not hold the permission “{{permission}}”, so nothing was changed. Ask the administrator of your company for it.',
  'auth.tooManyAttempts': 'Too many attempts to sign in. Wait {{seconds}} s, then try again.',
  'request.invalid': 'Some entries cannot be accepted. Nothing was saved; correct them and try again.',
  'request.unsupportedMediaType': 'The server cannot read this kind of content ({{contentType}}). Nothing was saved.',
  'request.tooLarge': 'What was sent is too large: {{maxMegabytes}} MB at most. Nothing was saved.',
  'request.tooMany': 'Too many requests in a short time. Wait {{seconds}} s, then try again; nothing was changed.',
  'request.notFound': 'There is nothing at this address. Check it, or go back to the list.',
  'request.keyReused': 'This request was already sent with other content. The first one stands; nothing else was saved.',
  'request.versionStale':
    '{{by}} changed this on {{changedAt}}, after you opened it. Your changes were not saved: reload the page to see the present state, then make them again.',
  'server.failed':
    'The server met an error and did not finish. Your entries are still on the screen: try again, and if it happens again report incident {{requestId}}.',
  'server.unavailable': 'The service cannot answer for the moment. Your entries are still on the screen: try again shortly.',
  'company.notFound': 'This company does not exist, or is not open to you.',
  'pointOfSale.notFound': 'This point of sale does not exist, or is not open to you. Choose another one.',
  'pointOfSale.codeTaken': 'The code {{code}} already belongs to another point of sale. Choose another code; the rest is kept.',
  'pointOfSale.inUse':
    'This point of sale cannot be deleted. It is used by: registers {{registers}}, tickets {{sales}}. Deactivate it instead: its history is kept.',
  'register.notFound': 'This register does not exist, or belongs to another point of sale.',
  'register.codeTaken': 'The code {{code}} already belongs to another register of this point of sale. Choose another code; the rest is kept.',
  'register.inUse':
    'This register cannot be deleted. It is used by: cash sessions {{sessions}}, tickets {{sales}}. Deactivate it instead: its history is kept.',
  'register.sessionOpen': 'A cash session of {{by}} is open on this register. Close it first; nothing was changed.',
  'client.notFound': 'This client does not exist any more. Go back to the list and choose another one.',
  'client.codeTaken': 'The code {{code}} already belongs to another client. Choose another code; the rest is kept.',
  'client.inUse': 'This client cannot be deleted. It is used by: tickets {{sales}}. Deactivate it instead: its history is kept.',
  'client.isDefault': 'The walk-in client can be neither deleted nor deactivated: sales without a named client belong to it.',
  'product.notFound': 'This product does not exist any more. Go back to the list and choose another one.',
  'product.codeTaken': 'The code {{code}} already belongs to another product. Choose another code; the rest is kept.',
  'product.barcodeTaken': 'The barcode {{barcode}} already belongs to another product. Remove it here or there; the rest is kept.',
  'product.inUse': 'This product cannot be deleted. It is used by: tickets {{sales}}, stock movements {{movements}}. Deactivate it instead: its history is kept.',
  'product.vatRateUnknown': '{{vatRate}} is not among the VAT rates of your company. Choose one of them; the rest is kept.',
  'product.tooManyDecimals': 'The price has too many decimals: {{decimals}} at most. Shorten it; the rest is kept.',
  'category.notFound': 'This category does not exist any more. Choose another one; the rest is kept.',
  'subcategory.notFound': 'This subcategory does not exist any more, or belongs to another category. Choose another one; the rest is kept.',
  'brand.notFound': 'This brand does not exist any more. Choose another one; the rest is kept.',
  'unit.notFound': 'This unit of measure does not exist any more. Choose another one; the rest is kept.',
  'import.notFound': 'This import does not exist any more. Start again with the file.',
  'import.fileMissing': 'No file came with the request. Choose a CSV file and send it again.',
  'import.notCsv': 'The file cannot be read as CSV. Save it as “CSV UTF-8” in your spreadsheet program and send it again; nothing was imported.',
  'import.columnMissing': 'The column “{{column}}” is missing. Choose the column of the file to read it from; nothing was imported.',
  'import.notReady': 'The check of the file is not finished. Wait for its result, then import; nothing was imported.',
  'import.alreadyApplied': 'This file was already imported. Nothing was imported a second time; send the file again to repeat it.',
  'import.running': 'This import is under way. Wait until it ends; you may leave the page.',
  'paymentMethod.notFound': 'This payment method does not exist any more. Choose another one; the sale is kept on the screen.',
  'cashSession.notFound': 'This cash session does not exist, or is not open to you.',
  'cashSession.alreadyOpen': 'A cash session of {{by}} is already open on the register {{register}}. Go on with it, or close it first.',
  'cashSession.notOpen': 'This cash session is not open any more. Open one to sell; the sale is kept on the screen.',
  'cashSession.notCounting': 'The count of this cash session has not begun. Begin the count, then close; nothing was closed.',
  'cashSession.ofAnother': 'This cash session belongs to {{by}}. Only a manager may act in it for somebody else.',
  'cashSession.countIncomplete': 'The count of “{{method}}” is missing. Enter it, zero if there is nothing; nothing was closed.',
  'cashSession.keptFloatTooHigh':
    'The float to keep ({{keptMinor}}) is more than the cash counted ({{countedMinor}}). Correct one of them; nothing was closed.',
  'sale.notFound': 'This ticket does not exist, or is not open to you.',
  'sale.idReused': 'Another ticket already has this identifier. That ticket stands; this one was not recorded.',
  'sale.sessionMismatch': 'The cash session belongs to another register. The sale was not recorded and is kept on the screen.',
  'sale.productUnknown': 'The product of line {{line}} does not exist any more. Remove the line; the sale was not recorded and is kept on the screen.',
  'sale.lineWithoutPrice': '“{{product}}” has no price yet. Give it one or remove the line; the sale was not recorded and is kept on the screen.',
  'sale.lineWithoutQuantity': 'The quantity of “{{product}}” is zero. Correct it or remove the line; the sale was not recorded and is kept on the screen.',
  'sale.priceNotAllowed': 'You may not change the price of “{{product}}”. Put its own price back; the sale was not recorded and is kept on the screen.',
  'sale.discountTooHigh':
    'The discount on “{{product}}” is above the {{maxDiscountRate}} you may give. Lower it or ask a manager; the sale was not recorded and is kept on the screen.',
  'sale.totalMismatch':
    'The total shown, {{shownMinor}}, is not the one computed, {{computedMinor}}: a price has changed. The sale was not recorded; check the lines and take the payment again.',
  'sale.underpaid': '{{missingMinor}} are still to be paid. The sale was not recorded and is kept on the screen.',
  'sale.changeMismatch':
    'The change shown, {{shownMinor}}, is not the one computed, {{computedMinor}}. The sale was not recorded; check the payments.',
  'sale.stockShort':
    'Not enough “{{product}}” in stock: {{onHandMilli}} left for {{requestedMilli}} wanted. Lower the quantity; the sale was not recorded and is kept on the screen.',
  'sale.numberNotContiguous':
    'The ticket number {{givenNumber}} does not follow: {{expectedNumber}} is expected. Send the earlier tickets of this register first; this one is kept.',
  'sale.numberedByServer': 'The server numbers the tickets of this register: the sale must come without a number. It was not recorded.',
  'sale.numberedByTill': 'The till numbers the tickets of this register: the sale must come with its number and epoch. It was not recorded.',
} as const satisfies ErrorPhrases
