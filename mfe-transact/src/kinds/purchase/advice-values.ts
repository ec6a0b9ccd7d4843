import { limits, type Verdict } from '@portal/kernel'
import { Arn, type Advice, defaultRiaCode, Euin, RiaCode } from '@portal/kernel/contracts/investment'
import type { Folio } from '@portal/kernel/contracts/investor'

/** Nobody; a distributor, whose plans are Regular; or an adviser, who is paid by the investor and not by the fund. */
type AdvisedBy = 'NOBODY' | 'DISTRIBUTOR' | 'ADVISER'

/** What the fields say of who advises. */
export interface AdviceValues {
  by?: AdvisedBy
  /** A distributor's ARN, its employee's EUIN, and a sub-broker's code. */
  arn?: string
  euin?: string
  subBrokerCode?: string
  /** That nobody of the distributor advised. */
  executionOnly?: boolean
  /** An adviser's code. */
  ria?: string
}

/** What the fields start with: the draft, else nobody; a Regular plan comes through a distributor. */
export function adviceValues(advice: Advice | null, planMode: 'Direct' | 'Regular' = 'Direct'): AdviceValues {
  const by =
    advice?.distributorARN || planMode === 'Regular' ? 'DISTRIBUTOR' : advice?.ria ? 'ADVISER' : 'NOBODY'
  return {
    by,
    arn: advice?.distributorARN ?? '',
    euin: advice?.euin ?? '',
    subBrokerCode: advice?.subBrokerCode ?? '',
    executionOnly: advice?.executionOnly ?? false,
    ria: advice?.ria === defaultRiaCode ? '' : (advice?.ria ?? ''),
  }
}

/** Who advises, out of the fields; null while nobody does, or the distributor is not complete. */
export function adviceIn({ by, arn, euin, subBrokerCode, executionOnly, ria }: AdviceValues): Advice | null {
  const nothing = { distributorARN: null, euin: null, subBrokerCode: null, ria: null, executionOnly: false }
  if (by === 'ADVISER') {
    const code = RiaCode.safeParse(ria?.trim() || defaultRiaCode).data
    return code ? { ...nothing, ria: code } : null
  }
  const distributorARN = Arn.safeParse(arn).data
  if (by !== 'DISTRIBUTOR' || !distributorARN) return null
  const known = executionOnly ? null : (Euin.safeParse(euin).data ?? null)
  return {
    ...nothing,
    distributorARN,
    subBrokerCode: subBrokerCode?.trim() || null,
    euin: known,
    executionOnly: executionOnly ?? false,
  }
}

/** What is wrong with who advises; the distributor of the folio needs no more to be said. */
export function adviceVerdicts(
  values: AdviceValues,
  folio: Folio | undefined,
): Partial<Record<string, Verdict>> {
  const { by, arn, euin, subBrokerCode, executionOnly, ria } = values
  if (by === 'ADVISER')
    return {
      ria:
        ria?.trim() && !RiaCode.safeParse(ria.trim()).success
          ? 'Enter the code as INA and nine digits, or leave it empty'
          : undefined,
    }
  if (by !== 'DISTRIBUTOR') return {}
  if (!arn) return { arn: folio?.distributorARN ? undefined : 'Choose your distributor' }
  return {
    euin: euin || executionOnly ? undefined : 'Choose who advised you, or tick the box below',
    subBrokerCode:
      (subBrokerCode?.trim().length ?? 0) > limits.text.subBroker
        ? `Enter up to ${String(limits.text.subBroker)} characters`
        : undefined,
  }
}
