export { Trans } from './trans'
export { useLanguage } from './use-language'
