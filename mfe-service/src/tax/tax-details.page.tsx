import { Page, queryFor, useInvestor, useQuery } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { taxDeclarationApi } from '@portal/contracts/service-requests/tax-declaration'
import { toHub } from '../shared/back'
import { Loaded } from '../shared/loaded'
import { TaxForm } from './tax-form'

/** /home/service-request/tax-details: where tax is paid, as FATCA and CRS ask for it. */
export default function TaxDetailsPage() {
  const { pan } = useInvestor()
  const tax = useQuery(queryFor(taxDeclarationApi.declaration, { panNumber: pan }))
  return (
    <Page
      title={t`FATCA and TIN`}
      context={t`The law asks every investor where they pay tax.`}
      back={toHub()}
      width="narrow"
    >
      <Loaded failure={t`Your tax details did not load`} query={tax}>
        {({ declaration, countries, complete }) => (
          <TaxForm declaration={declaration} countries={countries} complete={complete} />
        )}
      </Loaded>
    </Page>
  )
}
