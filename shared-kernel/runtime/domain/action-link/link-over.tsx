import { t } from '@portal/contracts/words/macros'
import { actionLinkApi } from '@portal/contracts/wire/action-link'
import { api } from '../../api/public'
import { useMutation } from '../../api/query'
import { Button, LinkButton } from '@portal/ui/button'
import { EmptyState, Note } from '@portal/ui/feedback'
import { Page, Stack } from '@portal/ui/page'
import type { ActionLinkProps } from './action-link'

interface LinkOverProps extends Pick<ActionLinkProps, 'title' | 'otherwise'> {
  text: string
  /** Can be asked for again; undefined where there is none. */
  link: string | undefined
}

/** What cannot be opened, with the ways on: another link by e-mail, or a log-in. */
export function LinkOver({ title, text, link, otherwise }: LinkOverProps) {
  const requested = useMutation({
    mutationFn: (again: string) => api.call(actionLinkApi.resendLink, { link: again }, { toast: true }),
  })
  const { to, label } = otherwise
  return (
    <Page title={title} width="narrow">
      <EmptyState
        fullPage
        title={t`We could not open your link`}
        action={
          <Stack gap="fields">
            {link && !requested.isSuccess && (
              <Button busy={requested.isPending} onClick={() => requested.mutate(link)}>
                {t`Send me a new link`}
              </Button>
            )}
            <LinkButton to={to} variant={link ? 'secondary' : 'primary'}>
              {label}
            </LinkButton>
          </Stack>
        }
      >
        {text}
      </EmptyState>
      <div role="status">
        {requested.isSuccess && (
          <Note tone="info" icon="mail" title={t`If the link was yours, a new one is on its way.`}>
            {t`Look into the e-mail of your folio.`}
          </Note>
        )}
      </div>
    </Page>
  )
}
