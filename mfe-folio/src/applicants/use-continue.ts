import { ApiError, api, useHost, useInvestor, useNavigate, href, routes } from '@portal/kernel'
import { createFolioApi } from '@portal/kernel/contracts/create-folio'
import type { ApplicantForm, NewFolioDraft } from '@portal/kernel/contracts/new-folio-draft'
import type { ApplicantDialogProps } from '@portal/kernel/contracts/slots'
import { useState } from 'react'
import { useKeepDraft } from '../draft/use-new-folio'
import { investmentOf } from '../draft/investment'
import { earlierIn, type ApplicantValues } from './applicant-values'
import type { AskedAgain } from './applicant-words'
import { checkApplicant, type Checked } from './check-applicant'
import { fieldOfCode } from './field-of-code'
import { useNotices } from './use-notices'

export type Stage = 'form' | 'kyc' | 'registration' | 'aadhaar' | 'otp'

interface Code {
  otp: string
  referenceNumber: string
}

/** CONTINUE: the notices, the checks in their order, then the applicant is kept (S4.039 to S4.052). */
export function useContinue(props: ApplicantDialogProps & { draft: NewFolioDraft | undefined }) {
  const { place, draft } = props
  const investor = useInvestor()
  const host = useHost()
  const notices = useNotices()
  const keep = useKeep(props)
  const [busy, setBusy] = useState(false)
  const [stage, setStage] = useState<Stage>('form')
  const [asked, setAsked] = useState<AskedAgain>()
  const [applicant, setApplicant] = useState<ApplicantForm>()

  const toast = (text: string) => void host.toast({ type: 'danger', message: text })
  const store = async (next: ApplicantForm, code?: Code): Promise<object | undefined> => {
    try {
      await keep(next, code)
      return undefined
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setStage('form')
      const field = fieldOfCode(error.code)
      if (field) return { [field]: error.message }
      toast(error.message)
      return undefined
    }
  }
  const add = async (next: ApplicantForm): Promise<object | undefined> => {
    setApplicant(next)
    if (place !== 1 || investor.defaultCommunication) return store(next)
    setStage('otp')
    return undefined
  }
  const follow = (checked: Checked): Promise<object | undefined> | undefined => {
    if ('statusMessage' in checked && checked.statusMessage)
      void host.toast({ type: 'infoMsg', message: checked.statusMessage })
    switch (checked.verdict) {
      case 'right':
        return add(checked.applicant)
      case 'notLinked':
        setApplicant(checked.applicant)
        return void setStage('aadhaar')
      case 'askAgain':
        return void setAsked(checked.asked)
      case 'refused':
        return void toast(checked.text)
      case 'needsKyc':
        return void setStage('kyc')
      case 'needsRegistration':
        return void setStage('registration')
    }
  }
  return {
    busy,
    stage,
    setStage,
    asked,
    applicant,
    notices,
    /** The other choice of the dialog about Aadhaar. */
    skipAadhaar: () => applicant && void add(applicant).then(() => undefined),
    confirmed: (code: Code) => applicant && void store(applicant, code),
    async run(values: ApplicantValues): Promise<object | undefined> {
      setBusy(true)
      try {
        await notices.show()
        const earlier = earlierIn(draft, place)
        return await follow(await checkApplicant({ values, place, earlier, ownName: investor.name }))
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        toast(error.message)
        return undefined
      } finally {
        setBusy(false)
      }
    },
  }
}

/** Keeps the applicant on the server, with what shall be invested, and goes on. */
function useKeep({ place, draft, investment, onAdded, onClose }: Parameters<typeof useContinue>[0]) {
  const navigate = useNavigate()
  const keepDraft = useKeepDraft()
  return async (applicant: ApplicantForm, code?: Code): Promise<void> => {
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
