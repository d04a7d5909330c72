/** Words of the frame around the pages: navigation, language, sign-in, and what is said when something cannot be shown. */
export const shellEn = {
  header: {
    editPasswordForm: {
      required: 'This field is required',
      passwordsMustMatch: 'The two new passwords must be the same',
      passwordChanged: 'Your password has been changed',
      errorChangingPassword: 'The password could not be changed. The old one still holds; try again.',
    },
  },
} as const
