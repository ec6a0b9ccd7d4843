import {
  api,
  brochureLink,
  downloadFile,
  queryFor,
  saveFile,
  useMutation,
  useQuery,
  useQueryClient,
} from '@portal/kernel'
import { ticketApi, type TicketDetails } from '@portal/contracts/support/support-ticket'
import { contentApi } from '@portal/contracts/support/content'
import { documentApi } from '@portal/contracts/wire/document'
import type { RequestOf } from '@portal/contracts/wire/endpoint'
import { fileApi } from '@portal/contracts/wire/file'

export const useFaqs = () => useQuery(queryFor(contentApi.faqs, {}))
export const useBranches = () => useQuery(queryFor(contentApi.branches, {}))
export const useQueries = (panNumber: string) => useQuery(queryFor(ticketApi.list, { panNumber }))
export const useTicket = (number: string) => useQuery(queryFor(ticketApi.details, { number }))

/** Where investors call and write. */
export function useContact() {
  const conf = useQuery(queryFor(contentApi.conf, {}))
  const contact = useQuery(queryFor(contentApi.contactUs, { isDistributor: false }))
  return {
    helpline: conf.data?.helpline,
    email: contact.data?.emailAddress,
    /** The brochure of all funds, of this environment's own site (S9.073). */
    brochure: conf.data && brochureLink(conf.data.environment),
  }
}

/** Asks a question; answers its number. */
export function useAsk() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (question: RequestOf<typeof ticketApi.insert>) => api.call(ticketApi.insert, question),
    onSuccess: () => client.invalidateQueries({ queryKey: [ticketApi.list.path] }),
  })
}

/** What an investor does in a query; its page shows at once what became of it. */
export function useTicketActs(number: string) {
  const client = useQueryClient()
  const keep = (details: TicketDetails) => {
    client.setQueryData(queryFor(ticketApi.details, { number }).queryKey, details)
    void client.invalidateQueries({ queryKey: [ticketApi.list.path] })
  }
  const reply = useMutation({
    mutationFn: (words: { text: string; documentIds: string[] }) =>
      api.call(ticketApi.reply, { number, ...words }),
    onSuccess: keep,
  })
  const close = useMutation({ mutationFn: () => api.call(ticketApi.close, { number }), onSuccess: keep })
  const rate = useMutation({
    mutationFn: (rating: { score: number; comment?: string }) =>
      api.call(ticketApi.rate, { number, ...rating }),
    onSuccess: keep,
  })
  return { reply, close, rate }
}

/** Saves an own paper on this device, by a link that is made for it. */
export async function fetchAttachment({
  documentId,
  name,
}: {
  documentId: string
  name: string
}): Promise<void> {
  const { link } = await api.call(documentApi.link, { documentId }, { toast: true })
  saveFile(await downloadFile(fileApi.document, link.slice(link.lastIndexOf('/') + 1)), name)
}
