import { type Host, portalStore, showToast } from '@portal/kernel'
import { announce } from '@portal/kernel/internal'
import { leaveQuestionAtom } from '../page/leave-question.atom'
import { reportFailure } from '../telemetry/report-failure'

const brand = 'Neem Mutual Fund'

/** What remotes may ask of the shell. */
export const shellHost: Host = {
  kind: 'shell',
  toast: showToast,
  announce: (text) => announce(text),
  setTitle(title) {
    document.title = `${title} · ${brand}`
  },
  setLeaveQuestion: (question) => portalStore.set(leaveQuestionAtom, question),
  report: reportFailure,
}
