import type { shellEn } from './shell.en.ts'
import type { French } from './phrase-types.ts'

export const shellFr = {
  header: {
    editPasswordForm: {
      required: 'Ce champ est obligatoire',
      passwordsMustMatch: 'Les deux nouveaux mots de passe doivent être identiques',
      passwordChanged: 'Votre mot de passe a été modifié',
      errorChangingPassword: 'Le mot de passe n’a pas pu être modifié. L’ancien reste valable ; réessayez.',
    },
  },
} as const satisfies French<typeof shellEn>
