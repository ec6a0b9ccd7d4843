/**
 * What sources write texts with: `import { t } from '@portal/kernel/words'`. None of it runs: the compiler puts the
 * portal's own instance in its place (docs/decisions/words.md: how a text is written).
 */
export { msg, plural, select, t } from '@lingui/core/macro'
export { Plural, Trans } from '@lingui/react/macro'
