import {
  api,
  Card,
  formatDate,
  href,
  IconTile,
  LinkButton,
  ListRow,
  maskAccount,
  maskFolio,
  routes,
  StatusPill,
  textOf,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { folioBankApi, type FolioBankView } from '@portal/contracts/folios/folio-bank'
import { useState } from 'react'
import { folioName } from '../shared/names'
import type { useAsk } from '../shared/use-ask'
import { AccountTypeDialog } from './account-type-dialog'
import { accountTypeNames } from './account-types'
import type { FolioBanks } from './bank.api'
import { BankMenu } from './bank-menu'
import styles from './banks.module.css'
import { DeleteBankDialog } from './delete-bank-dialog'
import { IfscDialog } from './ifsc-dialog'

interface FolioBanksCardProps {
  folio: FolioBanks
  asking: ReturnType<typeof useAsk>
}

type Opened = { bankId: string; Ask: typeof IfscDialog }

/** The accounts of one folio, each with what can be done with it. */
export function FolioBanksCard({ folio, asking }: FolioBanksCardProps) {
  const { folioNo, banks, canChange, whyNoMore } = folio
  const [opened, setOpened] = useState<Opened>()
  // Of the list as it is now: it may have come anew since the menu was opened.
  const bank = opened && banks.find(({ bankId }) => bankId === opened.bankId)
  const makeDefault = (bankId: string) =>
    void asking.ask(() => api.call(folioBankApi.setDefault, { folioNo, bankId }))
  return (
    <Card
      flush
      title={folioName(folioNo)}
      wrapAction
      action={canChange && !whyNoMore && <AddLink folioNo={folioNo} />}
    >
      {banks.map((each) => (
        <ListRow
          key={each.bankId}
          lead={<IconTile icon="bank" />}
          title={`${each.bankName} ${maskAccount(each.accountLast4)}`}
          subtitle={`${textOf(accountTypeNames[each.accountType])}, ${each.ifscCode}, ${each.branchName}`}
          status={<Reservations bank={each} />}
          action={
            canChange && (
              <BankMenu
                bank={each}
                onDefault={() => makeDefault(each.bankId)}
                onIfsc={() => setOpened({ bankId: each.bankId, Ask: IfscDialog })}
                onType={() => setOpened({ bankId: each.bankId, Ask: AccountTypeDialog })}
                onDelete={() => setOpened({ bankId: each.bankId, Ask: DeleteBankDialog })}
              />
            )
          }
        />
      ))}
      {whyNoMore && <p className={styles.why}>{whyNoMore}</p>}
      {bank && (
        <opened.Ask folioNo={folioNo} bank={bank} asking={asking} onClose={() => setOpened(undefined)} />
      )}
    </Card>
  )
}

function AddLink({ folioNo }: { folioNo: string }) {
  const folio = maskFolio(folioNo)
  return (
    <LinkButton
      variant="secondary"
      size="sm"
      icon="plus"
      to={href(routes.addBank, { folio: folioNo })}
      aria-label={t`Add a bank account to folio ${folio}`}
    >
      {t`Add a bank account`}
    </LinkButton>
  )
}

function Reservations({ bank: { isDefault, usableFrom } }: { bank: FolioBankView }) {
  const day = usableFrom && formatDate(usableFrom)
  if (day) return <StatusPill tone="info">{t`Usable from ${day}`}</StatusPill>
  return isDefault ? <StatusPill tone="positive">{t`Default`}</StatusPill> : null
}
