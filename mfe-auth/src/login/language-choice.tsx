import {
  type ChosenLanguage,
  languages,
  Note,
  pickLanguage,
  suggestedLanguage,
  useLanguage,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import styles from './language-choice.module.css'

const all = Object.keys(languages) as ChosenLanguage[]

/** Every language by its own name; picking one changes the page as it stands. */
export function LanguageChoice() {
  const now = useLanguage()
  return (
    <div role="group" aria-label={t`Language`} className={styles.choice}>
      {all.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === now}
          className={styles.language}
          onClick={() => void pickLanguage(language)}
        >
          {languages[language].name}
        </button>
      ))}
    </div>
  )
}

/** Offers the language that the browser asks for, in its own words; below everything else, which it does not move. */
export function SuggestedLanguage() {
  useLanguage()
  const suggested = suggestedLanguage()
  if (!suggested) return null
  const { text, button } = languages[suggested].offer
  return (
    <div lang={suggested} className={styles.suggestion}>
      <Note compact>
        {text}{' '}
        <button type="button" className={styles.language} onClick={() => void pickLanguage(suggested)}>
          {button}
        </button>
      </Note>
    </div>
  )
}
