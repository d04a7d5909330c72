import type { ErrorPhrases } from '@comptoir/contracts/errors'
import { companyErrorsFr } from './company-errors.fr.ts'

/** What each refusal says in French, as a Tunisian accountant writes. */
export const errorsFr = {
  'auth.required': 'Vous n’êtes pas connecté. Connectez-vous pour continuer.',
  'auth.invalidCredentials': 'L’e-mail ou le mot de passe est incorrect. Vérifiez les deux et réessayez.',
  'auth.tokenStale': 'Votre session a expiré. Reconnectez-vous ; ce qui est enregistré est conservé.',
  'auth.refreshRefused': 'Votre session est terminée. Reconnectez-vous ; ce qui est enregistré est conservé.',
  'auth.forbidden':
    'Vous n’avez pas le droit « {{permission}} » : rien n’a été modifié. Demandez-le à l’administrateur de votre société.',
  'auth.tooManyAttempts': 'Trop de tentatives. Patientez {{minutes}} min, puis réessayez.',
  'auth.emailUnconfirmed':
    'Votre e-mail n’est pas encore confirmé. Ouvrez le lien du message reçu, ou demandez-en un autre.',
  'auth.secondFactorRequired': 'Saisissez le code de votre application d’authentification, ou un code de secours.',
  'auth.secondFactorWrong':
    'Ce code est incorrect ou a déjà servi. Attendez le suivant, ou utilisez un code de secours.',
  'auth.secondFactorNeeded':
    'Les super-administrateurs se connectent en deux étapes : rien n’a été modifié. Activez la seconde étape dans votre profil, puis revenez.',
  'auth.passwordCommon':
    'Ce mot de passe est trop facile à deviner. Choisissez-en un autre, par exemple quelques mots sans rapport entre eux.',
  'auth.currentPasswordWrong': 'Le mot de passe est incorrect. Rien n’a été modifié ; vérifiez-le et réessayez.',
  'auth.linkSpent': 'Ce lien a déjà servi ou est trop ancien. Demandez-en un nouveau.',
  'secondFactor.alreadyOn':
    'La connexion en deux étapes est déjà activée. Pour changer d’application d’authentification, désactivez-la d’abord.',
  'secondFactor.notSetUp': 'La connexion en deux étapes n’est pas activée. Rien n’a été modifié ; activez-la d’abord.',
  'secondFactor.codeWrong':
    'Ce code est incorrect ou a déjà servi. Attendez le suivant dans votre application d’authentification.',
  'device.notFound': 'Cet appareil est déjà déconnecté.',
  'enquiry.tooMany':
    'Vous avez déjà envoyé plusieurs messages. Celui-ci n’est pas parti, mais reste dans le formulaire : réessayez dans {{minutes}} min.',
  'request.invalid':
    'Certaines saisies ne peuvent pas être acceptées. Rien n’a été enregistré ; corrigez-les et réessayez.',
  'request.unsupportedMediaType':
    'Le serveur ne sait pas lire ce type de contenu ({{contentType}}). Rien n’a été enregistré.',
  'request.tooLarge': 'L’envoi est trop volumineux : {{maxMegabytes}} Mo au plus. Rien n’a été enregistré.',
  'request.tooMany':
    'Trop de requêtes en peu de temps. Patientez {{seconds}} s, puis réessayez ; rien n’a été modifié.',
  'request.notFound': 'Il n’y a rien à cette adresse. Vérifiez-la ou revenez à la liste.',
  'request.keyReused':
    'Cette requête a déjà été envoyée avec un autre contenu. La première est conservée ; rien d’autre n’a été enregistré.',
  'request.versionStale':
    '{{by}} a modifié cette fiche le {{changedAt}}, après que vous l’avez ouverte. Vos modifications n’ont pas été enregistrées : rechargez la page pour voir l’état actuel, puis refaites-les.',
  'request.versionRequired':
    'La requête ne dit pas sur quel état elle porte. Rien n’a été modifié : lisez l’état actuel, puis renvoyez-la.',
  'server.failed':
    'Le serveur a rencontré une erreur et n’a pas terminé. Votre saisie est toujours à l’écran : réessayez et, si cela se répète, signalez l’incident {{requestId}}.',
  'server.unavailable':
    'Le service ne répond pas pour le moment. Votre saisie est toujours à l’écran : réessayez dans un instant.',
  'company.notFound': 'Cette société n’existe pas ou ne vous est pas accessible.',
  'company.administratorUnknown':
    'Aucun compte n’existe pour {{email}} : il lui faut un mot de passe. Aucune société n’a été créée : donnez-en un, ou l’e-mail d’une personne connue.',
  ...companyErrorsFr,
  'pointOfSale.notFound': 'Ce point de vente n’existe pas ou ne vous est pas accessible. Choisissez-en un autre.',
  'pointOfSale.codeTaken':
    'Le code {{code}} est déjà celui d’un autre point de vente. Choisissez un autre code ; le reste est conservé.',
  'pointOfSale.inUse':
    'Ce point de vente ne peut pas être supprimé. Il est utilisé par : caisses {{registers}}, tickets {{sales}}. Désactivez-le plutôt : son historique est conservé.',
  'register.notFound': 'Cette caisse n’existe pas ou appartient à un autre point de vente.',
  'register.codeTaken':
    'Le code {{code}} est déjà celui d’une autre caisse de ce point de vente. Choisissez un autre code ; le reste est conservé.',
  'register.inUse':
    'Cette caisse ne peut pas être supprimée. Elle est utilisée par : sessions de caisse {{sessions}}, tickets {{sales}}. Désactivez-la plutôt : son historique est conservé.',
  'register.sessionOpen':
    'Une session de {{by}} est ouverte sur cette caisse. Clôturez-la d’abord ; rien n’a été modifié.',
  'client.notFound': 'Ce client n’existe plus. Revenez à la liste et choisissez-en un autre.',
  'client.codeTaken':
    'Le code {{code}} est déjà celui d’un autre client. Choisissez un autre code ; le reste est conservé.',
  'client.inUse':
    'Ce client ne peut pas être supprimé. Il est utilisé par : tickets {{sales}}. Désactivez-le plutôt : son historique est conservé.',
  'client.isDefault':
    'Le client passager ne peut être ni supprimé ni désactivé : les ventes sans client désigné lui reviennent.',
  'product.notFound': 'Ce produit n’existe plus. Revenez à la liste et choisissez-en un autre.',
  'product.codeTaken':
    'Le code {{code}} est déjà celui d’un autre produit. Choisissez un autre code ; le reste est conservé.',
  'product.barcodeTaken':
    'Le code-barres {{barcode}} est déjà celui d’un autre produit. Retirez-le ici ou là-bas ; le reste est conservé.',
  'product.inUse':
    'Ce produit ne peut pas être supprimé. Il est utilisé par : tickets {{sales}}, mouvements de stock {{movements}}. Désactivez-le plutôt : son historique est conservé.',
  'product.vatRateUnknown':
    '{{vatRate}} ne figure pas parmi les taux de TVA de votre société. Choisissez l’un d’eux ; le reste est conservé.',
  'product.tooManyDecimals':
    'Le prix a trop de décimales : {{decimals}} au plus. Raccourcissez-le ; le reste est conservé.',
  'category.notFound': 'Cette catégorie n’existe plus. Choisissez-en une autre ; le reste est conservé.',
  'subcategory.notFound':
    'Cette sous-catégorie n’existe plus ou dépend d’une autre catégorie. Choisissez-en une autre ; le reste est conservé.',
  'brand.notFound': 'Cette marque n’existe plus. Choisissez-en une autre ; le reste est conservé.',
  'brand.nameTaken':
    'Le nom « {{name}} » est déjà celui d’une autre marque. Choisissez un autre nom ; le reste est conservé.',
  'brand.inUse':
    'Cette marque ne peut pas être supprimée. Elle est utilisée par : produits {{products}}. Désactivez-la plutôt : ses produits la conservent.',
  'unit.notFound': 'Cette unité de mesure n’existe plus. Choisissez-en une autre ; le reste est conservé.',
  'unit.nameTaken':
    'Le nom « {{name}} » est déjà celui d’une autre unité de mesure. Choisissez un autre nom ; le reste est conservé.',
  'unit.inUse':
    'Cette unité de mesure ne peut pas être supprimée. Elle est utilisée par : produits {{products}}. Désactivez-la plutôt : ses produits la conservent.',
  'discount.notFound': 'Cette remise n’existe plus. Revenez à la liste et choisissez-en une autre.',
  'discount.nameTaken': 'Une remise nommée « {{name}} » existe déjà. Choisissez un autre nom ; le reste est conservé.',
  'discount.nameRequired': 'Le nom de la remise est obligatoire',
  'discount.startRequired': 'La date de début est obligatoire',
  'discount.endRequired': 'La date de fin est obligatoire',
  'discount.periodEmpty': 'La date de fin doit être postérieure à la date de début',
  'discount.percentageOutOfRange': 'Le pourcentage doit être compris entre 1 et 100',
  'discount.productsRequired': 'Sélectionnez au moins un produit',
  'discount.productUnknown':
    'Certains des produits choisis n’existent plus. Rien n’a été enregistré : rouvrez la liste des produits et refaites votre choix.',
  'discount.tooManyProducts':
    'Une remise porte sur {{maxProducts}} produits au plus ; {{products}} sont choisis. Rien n’a été enregistré : restreignez le choix ou créez deux remises.',
  'export.tooManyRows':
    'La liste compte plus de {{maxRows}} lignes, le maximum d’un fichier. Rien n’a été exporté : restreignez la liste par la recherche et les filtres, puis exportez-la en plusieurs fois.',
  'export.tooManyRowsForPdf':
    'La liste compte plus de {{maxRows}} lignes, le maximum d’un PDF. Rien n’a été exporté : restreignez la liste par la recherche et les filtres, ou exportez-la vers Excel, qui en accepte {{maxSheetRows}}.',
  'import.notFound': 'Cette importation n’existe plus. Recommencez avec le fichier.',
  'import.fileMissing': 'Aucun fichier n’a été reçu. Choisissez un fichier CSV et envoyez-le à nouveau.',
  'import.notCsv':
    'Le fichier ne peut pas être lu comme CSV. Enregistrez-le en « CSV UTF-8 » dans votre tableur et envoyez-le à nouveau ; rien n’a été importé.',
  'import.columnMissing':
    'La colonne « {{column}} » manque. Choisissez la colonne du fichier où la lire ; rien n’a été importé.',
  'import.notReady':
    'Le contrôle du fichier n’est pas terminé. Attendez son résultat, puis importez ; rien n’a été importé.',
  'import.alreadyApplied':
    'Ce fichier a déjà été importé. Rien n’a été importé une seconde fois ; envoyez le fichier à nouveau pour recommencer.',
  'import.running': 'Cette importation est en cours. Attendez qu’elle se termine ; vous pouvez quitter la page.',
  'paymentMethod.notFound': 'Ce mode de règlement n’existe plus. Choisissez-en un autre ; la vente reste à l’écran.',
  'cashSession.notFound': 'Cette session de caisse n’existe pas ou ne vous est pas accessible.',
  'cashSession.alreadyOpen':
    'Une session de {{by}} est déjà ouverte sur la caisse {{register}}. Continuez-la ou clôturez-la d’abord.',
  'cashSession.notOpen':
    'Cette session de caisse n’est plus ouverte. Ouvrez-en une pour vendre ; la vente reste à l’écran.',
  'cashSession.notCounting':
    'Le comptage de cette session n’a pas commencé. Commencez le comptage, puis clôturez ; rien n’a été clôturé.',
  'cashSession.ofAnother': 'Cette session de caisse est celle de {{by}}. Seul un responsable peut y agir pour autrui.',
  'cashSession.countIncomplete':
    'Le comptage de « {{method}} » manque. Saisissez-le, zéro s’il n’y a rien ; rien n’a été clôturé.',
  'cashSession.keptFloatTooHigh':
    'Le fond à garder ({{keptMinor}}) dépasse les espèces comptées ({{countedMinor}}). Corrigez l’un des deux ; rien n’a été clôturé.',
  'sale.notFound': 'Ce ticket n’existe pas ou ne vous est pas accessible.',
  'sale.idReused': 'Un autre ticket porte déjà cet identifiant. Il est conservé ; celui-ci n’a pas été enregistré.',
  'sale.sessionMismatch':
    'La session appartient à une autre caisse. La vente n’a pas été enregistrée et reste à l’écran.',
  'sale.productUnknown':
    'Le produit de la ligne {{line}} n’existe plus. Retirez la ligne ; la vente n’a pas été enregistrée et reste à l’écran.',
  'sale.lineWithoutPrice':
    '« {{product}} » n’a pas encore de prix. Donnez-lui-en un ou retirez la ligne ; la vente n’a pas été enregistrée et reste à l’écran.',
  'sale.lineWithoutQuantity':
    'La quantité de « {{product}} » est nulle. Corrigez-la ou retirez la ligne ; la vente n’a pas été enregistrée et reste à l’écran.',
  'sale.priceNotAllowed':
    'Vous ne pouvez pas changer le prix de « {{product}} ». Remettez son prix ; la vente n’a pas été enregistrée et reste à l’écran.',
  'sale.discountTooHigh':
    'La remise sur « {{product}} » dépasse les {{maxDiscountRate}} que vous pouvez accorder. Réduisez-la ou appelez un responsable ; la vente n’a pas été enregistrée et reste à l’écran.',
  'sale.discountNotRunning':
    'La remise sur « {{product}} » n’est plus en cours ou a changé. La vente n’a pas été enregistrée et reste à l’écran : vérifiez le total, puis encaissez de nouveau.',
  'sale.beforeSession':
    'Le ticket est antérieur à la session de caisse, ouverte le {{openedAt}}. Rien n’a été vendu : vérifiez l’horloge de la caisse, ou saisissez-le dans une session de son jour.',
  'sale.totalMismatch':
    'Le total affiché, {{shownMinor}}, n’est pas le total calculé, {{computedMinor}} : un prix a changé. La vente n’a pas été enregistrée ; vérifiez les lignes et encaissez à nouveau.',
  'sale.underpaid': 'Il reste {{missingMinor}} à payer. La vente n’a pas été enregistrée et reste à l’écran.',
  'sale.changeMismatch':
    'La monnaie affichée, {{shownMinor}}, n’est pas la monnaie calculée, {{computedMinor}}. La vente n’a pas été enregistrée ; vérifiez les règlements.',
  'sale.stockShort':
    'Stock insuffisant pour « {{product}} » : il reste {{onHandMilli}} pour {{requestedMilli}} demandés. Réduisez la quantité ; la vente n’a pas été enregistrée et reste à l’écran.',
  'salesReturn.notFound': 'Ce retour n’existe pas ou ne vous est pas accessible. Revenez à la liste.',
  'salesReturn.idReused':
    'Un retour au contenu différent est déjà enregistré sous cet identifiant. Le premier est conservé ; rien d’autre n’a été enregistré.',
  'salesReturn.refundMismatch':
    'Le remboursement de {{refundedMinor}} n’est pas égal aux {{totalMinor}} que valent les articles rendus. Rien n’a été enregistré : corrigez le remboursement.',
  'sale.numberNotContiguous':
    'Le numéro de ticket {{givenNumber}} ne suit pas : {{expectedNumber}} est attendu. Envoyez d’abord les tickets précédents de cette caisse ; celui-ci est conservé.',
  'sale.numberedByServer':
    'Le serveur numérote les tickets de cette caisse : la vente doit arriver sans numéro. Elle n’a pas été enregistrée.',
  'sale.numberedByTill':
    'La caisse numérote elle-même ses tickets : la vente doit arriver avec son numéro et son époque. Elle n’a pas été enregistrée.',
  'remote.notLive':
    'Aucune version de « {{remote}} » n’est en service. Mettez-en une en service d’abord ; rien n’a été modifié.',
  'release.notFound':
    'Cette version n’existe pas. Choisissez-en une dans la liste des versions ; rien n’a été modifié.',
  'release.invalid':
    'Le document de la version ne respecte pas le contrat à l’endroit {{place}}. Rien n’a été publié : reconstruisez-la avec les outils actuels.',
  'release.misnamed':
    'Dans la version, {{field}} doit être {{expected}} et non {{given}}. Rien n’a été publié : reconstruisez-la sous le bon nom.',
  'release.tooManyFiles':
    'Une version compte {{maxFiles}} fichiers au plus ; celle-ci en annonce {{files}}. Rien n’a été publié.',
  'release.fileMissing':
    'Le fichier {{file}} est annoncé mais n’est pas arrivé. Rien n’a été publié : envoyez tous les fichiers que la version annonce.',
  'release.fileUnlisted':
    'Le fichier {{file}} n’est pas annoncé, ou est arrivé deux fois. Rien n’a été publié : envoyez ce que la version annonce, une seule fois.',
  'release.fileDiffers':
    'Le fichier {{file}} n’a ni la taille ni l’empreinte annoncées. Rien n’a été publié : reconstruisez la version, ou renvoyez-la si la liaison a été coupée.',
  'release.buildTaken':
    'Le build {{build}} de « {{remote}} » a déjà été publié avec un autre contenu. Il est conservé ; donnez au nouveau contenu un build à lui.',
  'release.incompatible':
    'Cette version demande ce que l’installation n’a pas : {{unmet}}. Rien n’a été modifié : mettez l’installation à jour, ou construisez pour ses versions.',
  'release.addressTaken':
    'L’adresse {{address}} appartient déjà à « {{owner}} ». Rien n’a été modifié : donnez une autre adresse à la page, ou retirez-la d’abord là-bas.',
  'release.tampered':
    'La version {{build}} de « {{remote}} » n’est plus celle qui a été signée à sa publication. Rien n’a été modifié : publiez-la à nouveau sous un autre build.',
  'release.noPrevious':
    'Aucune version antérieure de « {{remote}} » n’est connue pour un retour en arrière. Nommez-en une de la liste de ses versions ; rien n’a été modifié.',
  'release.filesRemoved':
    'Les fichiers du build {{build}} ont été supprimés après une longue période sans usage. Rien n’a été modifié : publiez à nouveau le même build, puis mettez-le en service.',
  'release.fileLost':
    'Le stockage des versions n’a pas de copie intacte de {{file}}. Publiez à nouveau le même build pour la remettre en place.',
  'release.storeUnavailable':
    'Le stockage des versions est injoignable pour le moment. Rien n’a été publié ni modifié : réessayez dans un instant.',
  'release.revisionStale':
    '{{by}} a modifié « {{remote}} » le {{changedAt}} ({{fromBuild}} → {{toBuild}}), après votre consultation. Rien n’a été modifié : voyez l’état actuel, puis décidez à nouveau.',
  'publishToken.notFound': 'Ce jeton de publication n’existe plus. Rien n’a été modifié.',
  'publishToken.nameTaken': 'Un jeton de publication nommé « {{name}} » existe déjà. Choisissez un autre nom.',
  'publishToken.unknown':
    'Ce jeton de publication est inconnu ou a été révoqué. Rien n’a été fait : demandez-en un nouveau à un super-administrateur.',
  'publishToken.ofAnotherRemote':
    'Ce jeton de publication ne vaut que pour « {{remote}} ». Rien n’a été fait : utilisez le jeton de l’autre module.',
} as const satisfies ErrorPhrases
