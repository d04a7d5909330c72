/** Passwords: hashed, compared in constant time, refused when everybody has them. */
export { refuseCommonPassword } from './common-passwords.ts'
export { hashPassword, isPassword, NO_PASSWORD, PASSWORD_CHECKS } from './passwords.ts'
