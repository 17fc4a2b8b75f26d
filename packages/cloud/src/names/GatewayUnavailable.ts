/** A name's records are kept on a server of its owner's choice, and that server was of no use. */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable'

  constructor(options?: ErrorOptions) {
    super('No gateway of the name could be reached', options)
  }
}
