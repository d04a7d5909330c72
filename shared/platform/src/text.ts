/** Text of the platform: phrases with elements in them. `Trans` is given the `t` of its screen. */
export { Trans } from 'react-i18next/TransWithoutContext'
