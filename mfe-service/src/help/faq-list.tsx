import type { FoundFaq } from '@portal/contracts/search'
import { HelplineLink, Icon, TextLink } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { Fragment, useId, useState } from 'react'
import { useContact } from './help.api'
import styles from './help.module.css'

/** Questions that open to their answers, one at a time. */
export function FaqList({ faqs, openFirst }: { faqs: readonly FoundFaq[]; openFirst: boolean }) {
  const [open, setOpen] = useState(openFirst ? faqs[0]?.question : undefined)
  return (
    <ul className={styles.faqs} aria-label={t`Questions`}>
      {faqs.map((faq) => (
        <Question
          key={faq.question}
          faq={faq}
          open={faq.question === open}
          onToggle={() => setOpen(faq.question === open ? undefined : faq.question)}
        />
      ))}
    </ul>
  )
}

function Question({ faq, open, onToggle }: { faq: FoundFaq; open: boolean; onToggle: () => void }) {
  const id = useId()
  const { question, answer, action } = faq
  return (
    <li>
      <h3>
        <button
          type="button"
          className={styles.question}
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
        >
          {question}
          <Icon name={open ? 'chevron-up' : 'chevron-down'} />
        </button>
      </h3>
      <div id={id} className={styles.answer} hidden={!open}>
        <p>
          <Answer text={answer} />
        </p>
        {action && (
          <p>
            <TextLink to={action.to}>{action.label}</TextLink>
          </p>
        )}
      </div>
    </li>
  )
}

/** The words of an answer; the number that they name dials it. */
function Answer({ text }: { text: string }) {
  const { helpline } = useContact()
  const parts = helpline ? text.split(helpline) : [text]
  return parts.map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <HelplineLink />}
      {part}
    </Fragment>
  ))
}
