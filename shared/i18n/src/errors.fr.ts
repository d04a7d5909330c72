import type { ErrorPhrases } from '@comptoir/contracts'

/** What each refusal says in French, as a Tunisian accountant writes. */
export const errorsFr = {
  'auth.required': 'Vous n’êtes pas connecté. Connectez-vous pour continuer.',
  'auth.invalidCredentials': 'L’e-mail ou le mot de passe est incorrect. Vérifiez les deux et réessayez.',
  'auth.tokenStale': 'Votre session a expiré. Reconnectez-vous ; ce qui est enregistré est conservé.',
  'auth.refreshRefused': 'Votre session est terminée. Reconnectez-vous ; ce qui est enregistré est conservé.',
  'auth.forbidden':
    'Vous n’avez pas le droit « {{permission}} » : rien n’a été modifié. Demandez-le à l’administrateur de votre société.',
  'auth.tooManyAttempts': 'Trop de tentatives de connexion. Patientez {{seconds}} s, puis réessayez.',
  'request.invalid': 'Certaines saisies ne peuvent pas être acceptées. Rien n’a été enregistré ; corrigez-les et réessayez.',
  'request.unsupportedMediaType': 'Le serveur ne sait pas lire ce type de contenu ({{contentType}}). Rien n’a été enregistré.',
  'request.tooLarge': 'L’envoi est trop volumineux : {{maxMegabytes}} Mo au plus. Rien n’a été enregistré.',
  'request.tooMany': 'Trop de requêtes en peu de temps. Patientez {{seconds}} s, puis réessayez ; rien n’a été modifié.',
  'request.notFound': 'Il n’y a rien à cette adresse. Vérifiez-la ou revenez à la liste.',
  'request.keyReused': 'Cette requête a déjà été envoyée avec un autre contenu. La première est conservée ; rien d’autre n’a été enregistré.',
  'request.versionStale':
    '{{by}} a modifié cette fiche le {{changedAt}}, après que vous l’avez ouverte. Vos modifications n’ont pas été enregistrées : rechargez la page pour voir l’état actuel, puis refaites-les.',
  'server.failed':
    'Le serveur a rencontré une erreur et n’a pas terminé. Votre saisie est toujours à l’écran : réessayez et, si cela se répète, signalez l’incident {{requestId}}.',
  'server.unavailable': 'Le service ne répond pas pour le moment. Votre saisie est toujours à l’écran : réessayez dans un instant.',
  'company.notFound': 'Cette société n’existe pas ou ne vous est pas accessible.',
  'pointOfSale.notFound': 'Ce point de vente n’existe pas ou ne vous est pas accessible. Choisissez-en un autre.',
  'pointOfSale.codeTaken': 'Le code {{code}} est déjà celui d’un autre point de vente. Choisissez un autre code ; le reste est conservé.',
  'pointOfSale.inUse':
    'Ce point de vente ne peut pas être supprimé. Il est utilisé par : caisses {{registers}}, tickets {{sales}}. Désactivez-le plutôt : son historique est conservé.',
  'register.notFound': 'Cette caisse n’existe pas ou appartient à un autre point de vente.',
  'register.codeTaken': 'Le code {{code}} est déjà celui d’une autre caisse de ce point de vente. Choisissez un autre code ; le reste est conservé.',
  'register.inUse':
    'Cette caisse ne peut pas être supprimée. Elle est utilisée par : sessions de caisse {{sessions}}, tickets {{sales}}. Désactivez-la plutôt : son historique est conservé.',
  'register.sessionOpen': 'Une session de {{by}} est ouverte sur cette caisse. Clôturez-la d’abord ; rien n’a été modifié.',
  'client.notFound': 'Ce client n’existe plus. Revenez à la liste et choisissez-en un autre.',
  'client.codeTaken': 'Le code {{code}} est déjà celui d’un autre client. Choisissez un autre code ; le reste est conservé.',
  'client.inUse': 'Ce client ne peut pas être supprimé. Il est utilisé par : tickets {{sales}}. Désactivez-le plutôt : son historique est conservé.',
  'client.isDefault': 'Le client passager ne peut être ni supprimé ni désactivé : les ventes sans client désigné lui reviennent.',
  'product.notFound': 'Ce produit n’existe plus. Revenez à la liste et choisissez-en un autre.',
  'product.codeTaken': 'Le code {{code}} est déjà celui d’un autre produit. Choisissez un autre code ; le reste est conservé.',
  'product.barcodeTaken': 'Le code-barres {{barcode}} est déjà celui d’un autre produit. Retirez-le ici ou là-bas ; le reste est conservé.',
  'product.inUse': 'Ce produit ne peut pas être supprimé. Il est utilisé par : tickets {{sales}}, mouvements de stock {{movements}}. Désactivez-le plutôt : son historique est conservé.',
  'product.vatRateUnknown': '{{vatRate}} ne figure pas parmi les taux de TVA de votre société. Choisissez l’un d’eux ; le reste est conservé.',
  'product.tooManyDecimals': 'Le prix a trop de décimales : {{decimals}} au plus. Raccourcissez-le ; le reste est conservé.',
  'category.notFound': 'Cette catégorie n’existe plus. Choisissez-en une autre ; le reste est conservé.',
  'subcategory.notFound': 'Cette sous-catégorie n’existe plus ou dépend d’une autre catégorie. Choisissez-en une autre ; le reste est conservé.',
  'brand.notFound': 'Cette marque n’existe plus. Choisissez-en une autre ; le reste est conservé.',
  'unit.notFound': 'Cette unité de mesure n’existe plus. Choisissez-en une autre ; le reste est conservé.',
  'import.notFound': 'Cette importation n’existe plus. Recommencez avec le fichier.',
  'import.fileMissing': 'Aucun fichier n’a été reçu. Choisissez un fichier CSV et envoyez-le à nouveau.',
  'import.notCsv': 'Le fichier ne peut pas être lu comme CSV. Enregistrez-le en « CSV UTF-8 » dans votre tableur et envoyez-le à nouveau ; rien n’a été importé.',
  'import.columnMissing': 'La colonne « {{column}} » manque. Choisissez la colonne du fichier où la lire ; rien n’a été importé.',
  'import.notReady': 'Le contrôle du fichier n’est pas terminé. Attendez son résultat, puis importez ; rien n’a été importé.',
  'import.alreadyApplied': 'Ce fichier a déjà été importé. Rien n’a été importé une seconde fois ; envoyez le fichier à nouveau pour recommencer.',
  'import.running': 'Cette importation est en cours. Attendez qu’elle se termine ; vous pouvez quitter la page.',
  'paymentMethod.notFound': 'Ce mode de règlement n’existe plus. Choisissez-en un autre ; la vente reste à l’écran.',
  'cashSession.notFound': 'Cette session de caisse n’existe pas ou ne vous est pas accessible.',
  'cashSession.alreadyOpen': 'Une session de {{by}} est déjà ouverte sur la caisse {{register}}. Continuez-la ou clôturez-la d’abord.',
  'cashSession.notOpen': 'Cette session de caisse n’est plus ouverte. Ouvrez-en une pour vendre ; la vente reste à l’écran.',
  'cashSession.notCounting': 'Le comptage de cette session n’a pas commencé. Commencez le comptage, puis clôturez ; rien n’a été clôturé.',
  'cashSession.ofAnother': 'Cette session de caisse est celle de {{by}}. Seul un responsable peut y agir pour autrui.',
  'cashSession.countIncomplete': 'Le comptage de « {{method}} » manque. Saisissez-le, zéro s’il n’y a rien ; rien n’a été clôturé.',
  'cashSession.keptFloatTooHigh':
    'Le fond à garder ({{keptMinor}}) dépasse les espèces comptées ({{countedMinor}}). Corrigez l’un des deux ; rien n’a été clôturé.',
  'sale.notFound': 'Ce ticket n’existe pas ou ne vous est pas accessible.',
  'sale.idReused': 'Un autre ticket porte déjà cet identifiant. Il est conservé ; celui-ci n’a pas été enregistré.',
  'sale.sessionMismatch': 'La session appartient à une autre caisse. La vente n’a pas été enregistrée et reste à l’écran.',
  'sale.productUnknown': 'Le produit de la ligne {{line}} n’existe plus. Retirez la ligne ; la vente n’a pas été enregistrée et reste à l’écran.',
  'sale.lineWithoutPrice': '« {{product}} » n’a pas encore de prix. Donnez-lui-en un ou retirez la ligne ; la vente n’a pas été enregistrée et reste à l’écran.',
  'sale.lineWithoutQuantity': 'La quantité de « {{product}} » est nulle. Corrigez-la ou retirez la ligne ; la vente n’a pas été enregistrée et reste à l’écran.',
  'sale.priceNotAllowed': 'Vous ne pouvez pas changer le prix de « {{product}} ». Remettez son prix ; la vente n’a pas été enregistrée et reste à l’écran.',
  'sale.discountTooHigh':
    'La remise sur « {{product}} » dépasse les {{maxDiscountRate}} que vous pouvez accorder. Réduisez-la ou appelez un responsable ; la vente n’a pas été enregistrée et reste à l’écran.',
  'sale.totalMismatch':
    'Le total affiché, {{shownMinor}}, n’est pas le total calculé, {{computedMinor}} : un prix a changé. La vente n’a pas été enregistrée ; vérifiez les lignes et encaissez à nouveau.',
  'sale.underpaid': 'Il reste {{missingMinor}} à payer. La vente n’a pas été enregistrée et reste à l’écran.',
  'sale.changeMismatch':
    'La monnaie affichée, {{shownMinor}}, n’est pas la monnaie calculée, {{computedMinor}}. La vente n’a pas été enregistrée ; vérifiez les règlements.',
  'sale.stockShort':
    'Stock insuffisant pour « {{product}} » : il reste {{onHandMilli}} pour {{requestedMilli}} demandés. Réduisez la quantité ; la vente n’a pas été enregistrée et reste à l’écran.',
  'sale.numberNotContiguous':
    'Le numéro de ticket {{givenNumber}} ne suit pas : {{expectedNumber}} est attendu. Envoyez d’abord les tickets précédents de cette caisse ; celui-ci est conservé.',
  'sale.numberedByServer': 'Le serveur numérote les tickets de cette caisse : la vente doit arriver sans numéro. Elle n’a pas été enregistrée.',
  'sale.numberedByTill': 'La caisse numérote elle-même ses tickets : la vente doit arriver avec son numéro et son époque. Elle n’a pas été enregistrée.',
} as const satisfies ErrorPhrases
