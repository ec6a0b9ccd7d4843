/** The moment at which India's clock shows a time: `indiaMoment('2026-08-25', '15:00')` is 09:30 UTC. */
export function indiaMoment(date: string, time: string): Date {
  return new Date(`${date}T${time.length === 5 ? `${time}:00` : time}+05:30`)
}
