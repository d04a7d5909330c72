import type { ErrorPhrases } from '@comptoir/contracts/errors'
import { companyErrorsEn } from './company-errors.en.ts'

/** What each refusal says in English: what happened, what was kept, what to do. `phrase.ts` tells how `{{params}}` are written. */
export const errorsEn = {
  'auth.required': 'You are not signed in. Sign in to continue.',
  'auth.invalidCredentials': 'The e-mail or the password is not right. Check both and try again.',
  'auth.tokenStale': 'Your session has expired. Sign in again; what is saved is kept.',
  'auth.refreshRefused': 'Your session has ended. Sign in again; what is saved is kept.',
  'auth.forbidden':
    'You do not hold the permission “{{permission}}”, so nothing was changed. Ask the administrator of your company for it.',
  'auth.tooManyAttempts': 'Too many attempts. Wait {{minutes}} min, then try again.',
  'auth.emailUnconfirmed':
    'Your e-mail is not confirmed yet. Open the link in the mail you were sent, or ask for another one.',
  'auth.secondFactorRequired': 'Enter the code of your authenticator, or a recovery code.',
  'auth.secondFactorWrong': 'This code is wrong or was used already. Wait for the next one, or use a recovery code.',
  'auth.secondFactorNeeded':
    'Super-administrators sign in in two steps: nothing was changed. Set the second step up in your profile, then come back.',
  'auth.passwordCommon':
    'This password is too easy to guess. Choose another one, such as a few words that do not belong together.',
  'auth.currentPasswordWrong': 'The password is wrong. Nothing was changed; check it and try again.',
  'auth.linkSpent': 'This link was used already or is too old. Ask for a new one.',
  'secondFactor.alreadyOn': 'Two-step sign-in is on already. To use another authenticator, turn it off first.',
  'secondFactor.notSetUp': 'Two-step sign-in is not set up. Nothing was changed; set it up first.',
  'secondFactor.codeWrong': 'This code is wrong or was used already. Wait for the next one on your authenticator.',
  'device.notFound': 'This device is signed out already.',
  'enquiry.tooMany':
    'You have sent several messages already. This one was not sent, and stays in the form: try again in {{minutes}} min.',
  'request.invalid': 'Some entries cannot be accepted. Nothing was saved; correct them and try again.',
  'request.unsupportedMediaType': 'The server cannot read this kind of content ({{contentType}}). Nothing was saved.',
  'request.tooLarge': 'What was sent is too large: {{maxMegabytes}} MB at most. Nothing was saved.',
  'request.tooMany': 'Too many requests in a short time. Wait {{seconds}} s, then try again; nothing was changed.',
  'request.notFound': 'There is nothing at this address. Check it, or go back to the list.',
  'request.keyReused':
    'This request was already sent with other content. The first one stands; nothing else was saved.',
  'request.versionStale':
    '{{by}} changed this on {{changedAt}}, after you opened it. Your changes were not saved: reload the page to see the present state, then make them again.',
  'request.versionRequired':
    'The request does not say which state it was made on. Nothing was changed: read the present state, then send it again.',
  'server.failed':
    'The server met an error and did not finish. Your entries are still on the screen: try again, and if it happens again report incident {{requestId}}.',
  'server.unavailable':
    'The service cannot answer for the moment. Your entries are still on the screen: try again shortly.',
  'company.notFound': 'This company does not exist, or is not open to you.',
  'company.administratorUnknown':
    'Nobody has an account under {{email}}, so it needs a password. No company was made: give one, or the e-mail of somebody who is known.',
  ...companyErrorsEn,
  'pointOfSale.notFound': 'This point of sale does not exist, or is not open to you. Choose another one.',
  'pointOfSale.codeTaken':
    'The code {{code}} already belongs to another point of sale. Choose another code; the rest is kept.',
  'pointOfSale.inUse':
    'This point of sale cannot be deleted. It is used by: registers {{registers}}, tickets {{sales}}. Deactivate it instead: its history is kept.',
  'register.notFound': 'This register does not exist, or belongs to another point of sale.',
  'register.codeTaken':
    'The code {{code}} already belongs to another register of this point of sale. Choose another code; the rest is kept.',
  'register.inUse':
    'This register cannot be deleted. It is used by: cash sessions {{sessions}}, tickets {{sales}}. Deactivate it instead: its history is kept.',
  'register.sessionOpen': 'A cash session of {{by}} is open on this register. Close it first; nothing was changed.',
  'client.notFound': 'This client does not exist any more. Go back to the list and choose another one.',
  'client.codeTaken': 'The code {{code}} already belongs to another client. Choose another code; the rest is kept.',
  'client.inUse':
    'This client cannot be deleted. It is used by: tickets {{sales}}. Deactivate it instead: its history is kept.',
  'client.isDefault':
    'The walk-in client can be neither deleted nor deactivated: sales without a named client belong to it.',
  'product.notFound': 'This product does not exist any more. Go back to the list and choose another one.',
  'product.codeTaken': 'The code {{code}} already belongs to another product. Choose another code; the rest is kept.',
  'product.barcodeTaken':
    'The barcode {{barcode}} already belongs to another product. Remove it here or there; the rest is kept.',
  'product.inUse':
    'This product cannot be deleted. It is used by: tickets {{sales}}, stock movements {{movements}}. Deactivate it instead: its history is kept.',
  'product.vatRateUnknown':
    '{{vatRate}} is not among the VAT rates of your company. Choose one of them; the rest is kept.',
  'product.tooManyDecimals': 'The price has too many decimals: {{decimals}} at most. Shorten it; the rest is kept.',
  'category.notFound': 'This category does not exist any more. Choose another one; the rest is kept.',
  'subcategory.notFound':
    'This subcategory does not exist any more, or belongs to another category. Choose another one; the rest is kept.',
  'brand.notFound': 'This brand does not exist any more. Choose another one; the rest is kept.',
  'brand.nameTaken': 'The name “{{name}}” already belongs to another brand. Choose another name; the rest is kept.',
  'brand.inUse':
    'This brand cannot be deleted. It is used by: products {{products}}. Deactivate it instead: its products keep it.',
  'unit.notFound': 'This unit of measure does not exist any more. Choose another one; the rest is kept.',
  'unit.nameTaken':
    'The name “{{name}}” already belongs to another unit of measure. Choose another name; the rest is kept.',
  'unit.inUse':
    'This unit of measure cannot be deleted. It is used by: products {{products}}. Deactivate it instead: its products keep it.',
  'discount.notFound': 'This discount does not exist any more. Go back to the list and choose another one.',
  'discount.nameTaken': 'A discount named “{{name}}” already exists. Choose another name; the rest is kept.',
  'discount.nameRequired': 'Discount name is required',
  'discount.startRequired': 'Start date is required',
  'discount.endRequired': 'End date is required',
  'discount.periodEmpty': 'End date must be after start date',
  'discount.percentageOutOfRange': 'Percentage must be between 1 and 100',
  'discount.productsRequired': 'At least one product must be selected',
  'discount.productUnknown':
    'Some of the chosen products do not exist any more. Nothing was saved: open the list of products again and choose anew.',
  'discount.tooManyProducts':
    'A discount holds {{maxProducts}} products at most; {{products}} are chosen. Nothing was saved: narrow the choice, or make two discounts.',
  'export.tooManyRows':
    'The list has more than {{maxRows}} rows, the most that one file takes. Nothing was exported: narrow the list by its search and filters, then export it in parts.',
  'export.tooManyRowsForPdf':
    'The list has more than {{maxRows}} rows, the most that a PDF takes. Nothing was exported: narrow the list by its search and filters, or export it to Excel, which takes {{maxSheetRows}}.',
  'import.notFound': 'This import does not exist any more. Start again with the file.',
  'import.fileMissing': 'No file came with the request. Choose a CSV file and send it again.',
  'import.notCsv':
    'The file cannot be read as CSV. Save it as “CSV UTF-8” in your spreadsheet program and send it again; nothing was imported.',
  'import.columnMissing':
    'The column “{{column}}” is missing. Choose the column of the file to read it from; nothing was imported.',
  'import.notReady': 'The check of the file is not finished. Wait for its result, then import; nothing was imported.',
  'import.alreadyApplied':
    'This file was already imported. Nothing was imported a second time; send the file again to repeat it.',
  'import.running': 'This import is under way. Wait until it ends; you may leave the page.',
  'paymentMethod.notFound':
    'This payment method does not exist any more. Choose another one; the sale is kept on the screen.',
  'cashSession.notFound': 'This cash session does not exist, or is not open to you.',
  'cashSession.alreadyOpen':
    'A cash session of {{by}} is already open on the register {{register}}. Go on with it, or close it first.',
  'cashSession.notOpen': 'This cash session is not open any more. Open one to sell; the sale is kept on the screen.',
  'cashSession.notCounting':
    'The count of this cash session has not begun. Begin the count, then close; nothing was closed.',
  'cashSession.ofAnother': 'This cash session belongs to {{by}}. Only a manager may act in it for somebody else.',
  'cashSession.countIncomplete':
    'The count of “{{method}}” is missing. Enter it, zero if there is nothing; nothing was closed.',
  'cashSession.keptFloatTooHigh':
    'The float to keep ({{keptMinor}}) is more than the cash counted ({{countedMinor}}). Correct one of them; nothing was closed.',
  'sale.notFound': 'This ticket does not exist, or is not open to you.',
  'sale.idReused': 'Another ticket already has this identifier. That ticket stands; this one was not recorded.',
  'sale.sessionMismatch':
    'The cash session belongs to another register. The sale was not recorded and is kept on the screen.',
  'sale.productUnknown':
    'The product of line {{line}} does not exist any more. Remove the line; the sale was not recorded and is kept on the screen.',
  'sale.lineWithoutPrice':
    '“{{product}}” has no price yet. Give it one or remove the line; the sale was not recorded and is kept on the screen.',
  'sale.lineWithoutQuantity':
    'The quantity of “{{product}}” is zero. Correct it or remove the line; the sale was not recorded and is kept on the screen.',
  'sale.priceNotAllowed':
    'You may not change the price of “{{product}}”. Put its own price back; the sale was not recorded and is kept on the screen.',
  'sale.discountTooHigh':
    'The discount on “{{product}}” is above the {{maxDiscountRate}} you may give. Lower it or ask a manager; the sale was not recorded and is kept on the screen.',
  'sale.discountNotRunning':
    'The discount on “{{product}}” does not run any more, or has changed. The sale was not recorded and is kept on the screen: check the total and take the payment again.',
  'sale.beforeSession':
    'The ticket is older than the cash session, which was opened on {{openedAt}}. Nothing was sold: check the clock of the till, or bring it into a session of its own day.',
  'sale.totalMismatch':
    'The total shown, {{shownMinor}}, is not the one computed, {{computedMinor}}: a price has changed. The sale was not recorded; check the lines and take the payment again.',
  'sale.underpaid': '{{missingMinor}} are still to be paid. The sale was not recorded and is kept on the screen.',
  'sale.changeMismatch':
    'The change shown, {{shownMinor}}, is not the one computed, {{computedMinor}}. The sale was not recorded; check the payments.',
  'sale.stockShort':
    'Not enough “{{product}}” in stock: {{onHandMilli}} left for {{requestedMilli}} wanted. Lower the quantity; the sale was not recorded and is kept on the screen.',
  'salesReturn.notFound': 'This return does not exist or is not open to you. Go back to the list.',
  'salesReturn.idReused':
    'A return with other content was already recorded under this id. The first one is kept; nothing else was recorded.',
  'salesReturn.refundMismatch':
    'The refund of {{refundedMinor}} is not the {{totalMinor}} that the returned goods are worth. Nothing was recorded: correct the refund.',
  'sale.numberNotContiguous':
    'The ticket number {{givenNumber}} does not follow: {{expectedNumber}} is expected. Send the earlier tickets of this register first; this one is kept.',
  'sale.numberedByServer':
    'The server numbers the tickets of this register: the sale must come without a number. It was not recorded.',
  'sale.numberedByTill':
    'The till numbers the tickets of this register: the sale must come with its number and epoch. It was not recorded.',
  'remote.notLive': 'No release of “{{remote}}” is live. Make one live first; nothing was changed.',
  'release.notFound': 'This release does not exist. Choose one from the list of releases; nothing was changed.',
  'release.invalid':
    'The document of the release does not follow the contract at {{place}}. Nothing was published: build it again with the current tools.',
  'release.misnamed':
    '{{field}} of the release must be {{expected}}, not {{given}}. Nothing was published: build it again under the right name.',
  'release.tooManyFiles':
    'A release holds {{maxFiles}} files at most; this one lists {{files}}. Nothing was published.',
  'release.fileMissing':
    'The file {{file}} is listed and did not come. Nothing was published: send every file that the release lists.',
  'release.fileUnlisted':
    'The file {{file}} is not listed, or came twice. Nothing was published: send what the release lists, once.',
  'release.fileDiffers':
    'The file {{file}} does not have the size and the hash that the release states. Nothing was published: build it again, or send it again if the line was cut.',
  'release.buildTaken':
    'Build {{build}} of “{{remote}}” was already published with other content. It stands; give the new content a build of its own.',
  'release.incompatible':
    'This release asks for what this installation does not have: {{unmet}}. Nothing was changed: update the installation, or build against its versions.',
  'release.addressTaken':
    'The address {{address}} already belongs to “{{owner}}”. Nothing was changed: give the page another address, or take it out there first.',
  'release.tampered':
    'Release {{build}} of “{{remote}}” is no longer what was signed when it was published. Nothing was changed: publish it anew under another build.',
  'release.noPrevious':
    'No earlier release of “{{remote}}” is known to go back to. Name one from the list of its releases; nothing was changed.',
  'release.filesRemoved':
    'The files of build {{build}} were removed after a long time without use. Nothing was changed: publish the same build again, then it can be made live.',
  'release.fileLost':
    'The store of releases holds no sound copy of {{file}}. Publish the same build again to put it back.',
  'release.storeUnavailable':
    'The store of releases cannot be reached at the moment. Nothing was published or changed: try again in a moment.',
  'release.revisionStale':
    '{{by}} changed “{{remote}}” on {{changedAt}} ({{fromBuild}} → {{toBuild}}), after you looked. Nothing was changed: look at the present state, then decide again.',
  'publishToken.notFound': 'This publishing token does not exist any more. Nothing was changed.',
  'publishToken.nameTaken': 'A publishing token named “{{name}}” already exists. Choose another name.',
  'publishToken.unknown':
    'This publishing token is not known, or was revoked. Nothing was done: ask a super-administrator for a new one.',
  'publishToken.ofAnotherRemote':
    'This publishing token is for “{{remote}}” only. Nothing was done: use the token of the other one.',
} as const satisfies ErrorPhrases
