import {
  ApiError,
  api,
  refreshInvestor,
  useHost,
  useInvestor,
  useNavigate,
  href,
  routes,
} from '@portal/kernel'
import { createFolioApi } from '@portal/contracts/folio-opening/create-folio'
import type { ApplicantForm, NewFolioDraft } from '@portal/contracts/folio-opening/new-folio-draft'
import type { ApplicantDialogProps } from '@portal/contracts/wire/slots'
import { useEffect, useState } from 'react'
import { useKeepDraft } from '../draft/use-new-folio'
import { investmentOf } from '../draft/investment'
import { earlierIn, type ApplicantValues } from './applicant-values'
import type { RequestedAgain } from './applicant-words'
import { checkApplicant, type Checked, type Checking } from './check-applicant'
import { fieldOfCode } from './field-of-code'
import { useNotices } from './use-notices'
import { useRegisteredKyc } from './use-registered-kyc'

type Stage = 'form' | 'kyc' | 'registration' | 'theirRegistration' | 'aadhaar' | 'otp'

interface Code {
  otp: string
  referenceNumber: string
}

/** CONTINUE: the notices, the checks in their order, then the applicant is kept (S4.039 to S4.052). */
export function useContinue(props: ApplicantDialogProps & { draft: NewFolioDraft | undefined }) {
  const { place, draft, quickInvest: isReview = false } = props
  const investor = useInvestor()
  const notices = useNotices()
  const { registeredKyc, notifyStatus } = useStatus(place)
  const [busy, setBusy] = useState(false)
  const steps = useSteps(props)
  return {
    ...steps,
    // While a dialog asks, nothing is under way.
    busy: busy && !registeredKyc.open,
    notices,
    registeredKyc,
    async run(values: ApplicantValues): Promise<object | undefined> {
      setBusy(true)
      try {
        if (!isReview) await notices.show()
        const earlier = earlierIn(draft, place)
        const ownName = investor.name
        const checked = await checkApplicant({
          values,
          place,
          earlier,
          ownName,
          isReview,
          notifyStatus,
        })
        return await steps.follow(checked)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        steps.toast(error.message)
        return undefined
      } finally {
        setBusy(false)
      }
    },
  }
}

/** A registered KYC of the investor's own has a dialog, as something can be done about it; any other status is a toast. */
function useStatus(place: 1 | 2 | 3) {
  const host = useHost()
  const registeredKyc = useRegisteredKyc()
  const notifyStatus: Checking['notifyStatus'] = async (status, message) => {
    if (place === 1 && status === 'Registered') return registeredKyc.ask()
    host.toast({ type: 'infoMsg', message })
    return true
  }
  return { registeredKyc, notifyStatus }
}

/** What follows the checks: a dialog, a banner, a code, or the applicant is kept. */
function useSteps(props: Parameters<typeof useContinue>[0]) {
  const host = useHost()
  const { defaultCommunication } = useInvestor()
  const isOwn = props.place === 1 && !props.quickInvest
  const keep = useKeep(props)
  const [stage, setStage] = useState<Stage>('form')
  const [requested, setRequested] = useState<RequestedAgain>()
  const [applicant, setApplicant] = useState<ApplicantForm>()
  const [unregistered, setUnregistered] = useState('')
  const toast = (text: string) => void host.toast({ type: 'danger', message: text })
  useEffect(() => {
    // Where word goes to may have been confirmed, or taken back, since the log-in.
    if (isOwn) void refreshInvestor().catch(() => undefined)
  }, [isOwn])
  /** What the server refused, by field; what is about no field is toasted. */
  const store = async (next: ApplicantForm, code?: Code): Promise<object | undefined> => {
    try {
      return await keep(next, code)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setStage('form')
      const field = fieldOfCode(error.code)
      if (!field || code) toast(error.message)
      return field && { [field]: error.message }
    }
  }
  const add = async (next: ApplicantForm): Promise<object | undefined> => {
    setApplicant(next)
    if (!isOwn || defaultCommunication) return store(next)
    return void setStage('otp')
  }
  const follow = (checked: Checked): Promise<object | undefined> | undefined => {
    if (checked.verdict === 'right') return add(checked.applicant)
    if (checked.verdict === 'askAgain') {
      if (checked.text) toast(checked.text)
      return void setRequested(checked.requested)
    }
    if (checked.verdict === 'refused') return void toast(checked.text)
    if (checked.verdict === 'left') return undefined
    if (checked.verdict === 'theyRegister') setUnregistered(checked.pan)
    if (checked.verdict === 'notLinked') setApplicant(checked.applicant)
    return void setStage(stageOf[checked.verdict])
  }
  return {
    stage,
    setStage,
    requested,
    applicant,
    /** The PAN of another applicant that is not registered for KYC. */
    unregistered,
    toast,
    follow,
    /** The other choice of the dialog about Aadhaar. */
    skipAadhaar() {
      setStage('form')
      if (applicant) void add(applicant)
    },
    confirmed: (code: Code) => void (applicant && store(applicant, code)),
  }
}

const stageOf = {
  notLinked: 'aadhaar',
  needsKyc: 'kyc',
  needsRegistration: 'registration',
  theyRegister: 'theirRegistration',
} as const

/** Keeps the applicant on the server, with what shall be invested, and goes on. */
function useKeep(props: Parameters<typeof useContinue>[0]) {
  const { place, draft, investment, quickInvest, onAdded, onClose } = props
  const navigate = useNavigate()
  const keepDraft = useKeepDraft()
  return async (applicant: ApplicantForm, code?: Code): Promise<undefined> => {
    if (quickInvest) {
      onClose()
      return onAdded?.() as undefined
    }
    const { draftId = null, version = 0, taxDetails = [] } = draft ?? {}
    const saved = await api.call(createFolioApi.saveApplicantDetails, {
      draftId,
      version,
      applicants: [...earlierIn(draft, place), applicant],
      modeOfHolding: draft?.modeOfHolding ?? null,
      taxDetails: [...taxDetails],
      ...code,
    })
    keepDraft(saved.draft)
    if (investment) {
      const investmentDetails = investmentOf(investment)
      const { draftId: id, version: last } = saved.draft
      const withScheme = { draftId: id, version: last, investmentDetails }
      keepDraft((await api.call(createFolioApi.saveSchemeDetails, withScheme)).draft)
    }
    onClose()
    if (onAdded) onAdded()
    else void navigate(href(routes.addApplicant))
  }
}
