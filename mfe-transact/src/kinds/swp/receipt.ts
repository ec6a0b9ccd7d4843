import { receiptOfPlans } from '../outflow/systematic/receipt'

export default receiptOfPlans('SWP')
