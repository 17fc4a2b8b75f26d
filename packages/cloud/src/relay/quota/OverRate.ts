/** Thrown if the caller is over its rate. */
export class OverRate extends Error {
  override readonly name = 'OverRate'

  constructor() {
    super('Too Many Requests')
  }
}
