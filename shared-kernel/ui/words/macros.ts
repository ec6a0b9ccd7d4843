/** What the kernel's elements write texts with; the compiler puts `./trans` in its place (docs/decisions/words.md: how a text is written). */
export { Plural, Trans } from '@lingui/react/macro'
