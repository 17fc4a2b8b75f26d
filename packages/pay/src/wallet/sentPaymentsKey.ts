import type { CaipNetworkId } from '@openappkit/appkit-core'
import { type Decoder, finite, listOf, objectOf, text } from '@openappkit/appkit-core/cloud'
import type { SentPayment } from './SentPayment'

/** Maximum number of stored payments. Older ones are dropped. */
export const sentLimit = 20

const name = /* @__PURE__ */ text(200)
const network: Decoder<CaipNetworkId> = value =>
  typeof value === 'string' && value.length <= 100 && /^[^:]+:[^:]+$/u.test(value)
    ? (value as CaipNetworkId)
    : undefined
const failures = ['reverted', 'dropped', 'replaced'] as const
const failure: Decoder<(typeof failures)[number]> = value => failures.find(known => known === value)
const payments: Decoder<readonly SentPayment[]> = /* @__PURE__ */ listOf(
  /* @__PURE__ */ objectOf(
    { invoiceId: name, caipNetworkId: network, address: name, hash: name, at: finite },
    { failure },
  ),
)

/** Storage entry for the payments that this app sent, newest first. Contains no client secret. */
export const sentPaymentsKey: {
  readonly name: string
  parse(raw: string): readonly SentPayment[] | undefined
  print(value: readonly SentPayment[]): string
} = {
  name: '@appkit/pay_sent',
  parse: raw => {
    try {
      return payments(JSON.parse(raw))?.slice(0, sentLimit)
    } catch {
      return undefined
    }
  },
  print: value => JSON.stringify(value),
}
