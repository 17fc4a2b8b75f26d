/** Thrown if no gateway chosen by a name's owner returns its records. */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable'

  constructor(options?: ErrorOptions) {
    super('No gateway of the name could be reached', options)
  }
}
