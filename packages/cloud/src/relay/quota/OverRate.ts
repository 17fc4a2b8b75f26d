/** Thrown if the caller exceeds its rate. */
export class OverRate extends Error {
  override readonly name = 'OverRate'

  constructor() {
    super('Too Many Requests')
  }
}
