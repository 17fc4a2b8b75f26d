import type { Mailbox } from './Mailbox'

/**
 * Starts a mail server on this machine that keeps every mail. Use it as the `SMTP_URL` of a server under test.
 *
 * @example
 * ```ts
 * import { startMailbox } from '@openappkit/testing/node'
 *
 * await using mailbox = await startMailbox()
 * // Start the server with `SMTP_URL` set to `mailbox.smtpUrl`, and ask it for a code.
 * const code = await mailbox.nextCode('ada@example.com')
 * ```
 */
export async function startMailbox(): Promise<Mailbox> {
  // `smtp-server` is loaded only to start a mailbox.
  const { runMailbox } = await import('./runMailbox')
  return runMailbox()
}
