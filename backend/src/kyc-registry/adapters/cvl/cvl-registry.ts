import { type KycAnswer, type KycRegistry, RegistrySilent, RegistryUnreadable } from '../../ports'
import { callRegistry, endOfQuestion } from '../registry-call'
import { kraMomentOf, type ReadStatus, residencyOfCode, statusOfCode } from '../kra-codes'
import { elementsNamed, escapeXml, readXml, textNamed, type XmlNode } from './xml'

export interface CvlAccess {
  /** The whole address of the service: `…/CVLPanInquiry.svc`. */
  url: string
  user: string
  password: string
  posCode: string
  passKey: string
  timeoutMs?: number
}

/** One question: all its calls end together. */
type Asking = CvlAccess & { signal: AbortSignal }

/** The namespace of the service, on its test machine as in production. */
export const cvlNamespace = 'https://krapancheck.cvlindia.com'

/**
 * The PAN inquiry of CVL KRA, SOAP 1.1 as its service description and its sample client have it (CVLPanInquiry.svc, V6.0):
 * GetPassword (`APP_GET_PASS`), GetPanStatus (`APP_PAN_INQ` with `APP_STATUS`, of all agencies), and
 * SolicitPANDetailsFetchALLKRA (`KYC_DATA`) for the residency, which is told to who knows the date of birth alone.
 * Not found in public documents: the list of `APP_RES_STATUS` (the one here is that of the KRAs' forms, and a letter that
 * is not in it tells nothing), and how long a password of GetPassword holds, so each inquiry gets its own.
 */
export function cvlRegistry(settings: CvlAccess): KycRegistry {
  return {
    source: 'cvl',
    async inquire({ pan, birthDate }) {
      const access = { ...settings, signal: endOfQuestion(settings.timeoutMs) }
      const password = textNamed(
        await soap(access, 'GetPassword', { password: access.password, passKey: access.passKey }),
        'APP_GET_PASS',
      )
      if (!password) throw new RegistryUnreadable('GetPassword gave no password')
      const { kraCode, ...status } = await statusOf(access, password, pan)
      const residency =
        birthDate && kraCode ? await residencyOf(access, password, { pan, birthDate, kraCode }) : null
      return { ...status, residency }
    },
  }
}

const caller = ({ user, posCode, passKey }: Asking, password: string) => ({
  userName: user,
  posCode,
  password,
  passKey,
})

async function statusOf(
  access: Asking,
  password: string,
  pan: string,
): Promise<ReadStatus & Pick<KycAnswer, 'statusAt'>> {
  const answer = await soap(access, 'GetPanStatus', { pan, ...caller(access, password) })
  const found = elementsNamed(answer, 'APP_PAN_INQ')
  const [inquiry] = found
  if (!inquiry || found.length > 1 || textNamed(inquiry, 'APP_PAN_NO') !== pan)
    throw new RegistryUnreadable('the answer is not about the PAN that was asked')
  const code = textNamed(inquiry, 'APP_STATUS')
  if (!code) throw new RegistryUnreadable('the answer has no status')
  return { ...statusOfCode(code), statusAt: kraMomentOf(textNamed(inquiry, 'APP_STATUSDT')) }
}

/** A date of birth that is not the one on record answers an error, as a record that is not given out does: null then. */
async function residencyOf(
  access: Asking,
  password: string,
  { pan, birthDate, kraCode }: { pan: string; birthDate: string; kraCode: string },
): Promise<KycAnswer['residency']> {
  const request = {
    APP_PAN_NO: pan,
    APP_DOB_INCORP: birthDate.split('-').reverse().join('-'),
    APP_POS_CODE: access.posCode,
    APP_RTA_CODE: access.posCode,
    APP_KRA_CODE: kraCode,
    // The data alone; I would bring the images too.
    FETCH_TYPE: 'E',
  }
  const inputXml = `<APP_REQ_ROOT><APP_PAN_INQ>${elements(request)}</APP_PAN_INQ></APP_REQ_ROOT>`
  const answer = await soap(
    access,
    'SolicitPANDetailsFetchALLKRA',
    { inputXml, ...caller(access, password) },
    () => undefined,
  )
  const [record] = answer ? elementsNamed(answer, 'KYC_DATA') : []
  if (!record || textNamed(record, 'APP_PAN_NO') !== pan) return null
  return residencyOfCode[textNamed(record, 'APP_RES_STATUS')] ?? null
}

const elements = (fields: Readonly<Record<string, string>>, prefix = '') =>
  Object.entries(fields)
    .map(([name, text]) => `<${prefix}${name}>${escapeXml(text)}</${prefix}${name}>`)
    .join('')

/** An error of the service (`ERROR_CODE`): wrong user, password or code of ours, so it is closed to us. */
function closedToUs(code: string): never {
  throw new RegistrySilent(`the service answers error ${code.slice(0, 20)}`)
}

async function soap<OnError = never>(
  { url, signal }: Asking,
  operation: string,
  fields: Readonly<Record<string, string>>,
  onError: (code: string) => OnError = closedToUs,
): Promise<XmlNode | OnError> {
  const body = `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/" xmlns:tns="${cvlNamespace}"><soap:Body><tns:${operation}><tns:webApi>${elements(fields, 'tns:')}</tns:webApi></tns:${operation}></soap:Body></soap:Envelope>`
  const headers = {
    'content-type': 'text/xml; charset=utf-8',
    soapaction: `"${cvlNamespace}/ICVLPanInquiry/${operation}"`,
  }
  const answer = readXml(await callRegistry({ port: 'kyc-registry', url, headers, body, signal }))
  const [result] = elementsNamed(answer, `${operation}Result`)
  if (result === undefined) throw new RegistryUnreadable(`the answer has no ${operation}Result`)
  // Some installations put the document into the result as text.
  const document = typeof result === 'string' && result.startsWith('<') ? readXml(result) : result
  const error = textNamed(document, 'ERROR_CODE')
  return error ? onError(error) : document
}
