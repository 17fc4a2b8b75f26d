/** The store has no room: nothing was stored, and the client may try again later. */
export class StoreFull extends Error {
  override readonly name = 'StoreFull'

  constructor() {
    super('The relay has no room for more. Try again later')
  }
}
