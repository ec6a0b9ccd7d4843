import {
  AlertDialog,
  api,
  ApiError,
  Button,
  Card,
  Facts,
  formatDate,
  formatRupees,
  formatTime,
  href,
  indiaDate,
  Note,
  queryFor,
  routes,
  shortNumber,
  Stack,
  StatusPill,
  TextLink,
  useHost,
  useInvestor,
  useQuery,
  useQueryClient,
  textOf,
} from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import { type HeldSolution, investmentSolutionApi } from '@portal/contracts/schemes/investment-solution'
import { useState } from 'react'
import { howOften } from './solution-words'
import styles from './solutions.module.css'

/** The investment solutions that the investor has bought; nothing where there are none. */
export default function HeldSolutions() {
  const { pan } = useInvestor()
  const { data } = useQuery(queryFor(investmentSolutionApi.held, { panNumber: pan }))
  if (!data?.solutions.length) return null
  return (
    <section aria-labelledby="your-solutions">
      <Stack>
        <h2 id="your-solutions">{t`Your investment solutions`}</h2>
        {data.solutions.map((solution) => (
          <SolutionCard key={solution.solutionId} solution={solution} />
        ))}
      </Stack>
    </section>
  )
}

const states = {
  starting: { tone: 'info', text: msg`Units on their way` },
  running: { tone: 'positive', text: msg`Rebalanced` },
  stopped: { tone: 'warning', text: msg`Not rebalanced any more` },
} as const

function SolutionCard({ solution }: { solution: HeldSolution }) {
  const { name, state, folioNo, equity, debt, equityPercent, equityPercentNow } = solution
  const { tone, text } = states[state]
  const share =
    equityPercentNow === null ? `${equityPercent}%` : t`${equityPercent}%, now ${equityPercentNow}%`
  return (
    <Card title={name} action={<StatusPill tone={tone}>{textOf(text)}</StatusPill>}>
      <Facts
        facts={[
          { label: equity.scheme.schemeName, value: formatRupees(equity.value) },
          { label: debt.scheme.schemeName, value: formatRupees(debt.value) },
          { label: t`Equity`, value: share },
          ...(folioNo ? [{ label: t`Folio`, value: shortNumber(folioNo) }] : []),
          { label: t`Rebalanced`, value: howOften(solution.rebalancingFrequency) },
          ...(solution.nextRebalanceOn
            ? [{ label: t`Next time`, value: formatDate(solution.nextRebalanceOn) }]
            : []),
        ]}
      />
      <Waiting solution={solution} />
      {state !== 'stopped' && <Stop solution={solution} />}
    </Card>
  )
}

function Waiting({ solution: { waiting } }: { solution: HeldSolution }) {
  if (!waiting) return null
  const { cancelUntil, transactionId } = waiting
  return (
    <Note title={t`A switch brings it back to its shares`}>
      {cancelUntil && `${cancelText(cancelUntil)} `}
      <TextLink to={href(routes.investSuccess, { order: transactionId })}>{t`See the order`}</TextLink>
    </Note>
  )
}

function cancelText(until: string) {
  const time = formatTime(until)
  const day = formatDate(indiaDate(until))
  return t`You can cancel it until ${time}, ${day}.`
}

function Stop({ solution: { solutionId, name } }: { solution: HeldSolution }) {
  const client = useQueryClient()
  const host = useHost()
  const [open, setOpen] = useState(false)
  const stop = async () => {
    setOpen(false)
    try {
      await api.call(investmentSolutionApi.stop, { solutionId })
      await client.invalidateQueries()
      host.toast({ type: 'success', message: t`We do not rebalance your ${name} any more.` })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      host.toast({ type: 'danger', message: error.message })
    }
  }
  return (
    <div className={styles.actions}>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {t`Stop rebalancing`}
      </Button>
      <AlertDialog
        open={open}
        title={t`Stop rebalancing your ${name}?`}
        description={t`Your units stay where they are. A switch that we have announced still takes place, unless you cancel it.`}
        safe={{ label: t`Keep it`, onChoose: () => setOpen(false) }}
        other={{ label: t`Stop rebalancing`, variant: 'danger', onChoose: () => void stop() }}
      />
    </div>
  )
}
