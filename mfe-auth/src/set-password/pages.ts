/** Setting a password: one chunk, since who opens one page soon opens the next. */
export { default as SetPassword } from './set-password.page'
export { default as SetNewPassword } from './set-new-password.page'
