import {
  api,
  href,
  queryFor,
  routes,
  useInvestor,
  useMutation,
  useNavigate,
  useQuery,
  useQueryClient,
  type KycRoute,
} from '@portal/kernel'
import { kycApi } from '@portal/contracts/kyc/kyc'
import { profileApi } from '@portal/contracts/portfolio/profile'
import { goToProvider } from './provider-address'
import { returnAddress } from './return-address'

/** How the own KYC stands, asked anew by every page that shows it. */
export function useKyc() {
  const { pan } = useInvestor()
  return useQuery({ ...queryFor(kycApi.overview, { panNumber: pan }), staleTime: 0 })
}

/** Asks anew how the KYC stands, on every page that shows it. */
export function useForgetKyc(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [kycApi.overview.path] })
}

/** Goes on with a draft at its provider: its page is made when it is wanted, because its link is short-lived (S4.055). */
export function useGoOn() {
  const { pan } = useInvestor()
  const forget = useForgetKyc()
  return useMutation({
    mutationFn: async () => {
      const redirectUrl = returnAddress(routes.onboardApplicant)
      const { autoLoginUrL } = await api.call(kycApi.status, { redirectUrl, panNumber: pan })
      if (autoLoginUrL) goToProvider(autoLoginUrL)
      else await forget()
    },
  })
}

/** Has the agency register the PAN (-8015), and comes back to a page of this portal (S2.172, S2.173). */
export function useRegisterAtAgency(backTo: typeof routes.addApplicant | typeof routes.kycApplicant) {
  const { pan, name, emailId, mobileNum } = useInvestor()
  return useMutation({
    mutationFn: async () => {
      const account = { name, email: emailId, username: pan, phone: mobileNum, pan }
      const { autoLoginUrL } = await api.call(kycApi.createInvestor, {
        ...account,
        redirectUrl: returnAddress(backTo),
      })
      goToProvider(autoLoginUrL)
    },
  })
}

export interface WayChosen {
  way: KycRoute
  purpose: 'modify' | 'complete'
}

/** Begins a KYC, or a change of it, on the way that was chosen: at the digital locker, or on the page of the video. */
export function useBeginKyc() {
  const { pan } = useInvestor()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async ({ way, purpose }: WayChosen) => {
      if (way === 'digitalLocker')
        return goToProvider(await (purpose === 'modify' ? updatePage(pan) : lockerPage(pan)))
      if (purpose === 'modify') await updateKyc(pan, 'VIDEO')
      await navigate(href(routes.videoKyc, { purpose }))
    },
  })
}

const updateKyc = (panNumber: string, kycType: 'DIGILOCKER' | 'VIDEO') =>
  api.call(kycApi.update, { panNumber, kycType, callBackUrl: returnAddress(routes.onboardApplicant) })

async function updatePage(pan: string): Promise<string> {
  return (await updateKyc(pan, 'DIGILOCKER')).kycOnBoardingUrl ?? ''
}

async function lockerPage(panNumber: string): Promise<string> {
  const { name, nameOnPan, mobile, email, birthDate } = await api.call(profileApi.account, { panNumber })
  const { kraStatusCode } = await api.call(kycApi.overview, { panNumber })
  const { kycOnBoardingUrl } = await api.call(kycApi.initiate, {
    name: nameOnPan ?? name,
    mobileNo: mobile,
    pan: panNumber,
    emailId: email,
    callBackUrl: returnAddress(routes.onboardApplicant),
    dateOfBirth: birthDate ?? '',
    kraStatusCode,
    kraUpdatedStatusCode: kraStatusCode,
    isDistributorInitiated: false,
  })
  return kycOnBoardingUrl
}
