import { Button, IconButton, LinkButton, TextLink } from '@portal/ui'
import { Chip } from '@portal/ui/button/inner'
import styles from '../gallery.module.css'
import { Row } from '../row'
import { Sample } from '../sample'

const looks = ['primary', 'secondary', 'quiet', 'danger'] as const
const labels = { primary: 'Invest', secondary: 'Review', quiet: 'Cancel', danger: 'Cancel SIP' }

export function ButtonsPage() {
  return (
    <>
      <Sample title="Buttons" note="48 px high, 40 px in cards. Busy keeps its width.">
        {looks.map((look) => (
          <Row key={look}>
            <Button variant={look}>{labels[look]}</Button>
            <Button variant={look} disabled>
              {labels[look]}
            </Button>
            <Button variant={look} busy>
              {labels[look]}
            </Button>
            <Button variant={look} size="sm">
              {labels[look]}
            </Button>
          </Row>
        ))}
        <div className={styles.navy}>
          <Row>
            <Button variant="onBrand">Invest</Button>
            <Button variant="onBrand" busy>
              Invest
            </Button>
            <Button variant="onBrandSecondary">Know more</Button>
            <Button variant="onBrandSecondary" size="sm">
              Know more
            </Button>
          </Row>
        </div>
      </Sample>
      <Sample title="Links, icons and chips">
        <Row>
          <LinkButton href="#/buttons" variant="secondary" iconAfter="external">
            Know more
          </LinkButton>
          <TextLink href="#/buttons" look="strong" iconAfter="arrow-right">
            View all
          </TextLink>
          <IconButton icon="more" label="More" />
          <IconButton icon="bell" label="Notifications, 4 new" badge={4} />
          <Chip pressed={false}>₹5,000</Chip>
          <Chip pressed>₹10,000</Chip>
        </Row>
      </Sample>
    </>
  )
}
