import {
  Dialog,
  ErrorPanel,
  maskFolio,
  planLabel,
  Skeleton,
  SkeletonRegion,
  Stack,
  useInvestor,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { Holding } from '@portal/contracts/folios/investor'
import { HoldingActions } from './holding-actions'
import { HoldingLots } from './holding-lots'
import { HoldingUnits } from './holding-units'
import { useHolding } from './portfolio.api'

/** A holding in full: which units are free and why others are not, its purchases, what can be done with it. */
export function HoldingDialog({ holding, onClose }: { holding: Holding; onClose: () => void }) {
  const { pan } = useInvestor()
  const { schemeName, folioNo, planName, optionDesc } = holding
  const folio = maskFolio(folioNo)
  const details = useHolding(pan, holding)
  return (
    <Dialog
      open
      size="wide"
      title={schemeName}
      verbatim
      description={`${planLabel(planName)} · ${optionDesc} · ${t`Folio ${folio}`}`}
      onClose={onClose}
    >
      {details.data ? (
        <Stack>
          <HoldingUnits details={details.data} />
          <HoldingActions offers={details.data.offers} holding={holding} />
          <HoldingLots details={details.data} />
        </Stack>
      ) : details.error ? (
        <ErrorPanel
          title={t`This holding did not load`}
          error={details.error}
          onRetry={() => void details.refetch()}
          retrying={details.isFetching}
        >
          {details.error.message} {t`Your units are safe.`}
        </ErrorPanel>
      ) : (
        <SkeletonRegion>
          <Skeleton shape="row" count={4} />
        </SkeletonRegion>
      )}
    </Dialog>
  )
}
