import type { frameEn } from './en.ts'
import type { French } from '../../phrase/phrase-types.ts'

/** The phrases of the bar and of what people are told, in French. */
export const frameFr = {
  frame: {
    releases: 'Versions',
    create: 'Créer',
    settings: { title: 'Paramètres', company: 'Modifier la société', pointOfSale: 'Modifier le point de vente' },
    notifications: {
      title: 'Nouveautés',
      button_one: 'Notifications : {{shown}} non lue',
      button_other: 'Notifications : {{shown}} non lues',
      button_many: 'Notifications : {{shown}} non lues',
      unread: 'Non lue',
      markAll: 'Tout marquer comme lu',
      none: 'Rien de nouveau',
      noneText: 'Les imports terminés, les stocks bas et les sessions de caisse restées ouvertes sont annoncés ici.',
      failed: 'Les notifications n’ont pas pu être chargées',
    },
    logo: 'Logo : {{name}}',
    suspended: {
      title: 'Cette société est suspendue',
      text: 'Personne ne peut y travailler pour le moment ; ses données sont conservées. L’exploitant de l’installation peut dire pourquoi et la rouvrir.',
    },
    secondFactor: {
      due: 'Votre société exige la connexion en deux étapes. Activez-la d’abord ci-dessous.',
      until: 'Votre société exige la connexion en deux étapes à partir du {{date}}.',
      setUp: 'L’activer',
    },
    impersonation: {
      reading: 'Vous êtes dans {{name}} au titre de l’assistance, en consultation seule. Encore {{minutes}} min.',
      writing:
        'Vous êtes dans {{name}} au titre de l’assistance et pouvez modifier ses données. Encore {{minutes}} min.',
      ask: 'Modifier des données',
      askTitle: 'Modifier les données de la société {{name}}\u00A0?',
      askText:
        'Vous pourrez modifier ce que ses administrateurs peuvent modifier, jusqu’à la fin de cette session. Ils en sont prévenus aussitôt, avec votre motif.',
      reason: 'Motif',
      reasonHelp: 'Dix caractères au moins. La société le lit dans son journal d’audit.',
      confirm: 'Autoriser les modifications',
      allowed: 'Vous pouvez maintenant modifier des données',
      leave: 'Quitter la société',
    },
  },
  notification: {
    importFinished:
      'L’import du fichier {{file}} est terminé : produits entrés au catalogue : {{count}}, lignes écartées : {{bad}}',
    importFailed: 'L’import du fichier {{file}} s’est interrompu. Ce qui était entré reste ; il peut être repris',
    changesUndone:
      'Les modifications dues à {{file}} sont annulées : produits rétablis : {{count}}, produits laissés tels quels : {{kept}}',
    undoFailed:
      'L’annulation des modifications dues à {{file}} s’est interrompue. Ce qui était annulé le reste ; elle peut être reprise',
    peopleImported:
      'L’import de clients ou de fournisseurs est terminé : lignes importées : {{count}}, lignes écartées : {{bad}}',
    peopleImportFailed:
      'L’import de clients ou de fournisseurs s’est interrompu. Ce qui était entré reste ; il peut être repris',
    peopleImportUndone:
      'L’import de clients ou de fournisseurs est annulé : fiches rétablies : {{count}}, fiches laissées telles quelles : {{kept}}',
    peopleUndoFailed:
      'L’annulation de l’import de clients ou de fournisseurs s’est interrompue. Ce qui était annulé le reste ; elle peut être reprise',
    stockLow_one: '{{name}} est sous son minimum à {{shop}}\u00A0: reste {{left}}, il en faut {{least}}',
    stockLow_many: '{{count}} de produits sont sous leur minimum à {{shop}}, dont {{name}}',
    stockLow_other: '{{count}} produits sont sous leur minimum à {{shop}}, dont {{name}}',
    stockNegative_one: '{{name}} est négatif à {{shop}}\u00A0: {{left}}. Cherchez pourquoi et ajustez-le',
    stockNegative_many:
      '{{count}} de produits sont négatifs à {{shop}}, dont {{name}}. Cherchez pourquoi et ajustez-les',
    stockNegative_other: '{{count}} produits sont négatifs à {{shop}}, dont {{name}}. Cherchez pourquoi et ajustez-les',
    lotsExpiring_one:
      'Le lot {{other}} ({{name}}) à {{shop}} a pour date de péremption le {{day}}\u00A0: reste {{left}}',
    lotsExpiring_many: '{{count}} de lots à {{shop}} périment bientôt ou sont périmés, dont {{other}} ({{name}})',
    lotsExpiring_other: '{{count}} lots à {{shop}} périment bientôt ou sont périmés, dont {{other}} ({{name}})',
    transferNotSent: 'Le transfert {{name}} de {{shop}} vers {{other}} est prêt et toujours pas expédié',
    transferNotReceived: 'Le transfert {{name}} de {{other}} vers {{shop}} est expédié et toujours pas arrivé',
    cashSessionLate: 'La session de caisse du point de vente {{name}} est encore ouverte',
    booksBroken: 'Le contrôle des livres a trouvé des différences',
    clockAhead:
      'Rien n’a été enregistré entre {{from}} et {{to}}. Si c’est faux, l’horloge du serveur est déréglée\u00A0: réglez-la aujourd’hui, avant que des journées ne soient clôturées',
    clockBack:
      'L’horloge du serveur a reculé de {{from}} à {{to}}. Si elle est fausse à présent, réglez-la. Rien de ce qui a été enregistré n’est perdu',
    supportEntered:
      '{{name}} est entré au titre de l’assistance, en consultation seule, pour {{minutes}} minutes au plus\u00A0: {{reason}}',
    supportWriting:
      '{{name}}, de l’assistance, peut modifier vos données pendant {{minutes}} minutes au plus\u00A0: {{reason}}',
    webhookSwitchedOff:
      'Le webhook «\u00A0{{name}}\u00A0» n’a rien accepté depuis des jours et a été désactivé. Ce qui attend est conservé\u00A0: réactivez-le quand son destinataire fonctionne de nouveau',
    countedAgain:
      '{{name}} a transmis un autre comptage d’une session clôturée sur la caisse {{register}}. Le premier reste\u00A0: regardez les deux',
  },
} as const satisfies French<typeof frameEn>
