import { Card, LinkButton, Skeleton, SkeletonRegion, Stack } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { useContact } from './help.api'

/** The helpline, the address to write to, and all funds on paper. */
export function TalkCard() {
  const { helpline, email, brochure } = useContact()
  return (
    // eslint-disable-next-line figures/printed -- The hours of the helpline: nothing reckons with them.
    <Card title={t`Talk to us`} subtitle={t`Monday to Saturday, 9 am to 7 pm. Toll-free in India.`}>
      <Stack gap="sm">
        {helpline ? (
          <LinkButton fullWidth variant="secondary" icon="phone" href={`tel:${helpline.replaceAll('-', '')}`}>
            {helpline}
          </LinkButton>
        ) : (
          <SkeletonRegion>
            <Skeleton shape="field" />
          </SkeletonRegion>
        )}
        {email && (
          <LinkButton fullWidth variant="quiet" icon="mail" href={`mailto:${email}`}>
            {email}
          </LinkButton>
        )}
        {brochure && (
          <LinkButton fullWidth variant="quiet" icon="download" href={brochure}>
            {t`Brochure of our funds (PDF)`}
          </LinkButton>
        )}
      </Stack>
    </Card>
  )
}
