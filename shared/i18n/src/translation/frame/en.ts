/** Words of the bar's menus, of what people are told, and of the pages that lead on somebody who cannot work yet or any more. */
export const frameEn = {
  frame: {
    releases: 'Releases',
    create: 'Create',
    settings: { title: 'Settings', company: 'Edit company', pointOfSale: 'Edit point of sale' },
    notifications: {
      title: 'What’s new',
      button_one: 'Notifications: {{shown}} unread',
      button_other: 'Notifications: {{shown}} unread',
      unread: 'Unread',
      markAll: 'Mark all as read',
      none: 'Nothing new',
      noneText: 'Finished imports, stock that runs low and sessions left open appear here.',
      failed: 'The notifications could not be loaded',
    },
    logo: '{{name}} logo',
    suspended: {
      title: 'This company is suspended',
      text: 'Nobody can work in it for now. Its data is kept. The operator of the installation can say why and restore it.',
    },
    secondFactor: {
      due: 'Your company requires two-step sign-in. Set it up below first.',
      until: 'Your company requires two-step sign-in from {{date}}.',
      setUp: 'Set it up',
    },
    impersonation: {
      reading: 'You are in {{name}} as support, to read only. {{minutes}} min left.',
      writing: 'You are in {{name}} as support and may change its data. {{minutes}} min left.',
      ask: 'Change data',
      askTitle: 'Change data of {{name}}?',
      askText:
        'You may then change what its administrators may, until this impersonation ends. They are told at once, with your reason.',
      reason: 'Reason',
      reasonHelp: 'At least 10 characters. The company reads it in its audit trail.',
      confirm: 'Allow changes',
      allowed: 'You may change data now',
      leave: 'Leave the company',
    },
  },
  notification: {
    importFinished: 'The import of {{file}} is finished: {{count}} products in the catalogue, {{bad}} rows skipped',
    importFailed: 'The import of {{file}} stopped. What was imported is kept, and you can continue it',
    changesUndone: 'The changes made by {{file}} are undone: {{count}} products set back, {{kept}} left as they are',
    undoFailed: 'Undoing the changes made by {{file}} stopped. What was undone stays so, and you can continue it',
    peopleImported: 'The import of clients or suppliers is finished: {{count}} rows imported, {{bad}} rows skipped',
    peopleImportFailed:
      'The import of clients or suppliers stopped. What was imported is kept, and you can continue it',
    peopleImportUndone:
      'The import of clients or suppliers is undone: {{count}} rows set back, {{kept}} left as they are',
    peopleUndoFailed:
      'Undoing the import of clients or suppliers stopped. What was undone stays so, and you can continue it',
    stockLow_one: '{{name}} is below its minimum at {{shop}}: {{left}} left, {{least}} wanted',
    stockLow_other: '{{count}} products are below their minimum at {{shop}}, among them {{name}}',
    stockNegative_one: '{{name}} is below zero at {{shop}}: {{left}}. Find out why and adjust it',
    stockNegative_other:
      '{{count}} products are below zero at {{shop}}, among them {{name}}. Find out why and adjust them',
    lotsExpiring_one: 'Lot {{other}} of {{name}} at {{shop}} has the expiry date {{day}}: {{left}} left',
    lotsExpiring_other: '{{count}} lots at {{shop}} expire soon or have expired, among them {{other}} of {{name}}',
    transferNotSent: 'The transfer {{name}} from {{shop}} to {{other}} is ready and still not sent',
    transferNotReceived: 'The transfer {{name}} from {{other}} to {{shop}} was sent and has still not arrived',
    cashSessionLate: 'The session at {{name}} is still open',
    booksBroken: 'The check of the books found differences',
    clockAhead:
      'Nothing was recorded between {{from}} and {{to}}. If that is not so, the server’s clock is wrong: set it today, before days are closed by it',
    clockBack:
      'The server’s clock went back from {{from}} to {{to}}. If it is wrong now, set it. Nothing that was recorded is lost',
    supportEntered: '{{name}} entered as support, to read only, for at most {{minutes}} minutes: {{reason}}',
    supportWriting: '{{name}} from support may now change your data, for at most {{minutes}} minutes: {{reason}}',
    webhookSwitchedOff:
      'The webhook “{{name}}” took nothing for days and was switched off. What waits is kept: resume it once its receiver works again',
    countedAgain:
      '{{name}} sent another count of a closed session of the register {{register}}. The first one stays: look at both',
  },
} as const
