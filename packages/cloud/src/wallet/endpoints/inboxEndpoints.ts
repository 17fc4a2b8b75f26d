import { type Endpoint, endpoint } from '../../http/Endpoint'
import { HttpFailure } from '../../http/HttpFailure'
import { inboxPage } from '../mail/inboxPage'
import type { WalletApi } from '../WalletApi'

/** Returns the page with the mails of a development server, if there is one. */
export function inboxEndpoints({ inbox }: WalletApi, origin: string): readonly Endpoint[] {
  if (!inbox) return []
  return [
    endpoint<unknown, unknown, unknown, unknown>({
      method: 'GET',
      path: '/wallet/inbox',
      summary: 'Codes that the wallet sent, in development',
      tag: 'Embedded wallet',
      isPublic: true,
      async handle({ headers, isFromThisMachine }) {
        // Only a page that the user opens can read the codes. Another page could read them from the browser, also under
        // a name of its own that leads to this machine.
        const isOpened = headers.get('origin') === null && headers.get('sec-fetch-dest') !== 'iframe'
        const isOwnHost = headers.get('host') === new URL(origin).host
        const site = headers.get('sec-fetch-site') ?? 'none'
        if (!isFromThisMachine || !isOpened || !isOwnHost || !['none', 'same-origin'].includes(site)) {
          throw new HttpFailure(403, 'origin', 'Open this page on the machine of the server.')
        }
        return inboxPage(inbox.mails)
      },
    }),
  ]
}
