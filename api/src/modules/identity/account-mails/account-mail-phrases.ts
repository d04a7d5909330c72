import type { Language } from '@comptoir/i18n'

/** Texts of mails; those with a link have a `button`. None holds typed text: anybody can have one sent to anybody. */
export interface MailPhrases {
  subject: string
  title: string
  paragraphs: readonly string[]
  button?: string
}

export type LinkMail = 'confirm' | 'alreadyAccount' | 'reset' | 'firstPassword'
export type Notice = 'passwordChanged' | 'secondFactorOn' | 'secondFactorOff'
export type AccountMail = LinkMail | Notice

/** Mails are read away from the product: they bring their own words. */
export const ACCOUNT_MAILS: Record<Language, Record<AccountMail, MailPhrases>> = {
  en: {
    confirm: {
      subject: 'Confirm your e-mail for Comptoir',
      title: 'Choose a password, and your account is open',
      paragraphs: [
        'This address was used to sign up for Comptoir. If it was you, choose your password: you are then signed in, and set up your company.',
        'The link works once, for 24 hours. If it was not you, do nothing: without a password from you there is no account.',
      ],
      button: 'Choose my password',
    },
    alreadyAccount: {
      subject: 'You already have a Comptoir account',
      title: 'You already have an account',
      paragraphs: [
        'Somebody has just tried to sign up for Comptoir with this address, which has an account. Nothing was changed.',
        'If it was you, sign in. If you have forgotten the password, the sign-in page leads to a new one.',
      ],
      button: 'Sign in',
    },
    reset: {
      subject: 'Choose a new password for Comptoir',
      title: 'Choose a new password',
      paragraphs: [
        'A new password was asked for your account.',
        'The link works once, for one hour. With the new password you are signed out on every device. If it was not you, do nothing: your password stays as it is.',
      ],
      button: 'Choose a new password',
    },
    firstPassword: {
      subject: 'Your Comptoir installation: choose your password',
      title: 'You look after this installation',
      paragraphs: [
        'An account of a super-administrator was made for this address. Choose its password to open it.',
        'The link works once, for 24 hours.',
      ],
      button: 'Choose my password',
    },
    passwordChanged: {
      subject: 'Your Comptoir password was changed',
      title: 'Your password was changed',
      paragraphs: [
        'Your other devices were signed out.',
        'If it was not you, ask for a new password on the sign-in page at once: it ends every session.',
      ],
    },
    secondFactorOn: {
      subject: 'Two-step sign-in is on',
      title: 'Two-step sign-in is on',
      paragraphs: [
        'From now on, signing in asks for a code of your authenticator after the password. Keep your recovery codes in a safe place.',
        'If it was not you, ask for a new password on the sign-in page at once, and tell whoever looks after the installation.',
      ],
    },
    secondFactorOff: {
      subject: 'Two-step sign-in is off',
      title: 'Two-step sign-in is off',
      paragraphs: [
        'Signing in asks for your password alone.',
        'If it was not you, ask for a new password on the sign-in page at once.',
      ],
    },
  },
  fr: {
    confirm: {
      subject: 'Confirmez votre e-mail pour Comptoir',
      title: 'Un mot de passe, et votre compte est ouvert',
      paragraphs: [
        'Cette adresse a servi à une inscription sur Comptoir. Si c’était vous, choisissez votre mot de passe\u00A0: vous serez connecté et pourrez créer votre société.',
        'Le lien fonctionne une seule fois, pendant 24\u00A0heures. Si vous n’êtes pas à l’origine de cette demande, ne faites rien\u00A0: sans mot de passe de votre part, aucun compte n’est créé.',
      ],
      button: 'Choisir mon mot de passe',
    },
    alreadyAccount: {
      subject: 'Vous avez déjà un compte Comptoir',
      title: 'Vous avez déjà un compte',
      paragraphs: [
        'Une inscription sur Comptoir vient d’être tentée avec cette adresse, qui a déjà un compte. Rien n’a été modifié.',
        'Si c’était vous, connectez-vous. En cas d’oubli du mot de passe, la page de connexion permet d’en choisir un nouveau.',
      ],
      button: 'Se connecter',
    },
    reset: {
      subject: 'Choisissez un nouveau mot de passe Comptoir',
      title: 'Choisissez un nouveau mot de passe',
      paragraphs: [
        'Un nouveau mot de passe a été demandé pour votre compte.',
        'Le lien fonctionne une seule fois, pendant une heure. Le nouveau mot de passe déconnecte tous vos appareils. Si vous n’êtes pas à l’origine de cette demande, ne faites rien\u00A0: votre mot de passe reste le même.',
      ],
      button: 'Choisir un nouveau mot de passe',
    },
    firstPassword: {
      subject: 'Votre installation Comptoir\u00A0: choisissez votre mot de passe',
      title: 'Vous administrez cette installation',
      paragraphs: [
        'Un compte de super-administrateur a été créé pour cette adresse. Choisissez son mot de passe pour l’ouvrir.',
        'Le lien fonctionne une seule fois, pendant 24\u00A0heures.',
      ],
      button: 'Choisir mon mot de passe',
    },
    passwordChanged: {
      subject: 'Votre mot de passe Comptoir a été modifié',
      title: 'Votre mot de passe a été modifié',
      paragraphs: [
        'Vos autres appareils ont été déconnectés.',
        'Si ce n’était pas vous, demandez aussitôt un nouveau mot de passe depuis la page de connexion\u00A0: toutes les sessions prendront fin.',
      ],
    },
    secondFactorOn: {
      subject: 'La connexion en deux étapes est activée',
      title: 'La connexion en deux étapes est activée',
      paragraphs: [
        'Désormais, la connexion demande un code de votre application d’authentification après le mot de passe. Conservez vos codes de secours en lieu sûr.',
        'Si ce n’était pas vous, demandez aussitôt un nouveau mot de passe depuis la page de connexion et prévenez la personne qui administre l’installation.',
      ],
    },
    secondFactorOff: {
      subject: 'La connexion en deux étapes est désactivée',
      title: 'La connexion en deux étapes est désactivée',
      paragraphs: [
        'La connexion ne demande plus que votre mot de passe.',
        'Si ce n’était pas vous, demandez aussitôt un nouveau mot de passe depuis la page de connexion.',
      ],
    },
  },
  ar: {
    confirm: {
      subject: 'أكّد بريدك الإلكتروني في Comptoir',
      title: 'كلمة مرور ويُفتح حسابك',
      paragraphs: [
        'استُعمل هذا العنوان للتسجيل في Comptoir. إن كنت أنت من طلب ذلك فاختر كلمة المرور: يتم دخولك ثم تنشئ شركتك.',
        'يعمل الرابط مرة واحدة، خلال 24 ساعة. إن لم تكن أنت من طلب ذلك فلا تفعل شيئًا: لا يُنشأ أي حساب دون كلمة مرور تختارها أنت.',
      ],
      button: 'اختيار كلمة المرور',
    },
    alreadyAccount: {
      subject: 'لديك حساب في Comptoir',
      title: 'لديك حساب بالفعل',
      paragraphs: [
        'حاول أحدهم الآن التسجيل في Comptoir بهذا العنوان، وله حساب بالفعل. لم يتغيّر شيء.',
        'إن كنت أنت، فسجّل الدخول. وإن نسيت كلمة المرور، فمن صفحة الدخول تختار كلمة جديدة.',
      ],
      button: 'تسجيل الدخول',
    },
    reset: {
      subject: 'اختر كلمة مرور جديدة في Comptoir',
      title: 'اختر كلمة مرور جديدة',
      paragraphs: [
        'طُلبت كلمة مرور جديدة لحسابك.',
        'يعمل الرابط مرة واحدة، خلال ساعة. بكلمة المرور الجديدة يتم الخروج من كل أجهزتك. إن لم تكن أنت من طلبها فلا تفعل شيئًا: تبقى كلمة المرور كما هي.',
      ],
      button: 'اختيار كلمة مرور جديدة',
    },
    firstPassword: {
      subject: 'منظومة Comptoir الخاصة بك: اختر كلمة المرور',
      title: 'أنت المشرف على هذه المنظومة',
      paragraphs: ['أُنشئ لهذا العنوان حساب مشرف عام. اختر كلمة المرور لفتحه.', 'يعمل الرابط مرة واحدة، خلال 24 ساعة.'],
      button: 'اختيار كلمة المرور',
    },
    passwordChanged: {
      subject: 'تم تغيير كلمة المرور في Comptoir',
      title: 'تم تغيير كلمة المرور',
      paragraphs: [
        'تم الخروج من أجهزتك الأخرى.',
        'إن لم تكن أنت من غيّرها، فاطلب حالًا كلمة مرور جديدة من صفحة الدخول: بذلك تنتهي كل الجلسات.',
      ],
    },
    secondFactorOn: {
      subject: 'تم تفعيل الدخول على مرحلتين',
      title: 'تم تفعيل الدخول على مرحلتين',
      paragraphs: [
        'من الآن يطلب الدخول رمزًا من تطبيق المصادقة بعد كلمة المرور. احتفظ برموز الاسترجاع في مكان آمن.',
        'إن لم تكن أنت، فاطلب حالًا كلمة مرور جديدة من صفحة الدخول وأعلم المشرف على المنظومة.',
      ],
    },
    secondFactorOff: {
      subject: 'تم إيقاف الدخول على مرحلتين',
      title: 'تم إيقاف الدخول على مرحلتين',
      paragraphs: ['لم يعد الدخول يطلب سوى كلمة المرور.', 'إن لم تكن أنت، فاطلب حالًا كلمة مرور جديدة من صفحة الدخول.'],
    },
  },
}
