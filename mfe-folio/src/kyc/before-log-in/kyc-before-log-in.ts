import { api, queryFor, routes, useMutation, useQuery, useSearchParams } from '@portal/kernel'
import { type ConfirmedPerson, kycPreLoginApi } from '@portal/contracts/kyc/kyc'
import { goToProvider } from '../provider-address'
import { returnAddress } from '../return-address'

const redirectUrl = () => returnAddress(routes.completeKyc)

/** How the KYC stands of whoever a code has confirmed; first what its provider sent along, which is good once. */
export function useKycBeforeLogIn({ pan }: ConfirmedPerson) {
  const [query] = useSearchParams()
  const state = query.get('token')
  const cameBack = useQuery({
    ...queryFor(kycPreLoginApi.callbackStatus, { panNumber: pan, state: state ?? '' }),
    enabled: state !== null,
    staleTime: Infinity,
    retry: false,
  })
  const status = useQuery({
    ...queryFor(kycPreLoginApi.status, { redirectUrl: redirectUrl(), panNumber: pan }),
    enabled: !cameBack.isLoading,
    staleTime: 0,
    retry: false,
  })
  const isDone = status.data?.status === 'DONE'
  const known = useQuery({ ...queryFor(kycPreLoginApi.pullMerchantData, { pan }), enabled: isDone })
  return { status, cameBack, name: known.data?.customerDetails.appName }
}

/** The ways to begin: at the digital locker, which asks for the date of birth, or at the KYC agency. */
export function useBeginBeforeLogIn(
  { pan, mobile = '', email = '' }: ConfirmedPerson,
  kraStatusCode: string,
) {
  const locker = useMutation({
    mutationFn: async (dateOfBirth: string) => {
      const { kycOnBoardingUrl } = await api.call(kycPreLoginApi.initiate, {
        name: pan,
        mobileNo: mobile,
        pan,
        emailId: email,
        callBackUrl: redirectUrl(),
        dateOfBirth,
        kraStatusCode,
        kraUpdatedStatusCode: kraStatusCode,
        isDistributorInitiated: false,
      })
      goToProvider(kycOnBoardingUrl)
    },
  })
  const agency = useMutation({
    mutationFn: async () => {
      const account = { name: pan, email, username: pan, phone: mobile, pan, redirectUrl: redirectUrl() }
      goToProvider((await api.call(kycPreLoginApi.createInvestor, account)).autoLoginUrL)
    },
  })
  return { locker, agency }
}
