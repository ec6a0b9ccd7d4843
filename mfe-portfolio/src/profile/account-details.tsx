import { Columns, Stack } from '@portal/kernel'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import type { Folio } from '@portal/contracts/folios/investor'
import type { profileApi } from '@portal/contracts/portfolio/profile'
import { BanksCard } from './banks-card'
import { ContactCard } from './contact-card'
import { FoliosCard } from './folios-card'
import { HeadCard } from './head-card'
import { IdentityCard } from './identity-card'
import { KycCard } from './kyc-card'
import { NomineesCard } from './nominees-card'
import { TaxCard } from './tax-card'

export type Account = ResponseOf<typeof profileApi.account>

export interface AccountDetailsProps {
  account: Account
  folios: readonly Folio[]
  helpline: string | undefined
}

/** All that we know of the investor, a card a subject. */
export function AccountDetails({ account, folios, helpline }: AccountDetailsProps) {
  return (
    <Stack>
      <HeadCard account={account} folios={folios} />
      <Columns of="cards">
        <IdentityCard account={account} helpline={helpline} />
        <KycCard account={account} helpline={helpline} />
        <ContactCard account={account} helpline={helpline} />
        <BanksCard folios={folios} helpline={helpline} />
        <NomineesCard folios={folios} helpline={helpline} />
        <TaxCard account={account} helpline={helpline} />
      </Columns>
      <FoliosCard folios={folios} />
    </Stack>
  )
}
