import type { Config } from '../../../platform/config'
import { providerCall } from '../../../platform/provider-call'
import { ChannelBusy, type MessageChannel, MessageRefused, reasonCode } from '../../message-channel'

interface SmtpError {
  code?: string
  responseCode?: number
  command?: string
}

/**
 * E-mail by SMTP (RFC 5321), through nodemailer. What the server says at once is heard; a mailbox that turns a letter
 * away later answers by a letter of its own to SMTP_FROM, which nobody reads here.
 */
export function smtpChannel({ url, from }: NonNullable<Config['smtp']>, timeoutMs = 10_000): MessageChannel {
  return {
    provider: 'smtp',
    reportsDelivery: false,
    async send({ id, to, subject, body, attachments }) {
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({
        url,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: 1.5 * timeoutMs,
      })
      try {
        const letter = {
          from,
          to,
          subject,
          text: body,
          messageId: `<${id}@neemmf.example>`,
          attachments: attachments.map(({ name, contentType, content }) => ({
            filename: name,
            contentType,
            content: Buffer.from(content, 'base64'),
          })),
        }
        const { messageId } = await providerCall({
          ...{ port: 'email', provider: 'smtp', operation: 'send' },
          ask: () => transport.sendMail(letter),
          isRefusal: (error) => asChannelError(error as SmtpError) instanceof MessageRefused,
        })
        return messageId
      } catch (error) {
        throw asChannelError(error as SmtpError)
      }
    },
  }
}

/** 5xx of the envelope or the letter is for good; a log-in that the server refuses (535) is ours to mend. */
function asChannelError({ code, responseCode, command }: SmtpError): Error {
  const isForGood = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH'
  if (isForGood && command !== 'CONN') return new MessageRefused(reasonCode(responseCode))
  return new ChannelBusy(reasonCode(responseCode ?? code))
}
