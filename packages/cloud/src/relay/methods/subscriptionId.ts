import { sha256Hex } from '../sha256Hex'

/** Returns the id of a client's subscription. Clients compute the id themselves, without waiting for the response. */
export function subscriptionId(topic: string, clientId: string): string {
  return sha256Hex(topic + clientId)
}
