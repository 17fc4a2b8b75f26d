/** Thrown if the store has no room. The client may retry later. */
export class StoreFull extends Error {
  override readonly name = 'StoreFull'

  constructor() {
    super('The relay has no room for more. Try again later')
  }
}
