import {
  FormCheckbox,
  FormChoiceRows,
  FormSelect,
  FormTextField,
  limits,
  Note,
  queryFor,
  TextField,
  useInvestor,
  useQuery,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { distributorApi, type PreviousDistributor } from '@portal/contracts/distributors/distributor'
import { Euin } from '@portal/contracts/schemes/investment'
import { useState } from 'react'
import { useSettled } from '../../shared/use-settled'
import { type AdviceValues, tooLong } from './purchase-values'

/** Which distributor, and who of it advised. */
export default function DistributorFields({ values }: { values: AdviceValues }) {
  const [search, setSearch] = useState('')
  const { options, isMissing, isTooLong } = useDistributors(search, values.arn)
  return (
    <>
      <Note compact>
        {t`You buy the Regular plan. It costs more each year, because it pays your distributor.`}
      </Note>
      <TextField
        label={t`Find your distributor`}
        hint={t`Type the ARN or the name.`}
        value={search}
        onChange={setSearch}
        autoComplete="off"
        error={isTooLong ? tooLong(limits.text.search) : undefined}
      />
      {isMissing && (
        <p role="status">{t`We found no distributor like this. Check the number or the name.`}</p>
      )}
      {options.length > 0 && <FormChoiceRows name="arn" label={t`Your distributor`} options={options} />}
      {values.arn && <EuinFields arn={values.arn} values={values} />}
    </>
  )
}

/** Those of earlier orders while nothing is typed, else what matches; the chosen one stays in sight. */
function useDistributors(search: string, chosen: string | undefined) {
  const { pan } = useInvestor()
  const searchKey = useSettled(search.trim(), 400)
  const asks = searchKey.length >= 2 && searchKey.length <= limits.text.search
  const previous = useQuery(queryFor(distributorApi.previousList, { panNumber: pan }))
  const found = useQuery({ ...queryFor(distributorApi.arnList, { searchKey }), enabled: asks })
  const known = [...(found.data?.distributors ?? []), ...(previous.data?.distributors ?? [])]
  const shown = asks ? (found.data?.distributors ?? []) : (previous.data?.distributors ?? [])
  const kept = known.find(({ distributorARN }) => distributorARN === chosen)
  const all = kept && !shown.includes(kept) ? [kept, ...shown] : shown
  return {
    options: unique(all).map(({ distributorARN, name, city }) => ({
      value: distributorARN,
      title: name,
      description: `${distributorARN} · ${city}`,
    })),
    isTooLong: search.trim().length > limits.text.search,
    isMissing: asks && found.data?.distributors.length === 0,
  }
}

type Shown = Pick<PreviousDistributor, 'distributorARN' | 'name' | 'city'>
const unique = (all: readonly Shown[]): Shown[] => [
  ...new Map(all.map((each) => [each.distributorARN, each])).values(),
]

function EuinFields({ arn, values }: { arn: string; values: AdviceValues }) {
  const { data } = useQuery(queryFor(distributorApi.euinList, { distributorARN: arn }))
  const { euin = '' } = values
  // The register is asked on leaving the field: an EUIN of a draft may have expired since (decision 46).
  const known = useQuery({
    ...queryFor(distributorApi.validateEuin, { distributorARN: arn, euin }),
    enabled: !values.executionOnly && Euin.safeParse(euin).success,
    retry: false,
  })
  const options = (data?.euins ?? []).map(({ euin, name }) => ({ value: euin, label: name, detail: euin }))
  return (
    <>
      {!values.executionOnly && (
        <FormSelect
          name="euin"
          label={t`Who advised you (EUIN)`}
          placeholder={t`Choose an employee`}
          options={options}
        />
      )}
      {!values.executionOnly && known.error?.kind === 'refused' && (
        <Note tone="warning" role="alert">
          {known.error.message}
        </Note>
      )}
      <FormCheckbox name="executionOnly" label={t`Nobody advised me`}>
        {t`Nobody of my distributor advised me on this. I decided on my own.`}
      </FormCheckbox>
      <FormTextField name="subBrokerCode" label={t`Sub-broker code`} optional autoComplete="off" />
    </>
  )
}
