/** The caller asks for more than its rate allows. */
export class OverRate extends Error {
  override readonly name = 'OverRate'

  constructor() {
    super('Too Many Requests')
  }
}
