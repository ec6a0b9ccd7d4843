import { classNames, Icon, Skeleton, SkeletonRegion } from '@portal/kernel'
import { plural, t } from '@portal/kernel/words'
import type { FaqTopic, HelpTopic } from '@portal/contracts/support/content'
import { topicIcons } from './query-words'
import styles from './help.module.css'

interface TopicsProps {
  topics: readonly FaqTopic[] | undefined
  /** They did not load, which the card of the questions says. */
  failed: boolean
  chosen: HelpTopic | undefined
  /** On a phone they make room for the answers. */
  searching: boolean
  onChoose: (topic: HelpTopic) => void
}

/** The topics of the questions, each with how many answers it has. */
export function Topics({ topics, failed, chosen, searching, onChoose }: TopicsProps) {
  if (failed) return null
  if (!topics)
    return (
      <SkeletonRegion>
        <Skeleton shape="row" count={2} />
      </SkeletonRegion>
    )
  return (
    <ul className={classNames(styles.topics, searching && styles.aside)} aria-label={t`Topics`}>
      {topics.map(({ id, topic, questions: { length: answers } }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.topic}
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
          >
            <span className={styles.tile}>
              <Icon name={topicIcons[id]} />
            </span>
            <span>
              <b>{topic}</b>
              <small>{plural(answers, { one: '# answer', other: '# answers' })}</small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
