import { AlertPopup, formatRupees } from '@portal/kernel'

interface Props {
  /** In paise; undefined while nothing is asked. */
  load: number | undefined
  onChoose: (goesOn: boolean) => void
}

/** The units that are free of load do not cover what is asked for, which costs: asked before the review (S2.115). */
export function LoadPopup({ load, onChoose }: Props) {
  return (
    <AlertPopup
      open={load !== undefined}
      type="loadfreeUnits"
      title="Not all of these units are free of exit load"
      message={`About ${formatRupees(load ?? 0)} of exit load is taken off. Fewer units, or a later day, may cost nothing.`}
      onClose={() => onChoose(false)}
      onChoose={(button) => onChoose(button === 'Proceed')}
    />
  )
}
