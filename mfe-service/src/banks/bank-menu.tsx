import { Icon, maskAccount, Menu } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { FolioBankView } from '@portal/contracts/folios/folio-bank'
import styles from './banks.module.css'

interface BankMenuProps {
  bank: FolioBankView
  onDefault: () => void
  onIfsc: () => void
  onType: () => void
  onDelete: () => void
}

/** What can be done with an account. */
export function BankMenu({ bank, onDefault, onIfsc, onType, onDelete }: BankMenuProps) {
  const { bankName, accountLast4, isDefault, usableFrom } = bank
  const account = `${bankName} ${maskAccount(accountLast4)}`
  return (
    <Menu
      label={t`Change ${account}`}
      align="end"
      triggerIsIcon
      triggerClassName={styles.menu}
      trigger={<Icon name="more-vertical" />}
      groups={[
        {
          items: [
            ...(isDefault || usableFrom
              ? []
              : [{ label: t`Make it the default`, icon: 'star' as const, onSelect: onDefault }]),
            { label: t`Update the IFSC`, icon: 'hash', onSelect: onIfsc },
            { label: t`Correct the account type`, icon: 'pencil', onSelect: onType },
            { label: t`Delete`, icon: 'trash', onSelect: onDelete },
          ],
        },
      ]}
    />
  )
}
