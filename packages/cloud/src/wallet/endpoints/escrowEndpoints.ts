import { z } from 'zod'
import { acceptedLanguage } from '../../http/acceptedLanguage'
import { type Endpoint, endpoint } from '../../http/Endpoint'
import { escapeHtml } from '../../http/escapeHtml'
import { htmlPage } from '../../http/htmlPage'
import type { EscrowAnswer } from '../escrow/Escrow'
import { walletFailure } from '../failures'
import { mailLanguages } from '../mail/mailMessages'
import type { WalletApi } from '../WalletApi'
import { userRoute } from './route'
import { bytes32, done, doneSchema, emptySchema, sealedText } from './schemas'

const answerSchema: z.ZodType<EscrowAnswer> = z.discriminatedUnion('status', [
  z.object({ status: z.literal('open'), encapsulation: sealedText, ciphertext: sealedText }),
  z.object({ status: z.literal('waiting'), opensAt: z.number() }),
])
const CANCEL = '/wallet/escrow/cancel'

/** Returns the endpoints of the escrow. */
export function escrowEndpoints(api: WalletApi): readonly Endpoint[] {
  const { escrow } = api
  return [
    userRoute(
      api,
      {
        method: 'POST',
        name: 'escrow/open',
        summary: "Opens the operator's copy of the seed for this device",
        body: z.object({ publicKey: bytes32 }),
        answer: answerSchema,
      },
      (caller, { body, headers }) => {
        if (!escrow) throw walletFailure('path_not_found')
        return escrow.open(caller, body.publicKey, headers.get('accept-language'))
      },
    ),
    userRoute(
      api,
      {
        method: 'POST',
        name: 'escrow/cancel',
        summary: 'Cancels requests to open the escrow',
        body: emptySchema,
        answer: doneSchema,
      },
      async ({ userId }) => {
        await escrow?.cancel(userId)
        return done
      },
    ),
    ...cancelPages(api),
  ]
}

/** The link of the mail. Opening it does nothing, because mail scanners open links. */
function cancelPages({ escrow, guard }: WalletApi): readonly Endpoint[] {
  const query = z.object({ secret: bytes32 })
  const common = { path: CANCEL, tag: 'Embedded wallet', isPublic: true, query } as const
  const rate = { burst: 20, perSecond: 0.5 }
  return [
    endpoint({
      ...common,
      method: 'GET',
      rate,
      summary: 'Page that cancels a recovery',
      async handle({ headers, query: { secret } }) {
        const { language, messages } = acceptedLanguage(headers.get('accept-language'), mailLanguages)
        const button = `<button>${escapeHtml(messages.escrowCancel)}</button>`
        const form = `<form method="post" action="${CANCEL}?secret=${escapeHtml(secret)}">${button}</form>`
        return htmlPage({
          language: { language },
          title: messages.cancelTitle,
          body: `<p>${escapeHtml(messages.cancelDetail)}</p>${form}`,
        })
      },
    }),
    endpoint<unknown, z.infer<typeof query>, unknown, unknown>({
      ...common,
      method: 'POST',
      rate,
      summary: 'Cancels a recovery',
      async handle({ headers, query: { secret } }) {
        guard.assertOwnPage(headers)
        const { language, messages } = acceptedLanguage(headers.get('accept-language'), mailLanguages)
        const isCanceled = (await escrow?.cancelByLink(secret)) ?? false
        const title = isCanceled ? messages.canceled : messages.nothingToCancel
        return htmlPage({ language: { language }, title, body: '' })
      },
    }),
  ] as readonly Endpoint[]
}
