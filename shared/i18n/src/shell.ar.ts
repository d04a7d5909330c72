import type { shellEn } from './shell.en.ts'
import type { Arabic } from './phrase-types.ts'

export const shellAr = {
  header: {
    editPasswordForm: {
      required: 'هذه الخانة إجبارية',
      passwordsMustMatch: 'يجب أن تتطابق كلمتا المرور الجديدتان',
      passwordChanged: 'تمّ تغيير كلمة المرور',
      errorChangingPassword: 'تعذّر تغيير كلمة المرور. القديمة لا تزال صالحة؛ أعد المحاولة.',
    },
  },
} as const satisfies Arabic<typeof shellEn>
