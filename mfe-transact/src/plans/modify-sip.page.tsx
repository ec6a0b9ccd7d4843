import { ChangePage } from './change-page'
import { modifyForm } from './modify-form'

/** New amount, day or end of a SIP (S2.051). */
export default function ModifySipPage() {
  return <ChangePage form={modifyForm} />
}
