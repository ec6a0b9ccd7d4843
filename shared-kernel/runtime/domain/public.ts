/** Features of the field that more than one remote shows. They ask the server, so they lie above what draws alone. */
export * from './otp/public'
export * from './action-link/public'
export * from './popup/public'
export * from './status/public'
export * from './kyc/public'
export * from './invest/public'
export * from './figures/public'
export * from './account-proof/public'
