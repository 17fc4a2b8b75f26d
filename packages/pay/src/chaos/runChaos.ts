import { invoiceEventSchema } from '@openappkit/contract/schemas'
import { chaosTable } from './chaosTable'
import { type ChaosInvoice, chaosWebhooks } from './chaosWebhooks'
import { sendChaos } from './sendChaos'

const USAGE = `Usage: WEBHOOK_SECRET=whsec_… pay-chaos <url> <invoice> <order> <amount> <currency> <status>

Sends good and hostile webhooks to your own endpoint, and shows which answers are wrong. Use a test
shop, and an invoice of its backend that you no longer need, because its sequence becomes 1001:
pay-chaos http://localhost:3000/hooks 0b9c… 1042 4999 EUR open
`

/** Input and output of the command. */
export interface ChaosConsole {
  /** Arguments after the name of the command. */
  readonly args: readonly string[]
  /** The secret that the endpoint checks. */
  readonly secret: string | undefined
  readonly fetch: typeof globalThis.fetch
  readonly now: () => number
  readonly print: (text: string) => void
}

/** Runs the command. Returns its exit code: 0 if all answers are correct, 1 if not, 2 for invalid arguments. */
export async function runChaos({ args, fetch, now, print, secret }: ChaosConsole): Promise<number> {
  const [url = '', ...terms] = args
  const invoice = readInvoice(terms, now())
  if (!invoice || !/^https?:/.test(url) || !URL.canParse(url) || !/^whsec_[A-Za-z0-9+/]+=*$/.test(secret ?? '')) {
    print(USAGE)
    return 2
  }
  const results = await sendChaos(url, await chaosWebhooks(invoice, secret ?? '', now()), fetch)
  print(chaosTable(results))
  return results.every(({ isCorrect }) => isCorrect) ? 0 : 1
}

function readInvoice(terms: readonly string[], now: number): ChaosInvoice | undefined {
  const [invoiceId, orderId, minor, currency, status] = terms
  const amount = { minor, currency }
  const event = invoiceEventSchema.safeParse({
    type: `invoice.${status}`,
    timestamp: new Date(now).toISOString(),
    data: { invoiceId, orderId, amount, status, exceptions: [], sequence: 1 },
  })
  return event.success && terms.length === 5 ? event.data.data : undefined
}
