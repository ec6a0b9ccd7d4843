import {
  AlertDialog,
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
} from '@portal/kernel'
import { folioBankApi, type FolioBankView } from '@portal/kernel/contracts/folio-bank'
import { useState } from 'react'
import type { useAsk } from '../shared/use-ask'
import type { FolioBanks } from './bank.api'
import { BankMenu } from './bank-menu'
import { IfscDialog } from './ifsc-dialog'
import styles from './banks.module.css'

interface FolioBanksCardProps {
  folio: FolioBanks
  asking: ReturnType<typeof useAsk>
}

/** The accounts of one folio. */
export function FolioBanksCard({ folio, asking }: FolioBanksCardProps) {
  const { folioNo, banks, canChange, whyNoMore } = folio
  const [deleted, setDeleted] = useState<FolioBankView>()
  const [moved, setMoved] = useState<FolioBankView>()
  const name = maskFolio(folioNo)
  return (
    <Card
      flush
      title={`Folio ${name}`}
      wrapAction
      action={
        canChange &&
        !whyNoMore && (
          <LinkButton
            variant="secondary"
            size="sm"
            icon="plus"
            to={href(routes.addBank, { folio: folioNo })}
            aria-label={`Add a bank account to folio ${name}`}
          >
            Add a bank account
          </LinkButton>
        )
      }
    >
      {banks.map((bank) => (
        <ListRow
          key={bank.bankId}
          lead={<IconTile icon="bank" />}
          title={`${bank.bankName} ${maskAccount(bank.accountLast4)}`}
          subtitle={`${bank.accountType}, ${bank.ifscCode}, ${bank.branchName}`}
          status={<Standing bank={bank} />}
          action={
            canChange && (
              <BankMenu
                bank={bank}
                onDefault={() =>
                  void asking.ask(() => api.call(folioBankApi.setDefault, { folioNo, bankId: bank.bankId }))
                }
                onIfsc={() => setMoved(bank)}
                onDelete={() => setDeleted(bank)}
              />
            )
          }
        />
      ))}
      {whyNoMore && <p className={styles.why}>{whyNoMore}</p>}
      <AlertDialog
        open={deleted !== undefined}
        title={deleted?.whyKept ? 'This account stays' : 'Delete this bank account?'}
        description={
          deleted?.whyKept ??
          `${deleted?.bankName} ${maskAccount(deleted?.accountLast4 ?? '')} leaves folio ${name} once you confirm by code.`
        }
        safe={{ label: deleted?.whyKept ? 'OK' : 'Keep it', onChoose: () => setDeleted(undefined) }}
        {...(deleted &&
          !deleted.whyKept && {
            other: {
              label: 'Delete the account',
              variant: 'danger' as const,
              onChoose: () => {
                setDeleted(undefined)
                void asking.ask(() => api.call(folioBankApi.remove, { folioNo, bankId: deleted.bankId }))
              },
            },
          })}
      />
      {moved && (
        <IfscDialog folioNo={folioNo} bank={moved} asking={asking} onClose={() => setMoved(undefined)} />
      )}
    </Card>
  )
}

function Standing({ bank: { isDefault, usableFrom } }: { bank: FolioBankView }) {
  if (usableFrom) return <StatusPill tone="info">{`Usable from ${formatDate(usableFrom)}`}</StatusPill>
  return isDefault ? <StatusPill tone="positive">Default</StatusPill> : null
}
