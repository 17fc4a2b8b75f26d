import { sha256Hex } from '../sha256Hex'

/** The id of a client's subscription. Clients compute it themselves and don't wait for ours, so both must agree. */
export function subscriptionId(topic: string, clientId: string): string {
  return sha256Hex(topic + clientId)
}
