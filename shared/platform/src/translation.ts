// One i18next for all: a second copy of these would ask for languages that nobody loaded.
export { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next'
