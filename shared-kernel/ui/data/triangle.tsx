/** The triangle that stands with every gain and loss, so that colour is not the only mark. */
export function Triangle({ down }: { down: boolean }) {
  return (
    <svg viewBox="0 0 10 10" aria-hidden="true">
      <path fill="currentColor" d={down ? 'M5 8.8.6 1.2h8.8Z' : 'M5 1.2 9.4 8.8H.6Z'} />
    </svg>
  )
}
