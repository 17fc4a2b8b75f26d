import type { OnrampDependencies } from '../OnrampDependencies'
import type { SandboxSettings } from '../OnrampFile'
import type { OnrampProvider } from '../OnrampProvider'
import { SandboxCheckout } from './SandboxCheckout'
import { SandboxFaucet } from './SandboxFaucet'
import { SandboxPaymentStore } from './SandboxPaymentStore'
import { SandboxProvider } from './SandboxProvider'
import { SandboxSignature } from './SandboxSignature'
import { CHECKOUT_PATH } from './sandboxEndpoints'

const NAME = 'Sandbox'
const TIMEOUT = 5000
const FEE = 390
const QUOTE_LIFETIME = 60

type SandboxDependencies = Pick<
  OnrampDependencies,
  'address' | 'chains' | 'database' | 'logger' | 'prices' | 'secrets'
> & { readonly now: () => number }

/** The sandbox's checkout, and a factory of its provider. */
export interface OpenSandbox {
  readonly checkout: SandboxCheckout
  createProvider(settings: SandboxSettings & { readonly id: string }): OnrampProvider
}

/** Creates the parts of the sandbox. */
export function openSandbox({
  address,
  chains,
  database,
  logger,
  now,
  prices,
  secrets,
}: SandboxDependencies): OpenSandbox {
  const faucet = new SandboxFaucet(chains.rpc, chains.settings)
  const payments = new SandboxPaymentStore(database)
  const signature = new SandboxSignature(secrets, now)
  let webhookId = 'sandbox'
  const checkout = new SandboxCheckout({
    faucet,
    payments,
    signature,
    webhookUrl: () => `${address.publicUrl}/v1/onramp/webhooks/${webhookId}`,
    logger,
    now,
  })
  return {
    checkout,
    createProvider({ feeBps = FEE, id, name = NAME, quoteLifetime = QUOTE_LIFETIME }) {
      webhookId = id
      return new SandboxProvider(
        { id, name, timeout: TIMEOUT, feeBps, quoteLifetime: quoteLifetime * 1000 },
        {
          faucet,
          payments,
          prices,
          signature,
          checkoutOf: payment => `${address.publicUrl}${CHECKOUT_PATH}/${payment}`,
          now,
        },
      )
    },
  }
}
