import { createPayServer, type PayServer } from '@openappkit/pay/server'
import { setting } from './settings'

/** Returns the shop's side of payments. Created on a request, because a build has no secrets. */
export function payServer(): PayServer {
  return createPayServer({
    url: setting('CLOUD_URL'),
    apiKey: setting('CLOUD_API_KEY'),
    // During a rotation, both the new and the old secret.
    webhookSecrets: [setting('WEBHOOK_SECRET'), process.env['OLD_WEBHOOK_SECRET']],
    rpcUrls: { [`eip155:${setting('CHAIN_ID')}`]: setting('RPC_URL') },
  })
}
