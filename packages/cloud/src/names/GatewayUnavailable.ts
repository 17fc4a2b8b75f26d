/**
 * Thrown if no gateway of a name returns its records, or if the lookup takes too long. The name's owner chooses the
 * gateways.
 */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable'

  constructor(options?: ErrorOptions) {
    super('No gateway of the name could be reached', options)
  }
}
