import { routes } from '@portal/kernel'
import { SendMoney } from '../payment/transfer/send-money'

/** Where to send the money of the order named in the address. */
export default function NeftPage() {
  return <SendMoney payment={routes.investPayment} receipt={routes.investSuccess} />
}
