import { ChangePage } from './change-page'
import { renewForm } from './renew-form'

/** A SIP that is to run on (S2.052). */
export default function RenewSipPage() {
  return <ChangePage form={renewForm} />
}
