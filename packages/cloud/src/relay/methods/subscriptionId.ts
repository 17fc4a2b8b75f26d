import { sha256Hex } from '../sha256Hex'

/**
 * Returns the id of a client's subscription. Clients compute it without waiting for the response, so both must agree.
 */
export function subscriptionId(topic: string, clientId: string): string {
  return sha256Hex(topic + clientId)
}
