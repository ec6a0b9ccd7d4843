import { TransNoContext, type TransProps } from '@lingui/react/server'
import { words } from '@portal/contracts/words'
import { useLanguage } from './use-language'

/**
 * What the macro of the same name becomes: a text with elements in it, marked as English where the language lacks it
 * (docs/decisions/words.md: how a text is written).
 */
export function Trans(props: TransProps) {
  useLanguage()
  const text = <TransNoContext {...props} lingui={{ i18n: words }} />
  return words.lacks(props.id) ? <span lang="en">{text}</span> : text
}
