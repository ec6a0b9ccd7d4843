import { Card, DetailList, maskFolio, routes, StatusPill } from '@portal/kernel'
import { plural, t, Trans } from '@portal/kernel/words'
import type { Folio } from '@portal/contracts/folios/investor'
import { HelplineNumber, NextLink } from './next-link'

type Nominees = Folio['nominees']

const sentence = (nominees: Nominees): string =>
  nominees.map(({ name, relation, sharePercent }) => `${name} (${relation}), ${sharePercent}%`).join('; ')

/** Folios with the same nominees stand together. */
function groupsOf(folios: readonly Folio[]): { nominees: Nominees; folios: string[] }[] {
  const groups = new Map<string, { nominees: Nominees; folios: string[] }>()
  for (const { folioNo, nominees } of folios) {
    const key = sentence(nominees)
    const known = groups.get(key)
    if (known) known.folios.push(folioNo)
    else groups.set(key, { nominees, folios: [folioNo] })
  }
  return [...groups.values()]
}

/** Who gets the units, folio by folio where that differs. */
export function NomineesCard({
  folios,
  helpline,
}: {
  folios: readonly Folio[]
  helpline: string | undefined
}) {
  const groups = groupsOf(folios.filter(({ isDemat }) => !isDemat))
  const missing = groups.find(({ nominees }) => !nominees.length)?.folios.length ?? 0
  return (
    <Card
      title={t`Nominees`}
      action={
        missing > 0 ? (
          <StatusPill tone="warning">
            {plural(missing, { one: 'Missing in # folio', other: 'Missing in # folios' })}
          </StatusPill>
        ) : (
          groups.length > 0 && <StatusPill tone="positive">{t`In all folios`}</StatusPill>
        )
      }
    >
      {groups.map(({ nominees, folios: of }) => {
        const masked = of.map(maskFolio).join(', ')
        return (
          <div key={sentence(nominees)}>
            {groups.length > 1 && <h3>{t`Folio ${masked}`}</h3>}
            {nominees.length ? (
              <DetailList
                rows={nominees.map(({ name, relation, sharePercent }) => ({
                  label: `${name}, ${relation}`,
                  value: `${sharePercent}%`,
                }))}
              />
            ) : (
              <p>{t`No nominee yet.`}</p>
            )}
          </div>
        )
      })}
      {!groups.length && <p>{t`You name your nominees with your first investment.`}</p>}
      <NextLink
        label={missing ? t`Add a nominee` : t`Change nominees`}
        byPhone={
          missing ? (
            <Trans>
              To add a nominee, call <HelplineNumber helpline={helpline} />.
            </Trans>
          ) : (
            <Trans>
              To change nominees, call <HelplineNumber helpline={helpline} />.
            </Trans>
          )
        }
        page={routes.nomineeDetails}
        helpline={helpline}
      />
    </Card>
  )
}
