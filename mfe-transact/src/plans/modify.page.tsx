import { useSearchParams } from '@portal/kernel'
import { changeFormOf } from './change-forms'
import { ChangePage } from './change-page'

/** Any change of a plan, by its name in the address; by itself new terms (S2.050). */
export default function ModifyPage() {
  const [query] = useSearchParams()
  return <ChangePage form={changeFormOf(query.get('change') ?? 'modify')} />
}
