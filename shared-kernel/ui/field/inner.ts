/** What other parts of the kernel take from this one, and nobody else. */
export { FieldError, splitFrame } from './field'
export { PasswordField } from './password-field'
