import { maskEmail, queryFor, useInvestor, useQuery } from '@portal/kernel'
import { investorApi } from '@portal/contracts/folios/investor'

/** What is on record, in place of the general words, by the title of the service; nothing until it has come. */
export function useServiceTexts(): Readonly<Record<string, string>> {
  const { pan, emailId } = useInvestor()
  const folios = useQuery(queryFor(investorApi.folios, { panNumber: pan })).data?.folios ?? []
  const named = folios.find(({ nominees }) => nominees.length)?.nominees ?? []
  return {
    ...(emailId && { 'E-mail and mobile': maskEmail(emailId) }),
    ...(named.length && {
      Nominees: named.map(({ name, sharePercent }) => `${name.split(' ')[0]} ${sharePercent}%`).join(', '),
    }),
  }
}
